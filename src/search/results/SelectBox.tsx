// A native select with its label beside it.
interface Props<Value> {
  label: string
  part: string
  value: Value
  options: readonly { value: Value; label: string }[]
  choose: (value: Value) => void
}

export function SelectBox<Value>({ label, part, value, options, choose }: Props<Value>) {
  return (
    <label className={`choice ${part}`}>
      <span className="choice-name">{label}</span>
      <span className="select">
        <select
          part={part}
          aria-label={label}
          value={options.findIndex((option) => option.value === value)}
          onChange={({ currentTarget }) => {
            const chosen = options[currentTarget.selectedIndex]
            if (chosen) choose(chosen.value)
          }}
        >
          {options.map(({ label: text }, at) => (
            <option key={text} value={at}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}
