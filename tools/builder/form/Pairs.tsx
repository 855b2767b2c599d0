// Chooses a filter and one of its values, so that nobody has to know their syntax.
import { useId, useState } from 'react'
import type { FoundFacet } from '../inspect/finding.ts'
import { localeName } from '../locales.ts'
import { Select } from '../Select.tsx'
import { filledIn, useLanguage, useWords } from '../words/words.ts'
import { facetTitle } from './card-texts.ts'
import { fromToday, type Pair } from './pair-texts.ts'
import { codesIn } from './replicas.ts'

interface Props {
  facets: readonly FoundFacet[]
  index: string
  add(pair: Pair): void
}

/** Greater than any current time in seconds: such a field has milliseconds, but `{today}` is in seconds. */
const mostSeconds = 1e11

/** Of other numbers there are too many. */
const choosable = ({ type, limits, values }: FoundFacet) => {
  if (!limits) return values
  return type === 'date' && limits.max < mostSeconds ? [fromToday] : []
}

export function Pairs({ facets, index, add }: Props) {
  const words = useWords()
  const language = useLanguage()
  const id = useId()
  const [name, setName] = useState('')
  const [value, setValue] = useState('')
  const offered = facets.filter((facet) => choosable(facet).length)
  const facet = offered.find((one) => one.name === name) ?? offered[0]
  if (!facet) return null
  const values = choosable(facet)
  const chosen = values.includes(value) ? value : (values[0] ?? '')
  const codes = codesIn(index)
  const own = codes.find((code) => code === language) ?? codes[0]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within the control would be a form in a form
    <div className="orders" role="group" aria-label={words.pairs}>
      <label htmlFor={`${id}-field`} className="help">
        {words.pairField}
        <Select
          id={`${id}-field`}
          value={facet.name}
          onChange={({ target }) => setName(target.value)}
        >
          {offered.map((one) => (
            <option key={one.name} value={one.name}>
              {facetTitle(one, facets, language)}
            </option>
          ))}
        </Select>
      </label>
      <label htmlFor={`${id}-value`} className="help">
        {words.pairValue}
        <Select id={`${id}-value`} value={chosen} onChange={({ target }) => setValue(target.value)}>
          {values.map((one) => (
            <option key={one} value={one}>
              {one === fromToday ? words.fromToday : one}
            </option>
          ))}
        </Select>
      </label>
      <button type="button" onClick={() => add({ field: facet.name, value: chosen })}>
        {words.pairAdd}
      </button>
      {own && chosen !== fromToday && (
        <p className="help">
          {filledIn(words.pairLanguage, { language: localeName(own, language) })}
        </p>
      )}
    </div>
  )
}
