// What visitors read above each filter that was chosen.
import { useId, useState } from 'react'
import { itemsOf, labelIn, nameOf, withLabel } from '../lists.ts'
import { useWords } from '../words/words.ts'

interface Props {
  /** The list of filters. */
  value: string
  called(item: string): string
  set(value: string): void
}

interface NameProps {
  id: string
  title: string
  value: string
  set(label: string): void
}

/** What is being typed stays as it is typed: a list knows no blank at the end. */
function Name({ id, title, value, set }: NameProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <>
      <label htmlFor={id}>{title}</label>
      <input
        id={id}
        value={typed ?? value}
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

export function FilterNames({ value, called, set }: Props) {
  const words = useWords()
  const id = useId()
  const items = value.trim() === 'none' ? [] : itemsOf(value)
  if (!items.length) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within the control would be a form in a form
    <div className="filter-names" role="group" aria-label={words.filterNames}>
      <p className="help">{words.filterNames}</p>
      {items.map((item, at) => (
        <Name
          key={nameOf(item)}
          id={`${id}-${at}`}
          title={called(item)}
          value={labelIn(item)}
          set={(label) => set(withLabel(value, nameOf(item), label))}
        />
      ))}
    </div>
  )
}
