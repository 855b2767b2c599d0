// Who is asked: the sandbox, or an account of one’s own.
import { useRef } from 'react'
import type { Finding, Inspection } from '../inspect/finding.ts'
import { inSandbox, isInSandbox, outOfSandbox } from '../sandbox.ts'
import { type Environment, engineOf, partsOf, type Settings } from '../settings.ts'
import { useWords } from '../words/words.ts'
import { Attributes } from './Attributes.tsx'
import { Explained } from './Explained.tsx'
import { accountNames, partId } from './groups.ts'

interface Props {
  settings: Settings
  found: Inspection
  findings: readonly Finding[]
  sandbox: boolean
  change(settings: Settings): void
}

const tagsIn = (settings: Settings) => partsOf(settings).map(({ element }) => element)

function SandboxChoice({ settings, change }: Pick<Props, 'settings' | 'change'>) {
  const words = useWords()
  const inside = isInSandbox(settings)
  // Who looks at the sandbox comes back to what was typed before.
  const own = useRef<Settings | null>(null)
  return (
    <div className="radios">
      <label>
        <input
          type="radio"
          name="account"
          value="sandbox"
          checked={inside}
          onChange={() => {
            own.current = settings
            change(tagsIn(settings).reduce(inSandbox, settings))
          }}
        />
        {words.sandbox}
      </label>
      <label>
        <input
          type="radio"
          name="account"
          value="own"
          checked={!inside}
          onChange={() =>
            change(
              tagsIn(settings).reduce((all, tag) => outOfSandbox(all, own.current, tag), settings),
            )
          }
        />
        {words.ownAccount}
      </label>
    </div>
  )
}

/** Which way there is on which kind of page. */
export type IndexingWay = 'shopify' | 'wordpress' | 'other'
const wayOn = (place: Environment): IndexingWay =>
  place === 'shopify' || place === 'wordpress' ? place : 'other'

/** Who has no index has nothing to type here. */
function NoIndex({ settings }: Pick<Props, 'settings'>) {
  const words = useWords()
  return (
    <details>
      <summary>{words.noIndex}</summary>
      <p className="help">{words.indexing[wayOn(settings.for)]}</p>
    </details>
  )
}

export function Account({ settings, found, findings, sandbox, change }: Props) {
  const words = useWords()
  const { element } = settings
  // Nothing of it is to be filled in.
  const inside = sandbox && isInSandbox(settings)
  return (
    <fieldset id={partId('account')} tabIndex={-1}>
      <legend>{words.account}</legend>
      {sandbox && <SandboxChoice {...{ settings, change }} />}
      {inside && <p className="help">{words.sandboxHelp}</p>}
      {!sandbox && <p className="help">{words.accountNeeded}</p>}
      {!inside && (element === 'rich-doc' || engineOf(settings) === 'algolia') && (
        <p className="help">
          <Explained
            text={element === 'site-search' ? words.searchAccountHelp : words.contentAccountHelp}
          />
        </p>
      )}
      {!inside && (
        <Attributes names={accountNames(settings)} {...{ settings, found, findings, change }} />
      )}
      {!inside && element === 'site-search' && engineOf(settings) === 'algolia' && (
        <NoIndex settings={settings} />
      )}
    </fieldset>
  )
}
