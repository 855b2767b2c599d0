// What visitors read above each filter that was chosen.
import { itemsOf, labelIn, nameOf, withLabel } from '../lists.ts'
import { localeName } from '../locales.ts'
import type { Language } from '../words/shape.ts'
import { filledIn, isLanguage, useLanguage, useWords } from '../words/words.ts'
import { commonName, shownName } from './common-names.ts'
import { Names } from './Names.tsx'

interface Props {
  /** The list of filters. */
  value: string
  /** On the page. */
  spoken: Language
  /** In which the records are; the names are in one of them. */
  several: boolean
  set(value: string): void
}

const fieldOf = (item: string) => nameOf(item).split('>')[0] ?? ''

/** Of filters without a name, what most people would call them. */
const suggestedFor = (items: readonly string[], language: Language) =>
  items.flatMap((item) => {
    const name = labelIn(item) ? null : commonName(fieldOf(item), language)
    return name ? [{ item, name }] : []
  })

/** That of the page, where its words are known here. */
export function spokenIn(locale: string | undefined, own: Language): Language {
  const said = locale?.trim().toLowerCase().split(/[-_]/)[0]
  return isLanguage(said) ? said : own
}

export function FilterNames({ value, spoken, several, set }: Props) {
  const words = useWords()
  const language = useLanguage()
  const items = value.trim() === 'none' ? [] : itemsOf(value)
  if (!items.length) return null
  const suggested = suggestedFor(items, spoken)
  const fill = () =>
    set(suggested.reduce((all, { item, name }) => withLabel(all, nameOf(item), name), value))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within the control would be a form in a form
    <div className="names" role="group" aria-label={words.filterNames}>
      <p className="help">
        {words.filterNames}{' '}
        {spoken !== 'en' &&
          items.some((item) => !labelIn(item)) &&
          filledIn(words.filterNamesIn, { language: localeName(spoken, language) })}
      </p>
      <Names
        items={items.map((item) => ({
          name: nameOf(item),
          written: fieldOf(item),
          title: shownName(fieldOf(item), spoken),
          label: labelIn(item),
        }))}
        set={(name, label) => set(withLabel(value, name, label))}
      />
      {several && items.some(labelIn) && <p className="help">{words.filterNamesOnce}</p>}
      {suggested.length > 0 && (
        <button type="button" onClick={fill}>
          {filledIn(words.fillNames, { names: suggested.map(({ name }) => name).join(', ') })}
        </button>
      )}
    </div>
  )
}
