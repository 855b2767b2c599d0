// What both elements have in common.
import type { Attributes } from './attribute.ts'

export const sharedAttributes = {
  locale: {
    kind: 'locale',
    doc: "Language of words, numbers and dates. The nearest `lang`, then the browser's, then `en`.",
  },
  'time-zone': {
    kind: 'timeZone',
    doc: "Zone in which date-times are shown, such as `Europe/Warsaw`. The visitor's.",
  },
  loading: {
    kind: 'choice',
    of: ['eager', 'lazy', 'consent'],
    default: 'eager',
    pageFirst: true,
    doc: '`lazy`: nothing is asked before the element comes near the viewport. `consent`: nothing before the visitor or the page agrees.',
  },
  'privacy-policy': {
    kind: 'pattern',
    guarded: true,
    doc: 'Address of your privacy policy, linked where `loading="consent"` asks.',
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
    doc: 'Buttons, what is chosen, links, focus rings; where it is read, as much darker or lighter as it takes.',
  },
  '--embed-on-accent': {
    doc: 'Text on the accent colour; else black or white, what is read better.',
  },
  '--embed-text': { doc: 'Text on surfaces that the element paints.' },
  '--embed-muted': { doc: 'Secondary text.' },
  '--embed-surface': { doc: 'The ground of boxes and cards.' },
  '--embed-raised': { doc: 'The ground of what lies above: skeletons, code, hovered rows.' },
  '--embed-border': { doc: 'Lines.' },
  '--embed-highlight': { doc: 'The ground of found words.' },
  '--embed-danger': { doc: 'Errors.' },
  '--embed-radius': { doc: 'Roundness of corners.' },
  '--embed-space': { doc: 'The unit that distances are multiples of.' },
  '--embed-inset': { doc: 'Room at the sides of a result in a list; none by default.' },
  '--embed-font': { doc: 'Font of everything; by default the page’s own.' },
  '--embed-columns': { doc: 'Columns of hits on wide elements.' },
  '--embed-measure': {
    doc: 'How long the lines of a document get: `66ch` by default, `100%` for all the room there is.',
  },
} as const
