// Theme, colours for light and dark with the contrast told, and the few measures.
import { customProperties } from '../../src/contract/shared.ts'
import { type Settings, stylesheets, withToken } from '../settings.ts'
import { useWords } from '../words/words.ts'
import { ContrastList } from './Contrast.tsx'
import { builtIn, type ColourName, colourNames, cssOfPair, pairOf, schemes } from './colours.ts'

interface Props {
  settings: Settings
  change(settings: Settings): void
}

const shortName = (name: string) => name.replace('--embed-', '')

function Stylesheet({ settings, change }: Props) {
  const words = useWords()
  return (
    <div className="control choice">
      <label htmlFor="stylesheet" className="name">
        {words.stylesheet}
      </label>
      <select
        id="stylesheet"
        name="stylesheet"
        value={settings.stylesheet}
        aria-describedby="stylesheet-help"
        onChange={({ target }) => change({ ...settings, stylesheet: target.value })}
      >
        <option value="">{words.noStylesheet}</option>
        {stylesheets.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <p id="stylesheet-help" className="help">
        {words.stylesheetHelp}
      </p>
    </div>
  )
}

function Colour({ name, settings, change }: Props & { name: ColourName }) {
  const words = useWords()
  const own = pairOf(settings.tokens[name])
  const pair = own ?? builtIn[name]
  return (
    <fieldset className="colour">
      <legend>{words.tokens[name]}</legend>
      {schemes.map((scheme) => (
        <label key={scheme}>
          <input
            type="color"
            name={scheme === 'light' ? name : `${name}-dark`}
            value={pair[scheme]}
            onChange={({ target }) =>
              change(withToken(settings, name, cssOfPair({ ...pair, [scheme]: target.value })))
            }
          />
          {words[scheme]}
        </label>
      ))}
      {settings.tokens[name] !== undefined && (
        <button
          type="button"
          className="quiet"
          aria-label={`${words.reset}: ${words.tokens[name]}`}
          onClick={() => change(withToken(settings, name, ''))}
        >
          {words.reset}
        </button>
      )}
    </fieldset>
  )
}

const isColour = (name: string): name is ColourName => Object.hasOwn(builtIn, name)
const measures = Object.keys(customProperties).filter((name) => !isColour(name))
const examples: Readonly<Record<string, string>> = {
  '--embed-radius': '8px',
  '--embed-space': '8px',
  '--embed-columns': '3',
  '--embed-font': 'Georgia, serif',
}

function Measure({ name, settings, change }: Props & { name: string }) {
  const words: Readonly<Record<string, string>> = useWords().tokens
  return (
    <div className="control">
      <label htmlFor={name} className="name">
        {shortName(name)}
      </label>
      <input
        id={name}
        name={name}
        value={settings.tokens[name] ?? ''}
        placeholder={examples[name]}
        autoComplete="off"
        aria-describedby={`${name}-help`}
        onChange={({ target }) => change(withToken(settings, name, target.value))}
      />
      <p id={`${name}-help`} className="help">
        {words[name]}
      </p>
    </div>
  )
}

export function Looks({ settings, change }: Props) {
  const words = useWords()
  return (
    <>
      <p className="help">{words.looksHelp}</p>
      <Stylesheet {...{ settings, change }} />
      <div className="colours">
        {colourNames.map((name) => (
          <Colour key={name} {...{ name, settings, change }} />
        ))}
      </div>
      <ContrastList settings={settings} />
      {measures.map((name) => (
        <Measure key={name} {...{ name, settings, change }} />
      ))}
    </>
  )
}
