// What is measured, and what our builds are to reach.
import type { Contender, Kind } from './contenders.ts'

/** Of the reference's median, or no more than this. */
export type Goal = { ratio: number } | { atMost: number }

interface Row {
  title: string
  unit: 'ms' | 'kB' | 'MB' | ''
  goal?: (contender: Contender) => Goal | undefined
}

/** Full builds and slim ones; and both with the lines that ask ahead of the script. */
const goals =
  (full: number, slim: number, early?: [full: number, slim: number]) =>
  (contender: Contender): Goal => {
    const [ofFull, ofSlim] = contender.early && early ? early : [full, slim]
    return { ratio: contender.build === 'full' ? ofFull : ofSlim }
  }
const atMost = (limit: number) => () => ({ atMost: limit })

const first = goals(1.1, 0.75, [1, 0.68])
const text = goals(1.15, 0.9)
const only = (kind: Kind, goal: (contender: Contender) => Goal) => (contender: Contender) =>
  contender.kind === kind ? goal(contender) : undefined

const growth = (what: string): Record<'time' | 'work' | 'heap', Row> => ({
  time: { title: `${what}: all results shown`, unit: 'ms' },
  work: { title: `${what}: main thread`, unit: 'ms' },
  heap: { title: `${what}: JavaScript heap`, unit: 'MB' },
})
const grown = {
  one: growth('1 search'),
  ten: growth('10 searches'),
  fifty: growth('50 searches'),
  twoHundred: growth('200 results'),
  thousand: growth('1,000 results'),
}

const main = {
  gzip: { title: 'Scripts, gzip', unit: 'kB' },
  brotli: { title: 'Scripts, Brotli', unit: 'kB' },
  first: {
    title: 'First shown',
    unit: 'ms',
    goal: (contender) => (contender.kind === 'document' ? text(contender) : first(contender)),
  },
  all: { title: 'All shown', unit: 'ms' },
  blocking: { title: 'Blocking', unit: 'ms', goal: only('search', goals(0.6, 0.35)) },
  work: { title: 'Main thread, load', unit: 'ms' },
  key: { title: 'Main thread, each typed letter', unit: 'ms', goal: goals(0.65, 0.5) },
  keyBlocking: { title: 'Blocking while a word is typed', unit: 'ms' },
  opening: { title: 'Key to open box, and letter to first result', unit: 'ms' },
  requests: { title: 'Requests, load', unit: '' },
  requestsWord: { title: 'Requests, six letters', unit: '' },
  requestsFacet: { title: 'Requests, a ticked filter', unit: '' },
  requestsPage: { title: 'Requests, next page', unit: '' },
  requestsTen: { title: 'Requests, ten letters', unit: '', goal: atMost(6) },
  heap: { title: 'JavaScript heap', unit: 'MB' },
  nodes: { title: 'DOM nodes', unit: '' },
  bare: {
    title: 'Scripts on a page without elements',
    unit: 'ms',
    goal: only('search', () => ({ ratio: 0.3 })),
  },
  dropdown: { title: 'Untouched dropdown, beyond its script', unit: 'ms', goal: atMost(5) },
  dropdownRequests: { title: 'Untouched dropdown, requests', unit: '', goal: atMost(0) },
  dialog: { title: 'Untouched dialog, beyond its script', unit: 'ms', goal: atMost(5) },
  dialogRequests: { title: 'Untouched dialog, requests', unit: '', goal: atMost(0) },
  lazy: { title: 'Untouched lazy element, beyond its script', unit: 'ms', goal: atMost(5) },
  lazyRequests: { title: 'Untouched lazy element, requests', unit: '', goal: atMost(0) },
} satisfies Record<string, Row>

type Grown = keyof typeof grown
export type GrowthRow = `${Grown}.${'time' | 'work' | 'heap'}`
export type RowName = keyof typeof main | GrowthRow

export const rows: Record<RowName, Row> = {
  ...main,
  ...(Object.fromEntries(
    Object.entries(grown).flatMap(([name, parts]) =>
      Object.entries(parts).map(([part, row]) => [`${name}.${part}`, row]),
    ),
  ) as Record<GrowthRow, Row>),
}
