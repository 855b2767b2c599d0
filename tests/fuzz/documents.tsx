// Rich text of any shape, with hostile words, links, assets and entries in it.
import { deepEqual, equal, ok } from 'node:assert/strict'
import fc from 'fast-check'
import { arrange } from '../../src/content/arrange.ts'
import { Document } from '../../src/content/Document.tsx'
import { Library } from '../../src/content/entry.ts'
import { normaliseDocument } from '../../src/content/normalise.ts'
import { SurroundingsContext } from '../../src/content/surroundings.ts'
import { Around } from '../around.tsx'
import { surroundings } from '../content/surroundings.ts'
import { flaws, textsIn } from '../content/walk.ts'
import { dangersIn } from '../dangers.ts'
import { drawn } from './drawing.tsx'
import { address, json, mostly, name, objectOf, text } from './inputs.ts'
import { target } from './target.ts'

const nodeType = fc.oneof(
  fc.constantFrom(
    ...'document paragraph heading-1 heading-2 heading-6 unordered-list ordered-list list-item blockquote hr table table-row table-cell table-header-cell hyperlink entry-hyperlink asset-hyperlink resource-hyperlink embedded-asset-block embedded-entry-block embedded-entry-inline embedded-resource-block code-block'.split(
      ' ',
    ),
  ),
  name,
)
const ids = ['one', 'two', 'picture', 'film', 'file', 'nobody', '__proto__']
const link = fc
  .tuple(fc.constantFrom(...ids), fc.constantFrom('Entry', 'Asset', 'Contentful:Entry'))
  .map(([id, linkType]) =>
    linkType.includes(':')
      ? { sys: { urn: `crn:contentful:::content:spaces/${id}`, linkType, type: 'ResourceLink' } }
      : { sys: { id, linkType, type: 'Link' } },
  )
const data = fc.record(
  {
    uri: mostly(address),
    target: mostly(link),
    colspan: json,
    rowspan: json,
  },
  { requiredKeys: [] },
)
const mark = fc.record({
  type: mostly(fc.oneof(fc.constantFrom('bold', 'code', 'italic', 'superscript'), name)),
})
const words = fc.record({
  nodeType: fc.constant('text'),
  value: mostly(text),
  marks: mostly(fc.array(mark, { maxLength: 3 })),
  data: mostly(fc.constant({})),
})
const { node } = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    words,
    mostly(
      fc.record({
        nodeType: mostly(nodeType),
        data: mostly(data),
        content: mostly(fc.array(tie('node'), { maxLength: 4 })),
      }),
    ),
  ),
}))
const document = fc.record({
  nodeType: fc.constant('document'),
  data: mostly(fc.constant({})),
  content: mostly(fc.array(node, { maxLength: 4 })),
})

const fieldName = fc.oneof(
  fc.constantFrom('title', 'description', 'url', 'link', 'image', 'body', 'date', 'slug'),
  name,
)
const entry = (id: string) =>
  fc.record({
    sys: fc.constant({ id, contentType: { sys: { id: 'note' } } }),
    fields: mostly(objectOf(fieldName, fc.oneof(address, link, json))),
  })
const asset = (id: string, contentType: string) =>
  fc.record({
    sys: fc.constant({ id }),
    fields: fc.record({
      title: mostly(text),
      description: mostly(text),
      file: mostly(
        fc.record({
          url: mostly(address),
          contentType: mostly(fc.constant(contentType)),
          fileName: mostly(text),
          details: json,
        }),
      ),
    }),
  })
const library = fc.record({
  items: fc.tuple(entry('one'), entry('two')),
  includes: fc.record({
    Asset: fc.tuple(
      asset('picture', 'image/png'),
      asset('film', 'video/mp4'),
      asset('file', 'application/pdf'),
    ),
  }),
})

function shown(document: Record<string, unknown>, answer: Record<string, unknown>) {
  const host = { element: globalThis.document.createElement('div') }
  return drawn(
    <Around host={host}>
      <SurroundingsContext
        value={{ ...surroundings, library: new Library(answer, 'https://content.example') }}
      >
        <Document arranged={arrange(document, null)} />
      </SurroundingsContext>
    </Around>,
  )
}

const solid = (value: string) => value.replace(/\s+/g, '')

export const texts = target('rich text', document, (document) => {
  const before = JSON.stringify(document)
  const normal = normaliseDocument(document)
  deepEqual(flaws(normal), [], 'every renderer can walk it')
  deepEqual(normaliseDocument({ ...normal }), normal, 'mended twice it is the same')
  const box = shown(document, {})
  equal(JSON.stringify(document), before, 'what the service sent is not changed')
  deepEqual(dangersIn(box), [])
  equal(solid(box.textContent ?? ''), solid(textsIn(document).join('')), 'all words are kept')
})

export const textsWithEntries = target(
  'rich text with entries and assets',
  fc.record({ document, library }),
  ({ document, library }) => {
    const box = shown(document, library)
    deepEqual(dangersIn(box), [])
    const all = solid(box.textContent ?? '')
    for (const words of textsIn(document)) ok(all.includes(solid(words)), `“${words}” is lost`)
  },
)
