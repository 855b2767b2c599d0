// A template in its place, filled from one record.
import { useEffect } from 'react'
import { tellOwner } from '../errors/owner.ts'
import { Boundary } from '../shell/Boundary.tsx'
import { useWords } from '../shell/words.ts'
import type { FillContext } from './evaluate.ts'
import { isForeign } from './expression.ts'
import type { Filter } from './filters.tsx'
import type { Template } from './templates.ts'

interface Props {
  template: Template
  data: unknown
  filters?: Readonly<Record<string, Filter>>
  view?: FillContext['view']
}

const none = {}
const asItIs = (value: unknown) => value

/** What the page's own elements in it do wrong stays in its place. */
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

function Filled({ template, data, filters = none, view = asItIs }: Props) {
  const { draw, name, fields } = template
  const words = useWords()
  useEffect(() => {
    // By now all records of the list have been drawn.
    for (const [field, isThere] of fields)
      if (!isThere) {
        tellOwner(
          'warn',
          `${name}: no record has “${field}”. They have: ${fieldsOf(data)}. ${fixFor(field)}.`,
        )
        // The other records may have other fields to name.
        fields.set(field, true)
      }
  })
  return draw(
    { data, keys: [], outer: null, names: none },
    {
      words,
      filters,
      view,
      warn: (problem) => tellOwner('warn', `${name}: ${problem}.`),
      note: (field, isThere) => fields.set(field, isThere || fields.get(field) === true),
    },
  )
}

const fixFor = (source: string) =>
  isForeign({ source, keys: [] })
    ? 'Write only fields and filters in braces, and data-if="field", data-unless or data-each on elements'
    : `Write {{${source}|default:}} where it may be missing`
const fieldsOf = (data: unknown) => Object.keys(data ?? none).join(', ')
