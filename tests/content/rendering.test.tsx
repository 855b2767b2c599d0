// Compares our rendering with the service's own renderers for plain text and HTML.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentToHtmlString } from '@contentful/rich-text-html-renderer'
import { documentToPlainTextString } from '@contentful/rich-text-plain-text-renderer'
import { BLOCKS, type Block, MARKS, type Document as RichText } from '@contentful/rich-text-types'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Arranged, arrange } from '../../src/content/arrange.ts'
import { Document, Embedded } from '../../src/content/Document.tsx'
import { EntryText } from '../../src/content/nodes/EntryText.tsx'
import { SurroundingsContext } from '../../src/content/surroundings.ts'
import { isObject, type Json } from '../../src/net/json.ts'
import { Around } from '../around.tsx'
import { surroundings } from './surroundings.ts'
import { randomFrom, validDocument } from './valid-documents.ts'
import { textsIn } from './walk.ts'

/** Nothing in a document without entries asks its element for anything while it is rendered. */
const host = { element: document.createElement('div') }

const markupOf = (element: ReactNode) =>
  renderToStaticMarkup(
    <Around host={host}>
      <SurroundingsContext value={surroundings}>{element}</SurroundingsContext>
    </Around>,
  )

const rendered = (json: Json) => markupOf(<Document arranged={arrange(json, null)} />)

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' }
const textOf = (markup: string) =>
  markup.replace(/<[^>]+>/g, '').replace(/&([^;]+);/g, (whole, name) => entities[name] ?? whole)
const solid = (text: string) => text.replace(/\s+/g, '')

/** Without what is ours alone: names for parts, links to headings, what assistive technology hears. */
const bare = (markup: string) =>
  markup
    .replace(/<a class="anchor"[^>]*><\/a>/g, '')
    .replace(/<span id="[^"]*:words">([\s\S]*?)<\/span>/g, '$1')
    .replace(/ (part|id|class|tabindex|scope|colSpan|rowSpan|aria-[a-z]+)="[^"]*"/g, '')
    .replace(/^<div>|<\/div>$/g, '')
    .replaceAll('&#x27;', '&#39;')

type Next = (nodes: Block['content']) => string
const tag = (name: string) => (node: Block, next: Next) =>
  `<${name}>${next(node.content)}</${name}>`
const isSimple = ({ content }: Block) =>
  content.every(({ nodeType }, at) => (at ? nodeType.endsWith('-list') : nodeType === 'paragraph'))

function tableMarkup({ content }: Block, next: Next): string {
  const [first, ...rest] = content
  const hasHead =
    first?.nodeType === BLOCKS.TABLE_ROW &&
    'content' in first &&
    first.content.every(({ nodeType }) => nodeType === BLOCKS.TABLE_HEADER_CELL)
  const parts = hasHead
    ? `<thead>${next([first])}</thead><tbody>${next(rest)}</tbody>`
    : `<tbody>${next(content)}</tbody>`
  return `<section><table>${parts}</table></section>`
}

/** The service's renderer, but for what is meant to be otherwise. */
const expected = (richText: RichText) =>
  documentToHtmlString(richText, {
    preserveWhitespace: true,
    renderNode: {
      [BLOCKS.LIST_ITEM]: (node, next) => {
        const [first, ...rest] = node.content
        return isSimple(node as Block) && first && 'content' in first
          ? `<li>${next(first.content)}${next(rest)}</li>`
          : tag('li')(node as Block, next)
      },
      [BLOCKS.TABLE]: (node, next) => tableMarkup(node as Block, next),
    },
    renderMark: {
      [MARKS.BOLD]: (text) => `<strong>${text}</strong>`,
      [MARKS.ITALIC]: (text) => `<em>${text}</em>`,
    },
  })

test('two thousand documents as editors write them say what the service’s plain text says, in the structure of its HTML', () => {
  const random = randomFrom(7)
  for (let at = 0; at < 2000; at++) {
    const richText = validDocument(random)
    const markup = rendered({ ...richText })
    expect(solid(textOf(markup))).toBe(solid(documentToPlainTextString(richText)))
    expect(bare(markup)).toBe(expected(richText))
  }
})

test('a block of code that the service itself sends keeps all words, whatever they are in', () => {
  const words = [{ nodeType: 'paragraph', content: [{ nodeType: 'text', value: 'npm start' }] }]
  const markup = rendered({ content: [{ nodeType: 'code-block', content: words }] })
  expect(textOf(markup)).toBe('npm start')
})

const folder = join(import.meta.dirname, '../../../shared/cases/content')
const present = existsSync(folder)
if (!present) console.log(`skipped: there are no recorded documents in ${folder}`)

function documentsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(documentsIn)
  if (!isObject(value)) return []
  return value.nodeType === 'document' ? [value] : Object.values(value).flatMap(documentsIn)
}

test.skipIf(!present)('recorded documents keep their words, and nothing else is said', () => {
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => documentsIn(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
  expect(documents.length).toBeGreaterThan(50)
  for (const json of documents)
    expect(solid(textOf(rendered(json)))).toBe(solid(textsIn(json).join('')))
})

test('a document inside another starts at its heading level, with ids of its entry', () => {
  const content = [{ nodeType: 'heading-1', content: [{ nodeType: 'text', value: 'Within' }] }]
  const render = (arranged: Arranged) => <Embedded arranged={arranged} />
  const markup = markupOf(
    <SurroundingsContext value={{ ...surroundings, top: 3, render }}>
      <EntryText id="place" body={{ content }} />
    </SurroundingsContext>,
  )
  expect(markup).toContain('<h3 id="place-within" part="heading"')
})
