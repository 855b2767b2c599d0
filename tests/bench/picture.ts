// The results for people who read the README: bars of ratios, shorter is better.
import type { Result } from './results.ts'
import type { RowName } from './rows.ts'

interface Group {
  title: string
  row: RowName
  kind: Result['kind']
  limits: RegExp
}

const slowed = /^4 times/
const GROUPS: Group[] = [
  { title: 'First results', row: 'first', kind: 'search', limits: slowed },
  { title: 'Blocking while it loads', row: 'blocking', kind: 'search', limits: slowed },
  { title: 'Work for each typed letter', row: 'key', kind: 'search', limits: slowed },
  { title: 'Requests for ten letters', row: 'requestsTen', kind: 'search', limits: /^$/ },
  { title: 'First text of a document', row: 'first', kind: 'document', limits: slowed },
]

const WIDTH = 720
const LEFT = 200
const BAR = 16
const GAP = 6
const TITLE = 26
const AFTER_GROUP = 18
const TOP = 56
/** Longer bars end in an arrow: one of them should not make all others short. */
const LONGEST = 2

const STYLE = `
text { font: 13px system-ui, sans-serif; fill: #1f2328 }
.title { font-weight: 600 }
.quiet { fill: #59636e }
.bar { fill: #1f6feb }
.other { fill: #8c959f }
.one { stroke: #59636e; stroke-dasharray: 3 3 }
@media (prefers-color-scheme: dark) {
  text { fill: #f0f6fc }
  .quiet { fill: #9198a1 }
  .bar { fill: #4493f8 }
  .other { fill: #656c76 }
  .one { stroke: #9198a1 }
}`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const label = (x: number, y: number, words: string, kind = '', anchor = 'start') =>
  `<text x="${x}" y="${y}"${kind && ` class="${kind}"`} text-anchor="${anchor}">${escaped(words)}</text>`

/** Where a ratio ends; 1 is the reference. */
const reach = (ratio: number) => ((WIDTH - LEFT - 60) * Math.min(ratio, LONGEST)) / LONGEST

function barOf({ contender, ratio, build }: Result, y: number): string {
  const length = reach(ratio ?? 0)
  const value = `${(ratio ?? 0).toFixed(2)}${(ratio ?? 0) > LONGEST ? ' →' : ''}`
  return [
    label(LEFT - 8, y + 13, contender, '', 'end'),
    `<rect class="${build ? 'bar' : 'other'}" x="${LEFT}" y="${y}" width="${length.toFixed(1)}" height="${BAR}" rx="2"/>`,
    label(LEFT + length + 6, y + 13, value, 'quiet'),
  ].join('')
}

const barsOf = (results: Result[], { row, kind, limits }: Group) =>
  results.filter(
    (result) =>
      result.row === row &&
      result.kind === kind &&
      limits.test(result.limits) &&
      result.ratio !== null,
  )

function draw(results: Result[], group: Group, top: number): { drawn: string; bottom: number } {
  const bars = barsOf(results, group)
  const [{ kind } = { kind: 'search' }] = bars
  const beside = kind === 'document' ? 'contentful.js = 1' : 'instantsearch.js = 1'
  const first = top + TITLE
  const bottom = first + bars.length * (BAR + GAP)
  const one = LEFT + reach(1)
  const drawn = [
    label(LEFT, top + 16, group.title, 'title'),
    label(one + 6, top + 16, beside, 'quiet'),
    ...bars.map((result, at) => barOf(result, first + at * (BAR + GAP))),
    `<line class="one" x1="${one}" x2="${one}" y1="${top + 4}" y2="${bottom - GAP}"/>`,
  ]
  return { drawn: drawn.join('\n'), bottom: bottom + AFTER_GROUP }
}

export function pictureOf(results: Result[], when: Date): string {
  let top = TOP
  const pieces: string[] = []
  for (const group of GROUPS.filter((group) => barsOf(results, group).length)) {
    const { drawn, bottom } = draw(results, group, top)
    pieces.push(drawn)
    top = bottom
  }
  const measured = `${when.toISOString().slice(0, 10)}, processor 4 times slower, 1.6 Mbit/s. Shorter is better.`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top}" role="img" aria-label="site-embed beside what a page could use instead">
<style>${STYLE}
</style>
${label(LEFT, 24, 'Beside what a page could use instead', 'title')}
${label(LEFT, 42, measured, 'quiet')}
${pieces.join('\n')}
</svg>
`
}
