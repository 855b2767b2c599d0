// Who is asked: the sandbox, or an account of one’s own, and whether it answers.
import type { Inspection } from '../inspect/finding.ts'
import { inSandbox, isInSandbox, outOfSandbox } from '../sandbox.ts'
import type { Settings } from '../settings.ts'
import { filledIn, useWords } from '../words/words.ts'
import { Attributes } from './Attributes.tsx'
import { Explained } from './Explained.tsx'
import { namesOf } from './groups.ts'

interface Props {
  settings: Settings
  found: Inspection
  /** Null until somebody asks. */
  tested: Inspection | 'asking' | null
  sandbox: boolean
  change(settings: Settings): void
  test(): void
}

function SandboxChoice({ settings, change }: Pick<Props, 'settings' | 'change'>) {
  const words = useWords()
  const inside = isInSandbox(settings)
  return (
    <div className="radios">
      <label>
        <input
          type="radio"
          name="account"
          value="sandbox"
          checked={inside}
          onChange={() => change(inSandbox(settings, settings.element))}
        />
        {words.sandbox}
      </label>
      <label>
        <input
          type="radio"
          name="account"
          value="own"
          checked={!inside}
          onChange={() => change(outOfSandbox(settings))}
        />
        {words.ownAccount}
      </label>
    </div>
  )
}

function Findings({ tested }: Pick<Props, 'tested'>) {
  const words = useWords()
  return (
    <div role="status" className="findings" id="connection">
      {tested === 'asking' && <p>{words.testing}</p>}
      {tested && tested !== 'asking' && (
        <ul>
          {tested.findings.map(({ code, grade, values }) => (
            <li key={code + JSON.stringify(values)} data-grade={grade}>
              {filledIn(words.findings[code], values)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export function Account({ settings, found, tested, sandbox, change, test }: Props) {
  const words = useWords()
  const { element } = settings
  return (
    <fieldset>
      <legend>{words.account}</legend>
      {sandbox && <SandboxChoice {...{ settings, change }} />}
      <p className="help">
        <Explained
          text={element === 'site-search' ? words.searchAccountHelp : words.contentAccountHelp}
        />
      </p>
      <Attributes names={namesOf(element, 'account')} {...{ settings, found, change }} />
      <button type="button" className="strong" onClick={test} aria-describedby="connection">
        {words.test}
      </button>
      <Findings tested={tested} />
    </fieldset>
  )
}
