// The form: what should appear and where, whose data, the five that matter, and everything else.
import type { ReactNode } from 'react'
import { goToPreview } from '../go-to.ts'
import type { Finding, Inspection } from '../inspect/finding.ts'
import { type Settings, valuesOf } from '../settings.ts'
import { useWords } from '../words/words.ts'
import { Account } from './Account.tsx'
import { Attributes } from './Attributes.tsx'
import { Brand } from './Brand.tsx'
import { Connection } from './Connection.tsx'
import { namesFor, partId } from './groups.ts'
import { Often } from './Often.tsx'
import { Parts } from './Parts.tsx'
import { Questions } from './Questions.tsx'
import { Rest } from './Rest.tsx'
import { TextPlace } from './TextPlace.tsx'

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
      <Questions {...{ settings, change }} />
      <Parts />
      <Account {...shown} sandbox={sandbox} />
      <fieldset id={partId('first')} tabIndex={-1}>
        <legend>{words.groups.first}</legend>
        <Brand {...{ settings, change }} />
        <Attributes names={namesFor(element, 'first', valuesOf(settings))} {...shown} />
        {element === 'rich-doc' && <TextPlace {...{ settings, change }} />}
        <Often tag={element} />
        <Connection {...{ tested, test }} />
      </fieldset>
      <Rest {...shown} />
      <p className="skip">
        <button type="button" className="strong" onClick={goToPreview}>
          {words.skip}
        </button>
      </p>
    </form>
  )
}
