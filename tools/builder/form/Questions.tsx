// What comes before everything else: what should appear, what it begins with, and on which kind of page.
import { Segments } from '../Segments.tsx'
import { Select } from '../Select.tsx'
import { withGoods } from '../sandbox.ts'
import {
  type Environment,
  environmentKinds,
  environments,
  isEnvironment,
  kindOf,
  type Settings,
  type Tag,
  tags,
  withElement,
} from '../settings.ts'
import { useWords } from '../words/words.ts'
import { Existing } from './Existing.tsx'
import { Starts } from './Starts.tsx'

interface Props {
  settings: Settings
  change(settings: Settings): void
}

function ElementChoice({ settings, change }: Props) {
  const words = useWords()
  const titles: Record<Tag, string> = { 'site-search': words.search, 'rich-doc': words.document }
  return (
    <div className="radios">
      {tags.map((tag) => (
        <label key={tag}>
          <input
            type="radio"
            name="element"
            value={tag}
            checked={!settings.both && settings.element === tag}
            onChange={() => change({ ...withElement(settings, tag), both: false })}
          />
          {titles[tag]}
        </label>
      ))}
      <label>
        <input
          type="radio"
          name="element"
          value="both"
          checked={settings.both}
          onChange={() => change({ ...settings, both: true })}
        />
        {words.both}
      </label>
    </div>
  )
}

/** The form has room for one element at a time. */
function PartChoice({ settings, change }: Props) {
  const words = useWords()
  return (
    <Segments<Tag>
      name="part"
      title={words.setUpNow}
      items={{ 'site-search': words.search, 'rich-doc': words.document }}
      chosen={settings.element}
      choose={(tag) => change(withElement(settings, tag))}
    />
  )
}

const withPlace = (settings: Settings, place: Environment) => {
  const next = { ...settings, for: place }
  return kindOf[place] === 'shop' ? withGoods(next) : next
}

function EnvironmentChoice({ settings, change }: Props) {
  const words = useWords()
  return (
    <div className="control choice">
      <label htmlFor="for" className="name">
        {words.paste}
      </label>
      <Select
        id="for"
        name="for"
        value={settings.for}
        aria-describedby="for-help"
        onChange={({ target }) =>
          isEnvironment(target.value) && change(withPlace(settings, target.value))
        }
      >
        {environmentKinds.map((kind) => (
          <optgroup key={kind} label={words.environmentKinds[kind]}>
            {environments
              .filter((name) => kindOf[name] === kind)
              .map((name) => (
                <option key={name} value={name}>
                  {words.environments[name]}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
      <p id="for-help" className="help">
        {words.pasteHelp}
      </p>
    </div>
  )
}

export function Questions(props: Props) {
  const words = useWords()
  return (
    <fieldset>
      <legend>{words.element}</legend>
      <ElementChoice {...props} />
      {props.settings.both && <PartChoice {...props} />}
      <Starts {...props} />
      <EnvironmentChoice {...props} />
      <Existing {...props} />
    </fieldset>
  )
}
