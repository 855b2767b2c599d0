// What visitors read for each item of a list, in a box beside its name.
import { useId, useState } from 'react'

export interface Named {
  /** By which it is found in the list. */
  name: string
  /** What the service calls it. */
  written: string
  /** What is read without a name of its own. */
  title: string
  label: string
}

interface Props {
  items: readonly Named[]
  set(name: string, label: string): void
}

/** What is being typed stays as it is typed: a list knows no blank at the end. */
function Name({ item, set }: { item: Named; set: Props['set'] }) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const { name, written, title, label } = item
  return (
    <>
      <label htmlFor={id}>
        {title.toLowerCase() !== written && title} <code>{written}</code>
      </label>
      <input
        id={id}
        value={typed ?? label}
        placeholder={title}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value)
          set(name, target.value)
        }}
        onBlur={() => setTyped(null)}
      />
    </>
  )
}

export const Names = ({ items, set }: Props) =>
  items.map((item) => <Name key={item.name} item={item} set={set} />)
