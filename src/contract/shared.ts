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
  theme: {
    kind: 'choice',
    of: ['auto', 'light', 'dark'],
    default: 'auto',
    doc: "Light or dark; `auto` follows the page's `color-scheme`.",
  },
} as const satisfies Attributes

/** A page sets these on the element or on any of its ancestors. */
export const customProperties = {
  '--embed-accent':
    'Buttons, what is chosen, links, focus rings; where it is read, as much darker or lighter as it takes.',
  '--embed-on-accent': 'Text on the accent colour; else black or white, what is read better.',
  '--embed-text': 'Text on surfaces that the element paints.',
  '--embed-muted': 'Secondary text.',
  '--embed-surface': 'The ground of boxes and cards.',
  '--embed-raised': 'The ground of what lies above: skeletons, code, hovered rows.',
  '--embed-border': 'Lines.',
  '--embed-highlight': 'The ground of found words.',
  '--embed-danger': 'Errors.',
  '--embed-radius': 'Roundness of corners.',
  '--embed-space': 'The unit that distances are multiples of.',
  '--embed-font': 'Font of everything; by default the page’s own.',
  '--embed-columns': 'Columns of hits on wide elements.',
} as const
