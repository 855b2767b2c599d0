// The account: the sandbox, or the owner's own.
import { useRef, useState } from 'react'
import type { Finding, Inspection } from '../inspect/finding.ts'
import { inSandbox, isInSandbox, outOfSandbox } from '../sandbox.ts'
import { type Environment, engineOf, partsOf, type Settings } from '../settings.ts'
import type { IndexingWay } from '../words/shape.ts'
import { useWords } from '../words/words.ts'
import { Attributes } from './Attributes.tsx'
import { Explained } from './Explained.tsx'
import { accountNames, partId } from './groups.ts'
import { Sent } from './Sent.tsx'

interface Props {
  settings: Settings
  found: Inspection
  findings: readonly Finding[]
  sandbox: boolean
  change(settings: Settings): void
}

const tagsIn = (settings: Settings) => partsOf(settings).map(({ element }) => element)

interface ChoiceProps extends Pick<Props, 'settings' | 'change'> {
  inside: boolean
  /** The account is somebody's own, even where it is that of the sandbox. */
  own(isOwn: boolean): void
}

function SandboxChoice({ settings, change, inside, own: setOwn }: ChoiceProps) {
  const words = useWords()
  // After a look at the sandbox, the values typed before come back.
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
            setOwn(false)
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
          onChange={() => {
            setOwn(true)
            change(
              tagsIn(settings).reduce((all, tag) => outOfSandbox(all, own.current, tag), settings),
            )
          }}
        />
        {words.ownAccount}
      </label>
    </div>
  )
}

/** Which way there is on which kind of page. */
const wayOn = (place: Environment): IndexingWay =>
  place === 'shopify' || place === 'wordpress' ? place : 'other'

/** For owners without an index, who have nothing to type yet. */
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
  const [isOwn, setOwn] = useState(false)
  // Other engines have no dashboard that is known here.
  const isKnown = element === 'rich-doc' || engineOf(settings) === 'algolia'
  // Nothing of it is to be filled in.
  const inside = sandbox && isInSandbox(settings) && !isOwn
  return (
    <fieldset id={partId('account')} tabIndex={-1}>
      <legend>{words.account}</legend>
      {sandbox && <SandboxChoice {...{ settings, change, inside }} own={setOwn} />}
      {inside && <p className="help">{words.sandboxHelp}</p>}
      {!sandbox && <p className="help">{words.accountNeeded}</p>}
      {!inside && isKnown && <Sent {...{ settings, findings, change }} />}
      {!inside && isKnown && (
        <p className="help">
          <Explained
            text={element === 'site-search' ? words.searchAccountHelp : words.contentAccountHelp}
          />
        </p>
      )}
      {!inside && (
        <Attributes names={accountNames(settings)} {...{ settings, found, findings, change }} />
      )}
      {!inside && isKnown && element === 'site-search' && <NoIndex settings={settings} />}
    </fieldset>
  )
}
