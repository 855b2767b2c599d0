// Generates the tables of docs/, the attribute list of the WordPress plugin, and dist-snippet.html from the
// contract, the list of languages, and the builder's calculator. A table is between `<!-- generated: name -->` and
// `<!-- end -->`, or the same in PHP comments. With --check it fails if a file is out of date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Attribute, ElementContract, ElementSurface } from '../src/contract/attribute.ts'
import { errorCodes } from '../src/contract/errors.ts'
import { facetTypes, factsOf } from '../src/contract/facet-types.ts'
import { richDoc, richDocSurface } from '../src/contract/rich-doc.ts'
import { customProperties } from '../src/contract/shared.ts'
import { siteSearch, siteSearchSurface } from '../src/contract/site-search.ts'
import { advice } from '../src/errors/errors.ts'
import { alsoFor, languages } from '../src/languages/index.ts'
import { asks, demandOf, type Shape } from '../tools/builder/demand/demand.ts'
import { emptySettings } from '../tools/builder/settings.ts'
import { documentGroups, searchGroups } from './attribute-groups.ts'
import { detailOf } from './editors/declared.ts'
import { snippet } from './snippet.ts'
import { code, type Row, table } from './table.ts'
import { wordsTable } from './words-table.ts'

function valuesOf(spec: Attribute): string {
  const of = 'of' in spec ? spec.of.map(code).join(' · ') : ''
  const fallback = spec.default === undefined ? '' : code(String(spec.default))
  return of && fallback ? `${of}, else ${fallback}` : of || fallback
}

const attributeTable = ({ attributes }: ElementContract, names: readonly string[]) =>
  table(
    ['attribute', 'meaning', 'values, default'],
    names.flatMap((name) => {
      const spec = attributes[name]
      return spec ? [[code(name), spec.doc, valuesOf(spec)] as const] : []
    }),
  )

/** A table for each group. */
function attributeTables(contract: ElementContract, groups: Readonly<Record<string, string>>) {
  const namesIn = (group: string) => Object.keys(groups).filter((name) => groups[name] === group)
  return Object.fromEntries(
    [...new Set(Object.values(groups))].map((group) => [
      `${contract.tag} attributes: ${group}`,
      attributeTable(contract, namesIn(group)),
    ]),
  )
}

const memberTable = ({ properties, methods }: ElementContract) =>
  table(
    ['property or method', 'meaning'],
    [
      ...Object.entries(properties).map(([name, { doc }]): Row => [code(name), doc]),
      ...Object.entries(methods).map(([name, { doc }]): Row => [code(`${name}()`), doc]),
    ],
  )

const eventTable = ({ events }: ElementSurface) =>
  table(
    ['event', 'when', 'detail'],
    Object.entries(events).map(([name, { doc, cancelable }]) => [
      code(name),
      doc,
      `${code(detailOf(name))}${cancelable ? ', cancelable' : ''}`,
    ]),
  )

const slotTable = ({ slots }: ElementSurface) =>
  table(
    ['slot', 'meaning'],
    Object.entries(slots).map(([name, { doc }]) => [name ? code(name) : 'inside the element', doc]),
  )

const partTable = ({ parts }: ElementSurface) =>
  table(
    ['part', 'what it is'],
    Object.entries(parts).map(([name, { doc }]) => [code(name), doc]),
  )

const stateTable = ({ states }: ElementSurface) =>
  table(
    ['state', 'when'],
    Object.entries(states).map(([name, { doc }]) => [code(`:state(${name})`), doc]),
  )

const english = new Intl.DisplayNames('en', { type: 'language' })

const languageTable = table(
  ['language', 'for pages in', 'script'],
  Object.keys(languages).map((tag) => [
    english.of(tag) ?? tag,
    [tag, ...(alsoFor[tag] ?? [])].map(code).join(', '),
    code(`site-embed.${tag}.js`),
  ]),
)

const shapes: Readonly<Record<Shape, string>> = {
  page: 'results in the page',
  dropdown: '`layout="dropdown"`',
  dialog: '`layout="dialog"`',
  box: 'a box that leads to another page (`results-page`)',
  document: 'a document',
}
const ofThousand = (shape: Shape, share: number) =>
  `${Math.round(1000 * demandOf(emptySettings, shape, share).requests)}`

