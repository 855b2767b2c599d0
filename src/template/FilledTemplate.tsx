// A template filled from one record.
import { useEffect } from 'react'
import { nearest } from '../contract/nearest.ts'
import { tellOwner } from '../errors/owner.ts'
import { Boundary } from '../shell/Boundary.tsx'
import { useWords } from '../shell/words.ts'
import type { FillContext } from './evaluate.ts'
import { isForeign } from './expression.ts'
import type { Filter } from './filters.tsx'
import { placeOf, type Template } from './templates.ts'

interface Props {
  template: Template
  data: unknown
  filters?: Readonly<Record<string, Filter>>
  view?: FillContext['view']
  recordCurrency?: string
}

const none = {}
const unchanged = (value: unknown) => value

/** An error here comes from a custom element of the page; the rest of the document stays. */
export const FilledTemplate = (props: Props) => (
  <Boundary
    onError={(error) =>
      tellOwner(
        'error',
        `${props.template.name} could not be shown. Write it without elements of other scripts.`,
        error,
      )
    }
    instead={null}
  >
    <Filled {...props} />
  </Boundary>
)

function Filled(props: Props) {
  const { template, data, filters = none, view = unchanged, recordCurrency = '' } = props
  const { draw, name, fields, sheets } = template
  const words = useWords()
  useEffect(() => {
    // Effects run when all records of the list are rendered; a field that no record has is a mistake.
    const known = Object.keys(data ?? none)
    for (const [field, presence] of fields) {
      const isRight = presence === 'there' || isForeign(field)
      const meant = isRight ? null : nearest(field, known)
      if (meant || presence === 'missing')
        tellOwner('warn', `${name}: no record has “${field}”. ${adviceOn(field, meant, known)}.`)
      // Reported once, not for each record of the list.
      fields.set(field, 'there')
    }
  })
  const drawn = draw(
    { data, path: [], outer: null, names: none },
    {
      words,
      filters,
      view,
      recordCurrency,
      warn: (problem) => tellOwner('warn', `${name}: ${problem}.`),
      note: (field, presence) => fields.get(field) !== 'there' && fields.set(field, presence),
    },
  )
  if (!sheets.length) return drawn
  return (
    <span className="template" data-template={placeOf(template)}>
      {drawn}
    </span>
  )
}

const fixFor = (source: string) =>
  isForeign(source)
    ? 'Write only fields and filters in braces, and data-if="field", data-unless or data-each on elements'
    : `Write {{${source}|default:}} where it may be missing`

const adviceOn = (source: string, meant: string | null, known: readonly string[]) =>
  meant ? `Write ${meant}` : `They have: ${known.join(', ')}. ${fixFor(source)}`
