// What visitors read above each filter that was chosen.
import { useId, useState } from 'react'
import { humanised } from '../../src/contract/humanised.ts'
import { itemsOf, labelIn, nameOf, withLabel } from '../lists.ts'
import { localeName } from '../locales.ts'
import { filledIn, isLanguage, type Language, useLanguage, useWords } from '../words/words.ts'
import { commonName } from './common-names.ts'

interface Props {
  /** The list of filters. */
  value: string
  /** Of the page, where it is set. */
  locale: string | undefined
  set(value: string): void
}

interface NameProps {
  id: string
  /** As the index has it; of a tree its first level. */
  field: string
  value: string
  set(label: string): void
}

/** What is being typed stays as it is typed: a list knows no blank at the end. */
function Name({ id, field, value, set }: NameProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <>
      <label htmlFor={id}>
        {humanised(field)} <code>{field}</code>
      </label>
      <input
        id={id}
        value={typed ?? value}
        placeholder={humanised(field)}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value)
          set(target.value)
        }}
        onBlur={() => setTyped(null)}
      />
    </>
  )
}

const fieldOf = (item: string) => nameOf(item).split('>')[0] ?? ''

/** Of filters without a name, what most people would call them. */
const suggestedFor = (items: readonly string[], language: Language) =>
  items.flatMap((item) => {
    const name = labelIn(item) ? null : commonName(fieldOf(item), language)
    return name ? [{ item, name }] : []
  })

/** That of the page, where its words are known here. */
function useSpoken(locale: string | undefined): Language {
  const own = useLanguage()
  const said = locale?.trim().toLowerCase().split(/[-_]/)[0]
  return isLanguage(said) ? said : own
}

export function FilterNames({ value, locale, set }: Props) {
  const words = useWords()
  const language = useLanguage()
  const spoken = useSpoken(locale)
  const id = useId()
  const items = value.trim() === 'none' ? [] : itemsOf(value)
  if (!items.length) return null
  const suggested = suggestedFor(items, spoken)
  const fill = () =>
    set(suggested.reduce((all, { item, name }) => withLabel(all, nameOf(item), name), value))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within the control would be a form in a form
    <div className="filter-names" role="group" aria-label={words.filterNames}>
      <p className="help">
        {words.filterNames}{' '}
        {spoken !== 'en' &&
          filledIn(words.filterNamesIn, { language: localeName(spoken, language) })}
      </p>
      {items.map((item, at) => (
        <Name
          key={nameOf(item)}
          id={`${id}-${at}`}
          field={fieldOf(item)}
          value={labelIn(item)}
          set={(label) => set(withLabel(value, nameOf(item), label))}
        />
      ))}
      {suggested.length > 0 && (
        <button type="button" onClick={fill}>
          {filledIn(words.fillNames, { names: suggested.map(({ name }) => name).join(', ') })}
        </button>
      )}
    </div>
  )
}
