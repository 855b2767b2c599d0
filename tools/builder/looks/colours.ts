// Colours of the custom properties, for light pages and dark ones, and how well one is read on another.

export type Scheme = 'light' | 'dark'
export const schemes: readonly Scheme[] = ['light', 'dark']
export type Pair = Readonly<Record<Scheme, string>>

/** What the elements take where the page says nothing. */
export const builtIn = {
  '--embed-accent': { light: '#1a5fb4', dark: '#8ab8f5' },
  '--embed-on-accent': { light: '#ffffff', dark: '#10233d' },
  '--embed-text': { light: '#1b1d22', dark: '#eceef2' },
  '--embed-muted': { light: '#5b5c60', dark: '#b2b4b8' },
  '--embed-surface': { light: '#ffffff', dark: '#1d2026' },
  '--embed-raised': { light: '#f1f1f2', dark: '#2b2e34' },
  '--embed-border': { light: '#cdcdce', dark: '#4b4d53' },
  '--embed-highlight': { light: '#ffe9a8', dark: '#5c4a10' },
  '--embed-danger': { light: '#b3261e', dark: '#ffb4ab' },
} as const satisfies Record<string, Pair>

export type ColourName = keyof typeof builtIn
export const colourNames = Object.keys(builtIn) as readonly ColourName[]
/** Of links and buttons. */
export const brandColour: ColourName = '--embed-accent'

/** Six digits of any colour; null where it is none, or only the page knows it. */
export function hexOf(css: string): string | null {
  const text = css.trim().toLowerCase()
  if (/^#[\da-f]{6}$/.test(text)) return text
  if (/^#[\da-f]{3}$/.test(text)) return text.replace(/[\da-f]/g, '$&$&')
  return isColour(text) ? drawn(text) : null
}

const isOfPage = /var\(|currentcolor|light-dark/i

/** As a page may write it. */
export const isColour = (css: string) => isOfPage.test(css) || CSS.supports('color', css)

/** Browsers know every way in which a colour may be written, and paint it. */
function drawn(css: string): string | null {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas || isOfPage.test(css)) return null
  canvas.fillStyle = css
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
  const digits = [red, green, blue].map((part) => part.toString(16).padStart(2, '0'))
  return alpha === 255 ? `#${digits.join('')}` : null
}

/** `light-dark(a, b)`, or one colour for both; null where there is none. */
export function pairOf(css: string | undefined): Pair | null {
  if (!css) return null
  const inside = /^light-dark\((.*)\)$/.exec(css)?.[1]
  // A colour may have commas of its own, in brackets.
  const [light, dark] = inside?.match(/(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|[^,()])+/g) ?? [css, css]
  return light && dark ? { light: light.trim(), dark: dark.trim() } : null
}

export const cssOfPair = ({ light, dark }: Pair) =>
  light === dark ? light : `light-dark(${light}, ${dark})`

const parts = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** WCAG 2.2: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = parts(colour)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrast(one: string, other: string) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** The same colour, with as much white in it as it takes to be read on a dark ground. */
export function lightened(colour: string, ground: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = parts(colour).map((part) => Math.round(part + (255 - part) * share))
    const hex = `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
    if (contrast(hex, ground) >= least) return hex
  }
  return '#ffffff'
}

export interface Reading {
  text: ColourName
  ground: ColourName
}

/** What is read on what; 4.5 is what text of any size needs. */
export const brandReadings: readonly Reading[] = [
  { text: brandColour, ground: '--embed-surface' },
  { text: '--embed-on-accent', ground: brandColour },
]
export const otherReadings: readonly Reading[] = [
  { text: '--embed-text', ground: '--embed-surface' },
  { text: '--embed-text', ground: '--embed-raised' },
  { text: '--embed-text', ground: '--embed-highlight' },
  { text: '--embed-muted', ground: '--embed-surface' },
  { text: '--embed-danger', ground: '--embed-surface' },
]
export const least = 4.5
