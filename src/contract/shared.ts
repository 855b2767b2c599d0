// What both elements have in common.
import type { Attributes } from './attribute.ts'

export const sharedAttributes = {
  locale: {
    kind: 'locale',
    doc: "Language of words, numbers and dates. Default: the nearest `lang`, then the browser's language, then `en`.",
  },
  'time-zone': {
    kind: 'timeZone',
    doc: "Time zone of the dates and times, such as `Europe/Warsaw`. Default: the visitor's.",
  },
  loading: {
    kind: 'choice',
    of: ['eager', 'lazy', 'consent'],
    default: 'eager',
    pageFirst: true,
    doc: '`lazy`: the element sends no request before it comes near the viewport. `consent`: it sends none before the visitor or the page agrees.',
  },
  'privacy-policy': {
    kind: 'pattern',
    guarded: true,
    doc: 'Address of your privacy policy. The request for consent (`loading="consent"`) links to it.',
  },
  theme: {
    kind: 'choice',
    of: ['auto', 'light', 'dark'],
    default: 'auto',
    doc: "Light or dark; `auto` follows the page's `color-scheme`.",
  },
} as const satisfies Attributes

/** A page sets these on the element or on any of its ancestors. */
export const customProperties = {
  '--embed-accent': {
    doc: 'Colour of buttons, chosen values, links and focus rings. Text in this colour gets darker or lighter if it could not be read otherwise.',
  },
  '--embed-on-accent': {
    doc: 'Text on the accent colour. Default: black or white, whichever is easier to read.',
  },
  '--embed-text': { doc: 'Text on the element’s own surfaces.' },
  '--embed-muted': { doc: 'Secondary text.' },
  '--embed-surface': { doc: 'Background of boxes and cards.' },
  '--embed-raised': { doc: 'Background of skeletons, code and hovered rows.' },
  '--embed-border': { doc: 'Lines.' },
  '--embed-highlight': { doc: 'Background of found words.' },
  '--embed-danger': { doc: 'Errors.' },
  '--embed-radius': { doc: 'Roundness of corners.' },
  '--embed-space': { doc: 'The unit of distances: each distance is a multiple of it.' },
  '--embed-inset': { doc: 'Space at the sides of a result in a list; none by default.' },
  '--embed-font': { doc: 'Font of all text; by default the page’s font.' },
  '--embed-columns': { doc: 'Number of columns of results in wide elements.' },
  '--embed-measure': {
    doc: 'Maximum length of the lines of a document: `66ch` by default, `100%` for the full width.',
  },
} as const
