// What the Images API is asked for in a URL, checked.
import { badRequest } from '../refusal.ts'

const largestSide = 4000
const formats = ['jpg', 'png', 'webp', 'gif', 'avif'] as const
const fits = ['pad', 'fill', 'scale', 'crop', 'thumb'] as const

export type Fit = (typeof fits)[number]

export interface ImageRequest {
  width: number | undefined
  height: number | undefined
  fit: Fit | undefined
  format: (typeof formats)[number] | undefined
  /** Which part of the picture stays when some of it must go: 0 is left or top, 1 right or bottom. */
  focus: { across: number; down: number }
  background: [number, number, number] | undefined
  /** Parameters that need more than this code can do. */
  unmet: string[]
}

export function readImageRequest(parameters: URLSearchParams): ImageRequest {
  const format = oneOf(parameters, 'fm', formats)
  wholeNumber(parameters, 'q', 100)
  const converts = format !== undefined && format !== 'png'
  const unmet = ['q', 'fl', 'r'].filter(
    (name) => parameters.has(name) && (converts || name !== 'q'),
  )
  if (parameters.get('f')?.startsWith('face')) unmet.push('f')
  return {
    width: wholeNumber(parameters, 'w', largestSide),
    height: wholeNumber(parameters, 'h', largestSide),
    fit: oneOf(parameters, 'fit', fits),
    format,
    focus: readFocus(parameters.get('f') ?? ''),
    background: readBackground(parameters.get('bg')),
    unmet: converts ? ['fm', ...unmet] : unmet,
  }
}

function wholeNumber(parameters: URLSearchParams, name: string, most: number): number | undefined {
  const text = parameters.get(name)
  if (text === null) return undefined
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= 1 && value <= most) return value
  throw badRequest(`The value of ${name} must be a whole number from 1 to ${most}.`)
}

function oneOf<Choice extends string>(
  parameters: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = parameters.get(name)
  if (text === null) return undefined
  const found = choices.find((choice) => choice === text)
  if (found) return found
  throw badRequest(`The value of ${name} must be one of ${choices.join(', ')}.`)
}

function readFocus(words: string): ImageRequest['focus'] {
  const sides = words.split('_')
  const along = (start: string, end: string): number =>
    sides.includes(start) ? 0 : sides.includes(end) ? 1 : 0.5
  return { across: along('left', 'right'), down: along('top', 'bottom') }
}

function readBackground(text: string | null): ImageRequest['background'] {
  if (text === null) return undefined
  const [, digits] = /^rgb:([0-9a-f]{6})$/i.exec(text) ?? []
  if (digits === undefined) throw badRequest('The value of bg must look like rgb:ffffff.')
  const value = Number.parseInt(digits, 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
