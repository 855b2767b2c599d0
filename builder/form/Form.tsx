// The form: what should appear, whose data, the five that matter, and everything else.
import type { ReactNode } from 'react'
import { goTo } from '../go-to.ts'
import type { Finding, Inspection } from '../inspect/finding.ts'
import { type Settings, type Tag, tags, valuesOf } from '../settings.ts'
import { useWords } from '../words/words.ts'
import { Account } from './Account.tsx'
import { Attributes } from './Attributes.tsx'
import { Connection } from './Connection.tsx'
import { Existing } from './Existing.tsx'
import { namesFor } from './groups.ts'
import { Rest } from './Rest.tsx'

interface Props {
  settings: Settings
  found: Inspection
  /** Of what is set now. */
  findings: readonly Finding[]
  /** Null until somebody asks. */
  tested: Inspection | 'asking' | null
  sandbox: boolean
  change(settings: Settings): void
  test(): void
  /** What there is to say of all of it. */
  children?: ReactNode
}

function ElementChoice({ settings, change }: Pick<Props, 'settings' | 'change'>) {
  const words = useWords()
  const titles: Record<Tag, string> = { 'site-search': words.search, 'rich-doc': words.document }
  return (
    <fieldset>
      <legend>{words.element}</legend>
      <div className="radios">
        {tags.map((tag) => (
          <label key={tag}>
            <input
              type="radio"
              name="element"
              value={tag}
              checked={settings.element === tag}
              onChange={() => change({ ...settings, element: tag, template: '', templateType: '' })}
            />
            <span>
              {titles[tag]} <code>&lt;{tag}&gt;</code>
            </span>
          </label>
        ))}
      </div>
      <Existing {...{ settings, change }} />
    </fieldset>
  )
}

export function Form(props: Props) {
  const { settings, found, findings, tested, sandbox, change, test, children } = props
  const words = useWords()
  const { element } = settings
  const shown = { settings, found, findings, change }
  return (
    <form onSubmit={(event) => event.preventDefault()} aria-labelledby="form-title">
      <h2 id="form-title" tabIndex={-1}>
        {words.form}
      </h2>
      {children}
      <ElementChoice {...{ settings, change }} />
      <Account {...shown} sandbox={sandbox} />
      <fieldset>
        <legend>{words.groups.first}</legend>
        <Attributes names={namesFor(element, 'first', valuesOf(settings))} {...shown} />
        <Connection {...{ tested, test }} />
      </fieldset>
      <Rest {...shown} />
      <p className="skip">
        <button type="button" className="strong" onClick={() => goTo('preview-title')}>
          {words.skip}
        </button>
      </p>
    </form>
  )
}
