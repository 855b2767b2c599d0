// What a service has, to click: a click adds or takes away, and the button says which.

interface Props {
  label: string
  items: readonly string[]
  isChosen(item: string): boolean
  choose(item: string): void
  /** What an item is called; by itself as it is. */
  called?(item: string): string
}

export function Offers({ label, items, isChosen, choose, called }: Props) {
  if (!items.length) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within the control would be a form in a form
    <div className="offers" role="group" aria-label={label}>
      <span className="help" aria-hidden="true">
        {label}
      </span>
      {items.map((item) => (
        <button key={item} type="button" aria-pressed={isChosen(item)} onClick={() => choose(item)}>
          {called ? called(item) : item}
        </button>
      ))}
    </div>
  )
}
