// One of a few, side by side.
interface Props<T extends string> {
  name: string
  title: string
  items: Readonly<Partial<Record<T, string>>>
  chosen: T
  choose(item: T): void
  describedBy?: string
}

export function Segments<T extends string>(props: Props<T>) {
  const { name, title, items, chosen, choose, describedBy } = props
  const all = Object.entries(items) as [T, string][]
  return (
    <fieldset className="segments" aria-describedby={describedBy}>
      <legend>{title}</legend>
      <div>
        {all.map(([item, label]) => (
          <label key={item}>
            <input
              type="radio"
              name={name}
              value={item}
              checked={item === chosen}
              onChange={() => choose(item)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
