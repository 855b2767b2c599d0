// What a service has, to click: a click adds or takes away, and the button says which.

interface Props {
  label: string
  items: readonly string[]
  isChosen(item: string): boolean
  choose(item: string): void
}

export function Offers({ label, items, isChosen, choose }: Props) {
  if (!items.length) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within the control would be a form in a form
    <div className="offers" role="group" aria-label={label}>
      <span className="help" aria-hidden="true">
        {label}
      </span>
      {items.map((item) => (
        <button key={item} type="button" aria-pressed={isChosen(item)} onClick={() => choose(item)}>
          {item}
        </button>
      ))}
    </div>
  )
}
