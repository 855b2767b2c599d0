// A text of the snippet that is not an attribute: the script's address, or the element's place for Tag Manager.
import type { Settings } from '../settings.ts'

interface Props {
  name: 'src' | 'place'
  label: string
  help: string
  /** What is wrong with what was typed. */
  problem?: string
  settings: Settings
  change(settings: Settings): void
}

export const TextControl = ({ name, label, help, problem = '', settings, change }: Props) => (
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
      aria-describedby={`${name}-told ${name}-help`}
      aria-invalid={problem !== '' || undefined}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ target }) => change({ ...settings, [name]: target.value })}
    />
    <div id={`${name}-told`} aria-live="polite" className="told">
      {problem && <p data-grade="problem">{problem}</p>}
    </div>
    <p id={`${name}-help`} className="help">
      {help}
    </p>
  </div>
)
