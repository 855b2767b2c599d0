// The contract → the tables in README.md. With --check: fails when
// they are not what the contract says.
import { readFileSync, writeFileSync } from 'node:fs'
import type { Attribute, ElementContract, ElementSurface } from '../src/contract/attribute.ts'
import { richDoc, richDocSurface } from '../src/contract/rich-doc.ts'
import { customProperties } from '../src/contract/shared.ts'
import { siteSearch, siteSearchSurface } from '../src/contract/site-search.ts'

type Row = readonly [string, ...string[]]

const table = (heads: Row, rows: readonly Row[]) =>
  [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`)
    .join('\n')

const code = (text: string) => `\`${text}\``

function valuesOf(spec: Attribute): string {
  const of = 'of' in spec ? spec.of.map(code).join(' · ') : ''
  const fallback = spec.default === undefined ? '' : code(String(spec.default))
  return of && fallback ? `${of}, else ${fallback}` : of || fallback
}

function elementTables(contract: ElementContract, surface: ElementSurface): string {
  const attributes = Object.entries(contract.attributes).map(
    ([name, spec]): Row => [code(name), spec.doc, valuesOf(spec)],
  )
  const events = Object.entries(surface.events).map(
    ([name, { doc, detail, cancelable }]): Row => [
      code(name),
      doc,
      `${code(detail)}${cancelable ? ', cancelable' : ''}`,
    ],
  )
  const members = [
    ...Object.entries(contract.properties).map(([name, { doc }]): Row => [code(name), doc]),
    ...Object.entries(contract.methods).map(([name, { doc }]): Row => [code(`${name}()`), doc]),
  ]
  const slots = Object.entries(surface.slots).map(
    ([name, { doc }]): Row => [name ? code(name) : 'inside the element', doc],
  )
  return [
    table(['attribute', 'meaning', 'values, default'], attributes),
    table(['property or method', 'meaning'], members),
    table(['event', 'when', 'detail'], events),
    table(['slot', 'meaning'], slots),
    `Parts: ${surface.parts.map(code).join(' ')}`,
  ].join('\n\n')
}

const sections: Record<string, string> = {
  'site-search': elementTables(siteSearch, siteSearchSurface),
  'rich-doc': elementTables(richDoc, richDocSurface),
  looks: table(
    ['custom property', 'what it colours or measures'],
    Object.entries(customProperties).map(([name, doc]): Row => [code(name), doc]),
  ),
}

function withSections(readme: string): string {
  return Object.entries(sections).reduce((text, [name, section]) => {
    const marks = new RegExp(`(<!-- generated: ${name} -->)[\\s\\S]*?(<!-- end -->)`)
    if (!marks.test(text)) throw new Error(`README.md has no place for the tables of ${name}`)
    return text.replace(marks, (_, open: string, close: string) => `${open}\n${section}\n${close}`)
  }, readme)
}

const before = readFileSync('README.md', 'utf8')
const after = withSections(before)
if (process.argv.includes('--check')) {
  if (before !== after) {
    console.error('README.md is not what the contract says: run npm run generate')
    process.exit(1)
  }
} else writeFileSync('README.md', after)