/** From the builder’s calculator, with its default share of searching visitors, and with all visitors. */
const demandTable = table(
  ['', 'opening', 'ten letters', 'a filter', '20 of 100 search', 'all search'],
  (Object.keys(shapes) as Shape[]).map((shape) => {
    const { load, word, filter } = asks[shape]
    const each = [load, word, filter].map(String)
    return [shapes[shape], ...each, ofThousand(shape, 0.2), ofThousand(shape, 1)]
  }),
)

const isService = (spec: Attribute) =>
  spec.credential !== undefined || spec.secret === true || spec.kind === 'host'

const phpList = (names: readonly string[]) => `array( ${names.map((it) => `'${it}'`).join(', ')} )`

/** The service is a setting of the site, not an attribute of a shortcode. */
function phpAttributes(): string {
  const own = (contract: ElementContract) =>
    Object.entries(contract.attributes).filter(([, spec]) => !isService(spec))
  const lists = [siteSearch, richDoc].map(
    (contract) => `\t'${contract.tag}' => ${phpList(own(contract).map(([name]) => name))},`,
  )
  const guarded = [...own(siteSearch), ...own(richDoc)].filter(([, spec]) => spec.guarded)
  const names = [...new Set(guarded.map(([name]) => name))]
  return `const SITE_EMBED_ATTRIBUTES = array(\n${lists.join('\n')}\n);\nconst SITE_EMBED_GUARDED    = ${phpList(names)};`
}

const tables: Record<string, string> = {
  attributes: phpAttributes(),
  ...attributeTables(siteSearch, searchGroups),
  'site-search members': memberTable(siteSearch),
  'site-search events': eventTable(siteSearchSurface),
  'site-search slots': slotTable(siteSearchSurface),
  'site-search parts': partTable(siteSearchSurface),
  'site-search states': stateTable(siteSearchSurface),
  'filter types': table(
    ['type', 'what the visitor chooses'],
    facetTypes.map((type) => [code(type), factsOf(type).doc]),
  ),
  ...attributeTables(richDoc, documentGroups),
  'rich-doc members': memberTable(richDoc),
  'rich-doc events': eventTable(richDocSurface),
  'rich-doc slots': slotTable(richDocSurface),
  'rich-doc parts': partTable(richDocSurface),
  'rich-doc states': stateTable(richDocSurface),
  'requests of a thousand visits': demandTable,
  'custom properties': table(
    ['custom property', 'what it sets'],
    Object.entries(customProperties).map(([name, { doc }]) => [code(name), doc]),
  ),
  languages: languageTable,
  words: wordsTable,
  'error codes': table(
    ['code', 'advice'],
    errorCodes.map((name) => [code(name), advice[name]]),
  ),
}

const pages = [
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  'docs/guides/visits.md',
  'tools/wordpress/site-embed.php',
]
const placed = new Set<string>()

function withTables(path: string, text: string): string {
  const places =
    /((?:<!--|\/\*) generated: (.+?) (?:-->|\*\/))[\s\S]*?((?:<!--|\/\*) end (?:-->|\*\/))/g
  return text.replace(places, (_, open: string, name: string, close: string) => {
    const made = tables[name]
    if (made === undefined) throw new Error(`${path} needs a table that nothing makes: ${name}`)
    placed.add(name)
    return `${open}\n${made}\n${close}`
  })
}

const written = pages.map((path) => {
  const before = readFileSync(path, 'utf8')
  return { path, before, after: withTables(path, before) }
})
const path = 'dist-snippet.html'
const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
const changed = [...written, { path, before, after: snippet }].filter(
  ({ before, after }) => before !== after,
)

const homeless = Object.keys(tables).filter((name) => !placed.has(name))
if (homeless.length) throw new Error(`no file has a place for: ${homeless.join(', ')}`)

if (!process.argv.includes('--check')) {
  for (const { path, after } of changed) {
    writeFileSync(path, after)
    console.log(`wrote ${path}`)
  }
  if (!changed.length) console.log('All generated files are up to date.')
} else if (changed.length) {
  const names = changed.map(({ path }) => path).join(', ')
  console.error(`These files do not match the contract: ${names}. Run npm run generate`)
  process.exit(1)
}
