// Theme, colours for light and dark with the contrast told, and the few measures. The colour that most
// people come with is in form/Brand.tsx.
import { customProperties } from '../../../src/contract/shared.ts'
import { Select } from '../Select.tsx'
import { type Settings, stylesheets, type Tag, withToken } from '../settings.ts'
import { useSettled } from '../useSettled.ts'
import { filledIn, useWords } from '../words/words.ts'
import { Colour } from './Colour.tsx'
import { ContrastList } from './Contrast.tsx'
import { brandColour, builtIn, type ColourName, colourNames, otherReadings } from './colours.ts'
import { themeTokens } from './themes.ts'

interface Props {
  settings: Settings
  change(settings: Settings): void
}

function Stylesheet({ settings, change }: Props) {
  const words = useWords()
  return (
    <div className="control choice">
      <label htmlFor="stylesheet" className="name">
        {words.stylesheet}
      </label>
      <Select
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
      </Select>
      <p id="stylesheet-help" className="help">
        {words.stylesheetHelp}
      </p>
    </div>
  )
}

type MeasureName = Exclude<keyof typeof customProperties, ColourName>
const isMeasure = (name: string): name is MeasureName =>
  Object.hasOwn(customProperties, name) && !Object.hasOwn(builtIn, name)
const measures = Object.keys(customProperties).filter(isMeasure)
/** Those that the other element has nothing for. */
const onlyIn: Readonly<Partial<Record<MeasureName, Tag>>> = {
  '--embed-inset': 'site-search',
  '--embed-columns': 'site-search',
  '--embed-measure': 'rich-doc',
}
const examples: Readonly<Record<string, string>> = {
  '--embed-radius': '8px',
  '--embed-space': '8px',
  '--embed-columns': '3',
  '--embed-inset': '16px',
  '--embed-font': 'Georgia, serif',
  '--embed-measure': '45rem',
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

function Measure({ name, settings, change }: Props & { name: MeasureName }) {
  const { notCss, tokens, measures: names } = useWords()
  const value = settings.tokens[name] ?? ''
  const isWrong = !isTaken(name, useSettled(value)) && !isTaken(name, value)
  const example = themeTokens(settings.stylesheet)[name] ?? examples[name] ?? ''
  return (
    <div className="control">
      <label htmlFor={name} className="name">
        {names[name]} <code>{name}</code>
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
        {tokens[name]}
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
        {colourNames
          .filter((name) => name !== brandColour)
          .map((name) => (
            <Colour key={name} {...{ name, settings, change }} />
          ))}
      </div>
      <ContrastList settings={settings} readings={otherReadings} />
      {measures
        .filter((name) => (onlyIn[name] ?? settings.element) === settings.element)
        .map((name) => (
          <Measure key={name} {...{ name, settings, change }} />
        ))}
    </>
  )
}
