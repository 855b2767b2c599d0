// Says in words how readable the chosen colours are. Assistive technology announces changes.
import type { Settings } from '../settings.ts'
import { filledIn, useLanguage, useWords } from '../words/words.ts'
import {
  builtIn,
  type ColourName,
  contrast,
  hexOf,
  least,
  pairOf,
  type Reading,
  type Scheme,
  schemes,
} from './colours.ts'
import { themeTokens } from './themes.ts'

/** Of the owner, else of the theme, else of the element; null where only the page knows it. */
function colourIn({ tokens, stylesheet }: Settings, name: ColourName, scheme: Scheme) {
  const pair = pairOf(tokens[name]) ?? pairOf(themeTokens(stylesheet)[name]) ?? builtIn[name]
  return hexOf(pair[scheme])
}

interface Props {
  settings: Settings
  readings: readonly Reading[]
}

/** Of what somebody has set. */
export function ContrastList({ settings, readings }: Props) {
  const words = useWords()
  const language = useLanguage()
  const number = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 1 })
  const isSet = (name: ColourName) => settings.tokens[name] !== undefined
  // If this colour is not set, the element chooses black or white, whichever is readable.
  const isGiven = (name: ColourName) =>
    name !== '--embed-on-accent' ||
    isSet(name) ||
    themeTokens(settings.stylesheet)[name] !== undefined
  const shades = readings
    .filter(({ text, ground }) => (isSet(text) || isSet(ground)) && isGiven(text))
    .flatMap((reading) => schemes.map((scheme) => shadeOf(reading, scheme)))
  function shadeOf({ text, ground }: Reading, scheme: Scheme) {
    const one = colourIn(settings, text, scheme)
    const other = colourIn(settings, ground, scheme)
    const pair = `${words.tokens[text]} / ${words.tokens[ground]}, ${words[scheme]}`
    return { pair, one, other, ratio: one && other ? contrast(one, other) : null }
  }
  return (
    <div role="status">
      {shades.length > 0 && (
        <ul className="contrast">
          {shades.map(({ pair, one, other, ratio }) =>
            ratio === null ? (
              <li key={pair}>{filledIn(words.contrastUnknown, { pair })}</li>
            ) : (
              <li key={pair} data-grade={ratio < least ? 'problem' : 'good'}>
                <span className="sample" style={{ color: `${one}`, background: `${other}` }} />
                {filledIn(ratio < least ? words.contrastLow : words.contrastGood, {
                  pair,
                  ratio: `${number(Math.floor(ratio * 10) / 10)} : 1`,
                  least: `${number(least)} : 1`,
                })}
              </li>
            ),
          )}
        </ul>
      )}
    </div>
  )
}
