// Theme, colours for light and dark with the contrast told, and the few measures.
import { customProperties } from '../../src/contract/shared.ts'
import { type Settings, stylesheets, withToken } from '../settings.ts'
import { useSettled } from '../useSettled.ts'
import { filledIn, useWords } from '../words/words.ts'
import { Colour } from './Colour.tsx'
import { ContrastList } from './Contrast.tsx'
import { builtIn, colourNames } from './colours.ts'
import { themeTokens } from './themes.ts'

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

const measures = Object.keys(customProperties).filter((name) => !Object.hasOwn(builtIn, name))
const examples: Readonly<Record<string, string>> = {
  '--embed-radius': '8px',
  '--embed-space': '8px',
  '--embed-columns': '3',
  '--embed-inset': '16px',
  '--embed-font': 'Georgia, serif',
}
/** What CSS takes for each. */
const takenAs: Readonly<Record<string, string>> = {
  '--embed-radius': 'border-radius',
  '--embed-space': 'width',
  '--embed-columns': 'column-count',
  '--embed-font': 'font-family',
}
const isTaken = (name: string, value: string) =>
  value === '' || CSS.supports(takenAs[name] ?? 'width', value)

function Measure({ name, settings, change }: Props & { name: string }) {
  const { notCss, tokens } = useWords()
  const words: Readonly<Record<string, string>> = tokens
  const value = settings.tokens[name] ?? ''
  const isWrong = !isTaken(name, useSettled(value)) && !isTaken(name, value)
  const example = themeTokens(settings.stylesheet)[name] ?? examples[name] ?? ''
  return (
    <div className="control">
      <label htmlFor={name} className="name">
        {shortName(name)}
      </label>
      <input
        id={name}
        name={name}
        value={value}
        placeholder={example}
        autoComplete="off"
        aria-describedby={`${name}-told ${name}-help`}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => change(withToken(settings, name, target.value))}
      />
      <div id={`${name}-told`} aria-live="polite" className="told">
        {isWrong && (
          <p data-grade="problem">{filledIn(notCss, { value, right: examples[name] ?? '' })}</p>
        )}
      </div>
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
