// How well the chosen colours are read, in words; told to assistive technology when it changes.
import type { Settings } from '../settings.ts'
import { filledIn, useLanguage, useWords } from '../words/words.ts'
import { builtIn, contrast, least, pairOf, readings, schemes } from './colours.ts'

export function ContrastList({ settings }: { settings: Settings }) {
  const words = useWords()
  const language = useLanguage()
  const number = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 1 })
  const { tokens, stylesheet } = settings
  // A theme’s colours are not known here: only what is set is told of.
  const known = (names: readonly string[]) => {
    const set = names.filter((name) => tokens[name] !== undefined)
    return set.length > 0 && (!stylesheet || set.length === names.length)
  }
  const told = readings
    .filter(({ text, ground }) => known([text, ground]))
    .flatMap(({ text, ground }) =>
      schemes.map((scheme) => {
        const one = (pairOf(tokens[text]) ?? builtIn[text])[scheme]
        const other = (pairOf(tokens[ground]) ?? builtIn[ground])[scheme]
        const pair = `${words.tokens[text]} / ${words.tokens[ground]}, ${words[scheme]}`
        return { pair, one, other, ratio: contrast(one, other) }
      }),
    )
  const hasOwn = Object.keys(tokens).some((name) => Object.hasOwn(builtIn, name))
  return (
    <div role="status">
      <ul className="contrast">
        {told.map(({ pair, one, other, ratio }) => (
          <li key={pair} data-grade={ratio < least ? 'problem' : 'good'}>
            <span className="sample" style={{ color: one, background: other }} />
            {filledIn(ratio < least ? words.contrastLow : words.contrastGood, {
              pair,
              ratio: `${number(Math.floor(ratio * 10) / 10)} : 1`,
              least: `${number(least)} : 1`,
            })}
          </li>
        ))}
        {hasOwn && stylesheet && !told.length && <li>{words.contrastUnknown}</li>}
      </ul>
    </div>
  )
}
