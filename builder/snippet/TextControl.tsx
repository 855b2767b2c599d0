// A text of the snippet that is no attribute: where the script lies, where Tag Manager puts the element.
import type { Settings } from '../settings.ts'

interface Props {
  name: 'src' | 'place'
  label: string
  help: string
  settings: Settings
  change(settings: Settings): void
}

export const TextControl = ({ name, label, help, settings, change }: Props) => (
  <div className="control">
    <label htmlFor={name} className="name">
      {label}
    </label>
    <input
      id={name}
      name={name}
      value={settings[name]}
      autoComplete="off"
      spellCheck={false}
      aria-describedby={`${name}-help`}
      onChange={({ target }) => change({ ...settings, [name]: target.value })}
    />
    <p id={`${name}-help`} className="help">
      {help}
    </p>
  </div>
)
