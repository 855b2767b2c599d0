// One colour for light and dark pages, picked or written as CSS. Until it is set, the box shows the colour of the
// theme or of the element.
import { useState } from 'react'
import { type Settings, withToken } from '../settings.ts'
import { filledIn, useWords } from '../words/words.ts'
import {
  brandColour,
  builtIn,
  type ColourName,
  cssOfPair,
  hexOf,
  isColour,
  lightened,
  type Pair,
  pairOf,
  type Scheme,
  schemes,
} from './colours.ts'
import { themeTokens } from './themes.ts'

interface Props {
  name: ColourName
  settings: Settings
  change(settings: Settings): void
}

interface TextProps {
  name: string
  label: string
  value: string
  told: string
  /** Empty text takes it back. */
  set(css: string): void
}

/** Many leave the sign out. */
const withHash = (css: string) => (/^(?:[\da-f]{3}){1,2}$/i.test(css) ? `#${css}` : css)

/** What is being typed stays as it is typed. */
function ColourText({ name, label, value, told, set }: TextProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      name={name}
      aria-label={label}
      aria-describedby={told}
      aria-invalid={!isColour(value) || undefined}
      value={typed ?? value}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      // Selects the text, so that typing replaces the colour.
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        setTyped(target.value)
        set(withHash(target.value.trim()))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

export function Colour({ name, settings, change }: Props) {
  const words = useWords()
  const title = words.tokens[name]
  const without = pairOf(themeTokens(settings.stylesheet)[name]) ?? builtIn[name]
  const pair = pairOf(settings.tokens[name]) ?? without
  // A brand has one colour: on dark pages it is that one too, until somebody says otherwise.
  const darkOf = ({ light }: Pair) => {
    const hex = hexOf(light)
    const isOwn = name === brandColour && hex !== null && light !== without.light
    return isOwn ? lightened(hex, builtIn['--embed-surface'].dark) : without.dark
  }
  const follows = pair.dark === without.dark || pair.dark === darkOf(pair)
  function set(scheme: Scheme, css: string) {
    const shown = { ...pair, [scheme]: css || without[scheme] }
    const next = cssOfPair(
      scheme === 'light' && follows ? { ...shown, dark: darkOf(shown) } : shown,
    )
    change(withToken(settings, name, next === cssOfPair(without) ? '' : next))
  }
  const wrong = schemes.map((scheme) => pair[scheme]).find((css) => !isColour(css))
  return (
    <fieldset className="colour">
      <legend>{title}</legend>
      {schemes.map((scheme) => {
        const control = scheme === 'light' ? name : `${name}-dark`
        return (
          <div key={scheme} className="shade">
            <label>
              <input
                type="color"
                name={control}
                value={hexOf(pair[scheme]) ?? '#000000'}
                onChange={({ target }) => set(scheme, target.value)}
              />
              {words[scheme]}
            </label>
            <ColourText
              name={`${control}-text`}
              label={`${title}, ${words[scheme]}`}
              told={`${name}-told`}
              value={pair[scheme]}
              set={(css) => set(scheme, css)}
            />
          </div>
        )
      })}
      <div id={`${name}-told`} aria-live="polite" className="told">
        {wrong && (
          <p data-grade="problem">{filledIn(words.notCss, { value: wrong, right: '#0b5d7a' })}</p>
        )}
      </div>
      {settings.tokens[name] !== undefined && (
        <button
          type="button"
          className="quiet"
          aria-label={`${words.reset}: ${title}`}
          onClick={() => change(withToken(settings, name, ''))}
        >
          {words.reset}
        </button>
      )}
    </fieldset>
  )
}
