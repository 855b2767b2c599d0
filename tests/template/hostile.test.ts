// Templates by the thousand, most of them hostile, and records that are worse: nothing in them
// runs, and nothing breaks.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { randomFrom } from '../content/random-documents.ts'
import { dangersIn } from '../dangers.ts'
import { roundsOf } from '../thorough.ts'
import { draw, scriptOf, templateOf } from './drawn.tsx'

const folder = join(import.meta.dirname, '../../../shared/cases/security')
const present = existsSync(folder)
if (!present) console.log(`skipped: there are no recorded security cases in ${folder}`)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('CSS', { supports: (_: string, value: string) => value === 'inherit' })
})

const payloads = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</style><script>alert(1)</script>',
  "' onfocus='alert(1)' autofocus='",
  '{{constructor.constructor("alert(1)")()}}',
  '[[__proto__]]',
  'red;background:url(javascript:alert(1))',
  'a 1x, javascript:alert(1) 2x',
  '\ud800',
  '&#106;avascript:alert(1)',
  '__ais-highlight__<b>x</b>__/ais-highlight__',
]
const values: unknown[] = [
  ...payloads,
  null,
  undefined,
  0,
  Number.NaN,
  1e308,
  true,
  [],
  {},
  [[['deep']]],
  [null, { a: 'x' }],
  { a: { b: ['y'] } },
  new Date(0),
  () => alert(1),
  Symbol('x'),
  10n,
]
const tags =
  'a p div img svg path use image animate set foreignObject form input textarea select option button iframe object embed base link meta script style template title time table tr td li br slot body html frame video source x-own a"b'.split(
    ' ',
  )
const names =
  'href xlink:href src srcset action formaction poster background ping data to values style class id title onclick onerror ONLOAD srcdoc ref key is slot children dangerouslySetInnerHTML innerHTML suppressHydrationWarning value checked disabled data-if data-unless data-each viewBox {{a}} @click v-on:x " <'.split(
    ' ',
  )
const filters =
  'highlight snippet date date:relative date:x time number currency currency:EUR currency:xx percent bytes upper lower truncate:3 truncate:-1 default:x url json constructor __proto__ : ::'.split(
    ' ',
  )
const paths = 'a b a.b a[0] a["x"] . @index @key __proto__ constructor .. a.. [ ]] a|b'.split(' ')

type Random = ReturnType<typeof randomFrom>
const oneOf = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[random(items.length)]

function hole(random: Random): string {
  const filter = random(2) ? `|${oneOf(filters, random)}` : ''
  const inside = `${oneOf(paths, random)}${filter}`
  return oneOf([`{{${inside}}}`, `[[${inside}]]`, `{{${inside}`, `\\{{${inside}}}`], random) ?? ''
}

const words = (random: Random) =>
  oneOf(
    [hole(random), oneOf(payloads, random), 'words', ' ', '&nbsp;', '<!-- -->', '<![CDATA['],
    random,
  ) ?? ''

function attribute(random: Random): string {
  const value = `${random(2) ? '' : 'java'}${words(random)}`
  const quote = oneOf(['"', "'", '', '”'], random)
  const inStyle = random(3) ? value : `color:${value};--x:${value};background:url(${value})`
  return `${oneOf(names, random)}=${quote}${inStyle}${quote}`
}

function markup(random: Random, depth: number): string {
  const tag = oneOf(tags, random)
  const attributes = Array.from({ length: random(4) }, () => attribute(random)).join(' ')
  const inside = Array.from({ length: random(4) }, () =>
    depth && random(2) ? markup(random, depth - 1) : words(random),
  ).join('')
  return `<${tag} ${attributes}>${inside}${random(5) ? `</${tag}>` : ''}`
}

const record = (random: Random) => ({
  a: oneOf(values, random),
  b: oneOf(values, random),
  x: [oneOf(values, random), oneOf(values, random)],
})

test('none of many generated templates runs anything or fails', () => {
  const ran = vi.fn()
  vi.stubGlobal('alert', ran)
  const random = randomFrom(11)
  for (let time = 0; time < roundsOf(3000); time++) {
    const html = markup(random, 3)
    const source = time % 2 ? scriptOf(html) : templateOf(html)
    const { box } = draw(source, record(random))
    if (dangersIn(box).length) expect.fail(`${html}: ${dangersIn(box)}`)
  }
  expect(ran).not.toHaveBeenCalled()
})

test('an attribute of a drawing does not take the place of what the renderer calls', () => {
  const { box } = draw(scriptOf('<svg hasOwnProperty="x"><path d="M0 0"/></svg>'))
  expect(box.querySelector('svg')?.outerHTML).toBe('<svg><path d="M0 0"></path></svg>')
})

test('what browsers put into an element that may hold nothing stands beside it', () => {
  for (const html of ['<menuitem>x</menuitem>', '<svg><source>x</source></svg>']) {
    const { box } = draw(templateOf(`<p>begun</p>${html}`))
    expect(box.textContent).toBe('begunx')
    expect(box.innerHTML).toBe(draw(scriptOf(`<p>begun</p>${html}`)).box.innerHTML)
  }
})

test.skipIf(!present)('no recorded attack survives as a template, nor as a value', () => {
  const strings = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
  }
  const attacks = readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return file.endsWith('.json') ? strings(JSON.parse(text)) : text.split('\n')
  })
  expect(attacks.length).toBeGreaterThan(1000)
  const unique = [...new Set(attacks)]
  // A third of them: each is rendered, and read in both ways.
  const markups = unique.filter((attack, at) => attack.includes('<') && at % 3 === 0)
  for (const attack of markups) {
    for (const written of [scriptOf, templateOf]) {
      const dangers = dangersIn(draw(written(attack)).box)
      if (dangers.length) expect.fail(`${attack}: ${dangers}`)
    }
  }
  const values = templateOf(
    '<a data-each="all" href="{{.}}" title="{{.}}" style="color:{{.}};--x:{{.}}">{{.}}<img src="{{.}}" srcset="{{.}}"></a>',
  )
  for (let at = 0; at < unique.length; at += 500) {
    const all = unique.slice(at, at + 500)
    const { box } = draw(values, { all })
    expect(dangersIn(box)).toEqual([])
    expect(box.querySelectorAll('*')).toHaveLength(2 * all.length)
  }
})
