// Answers of both services: one of the wrong shape is an error that says so, and of any other all can be
// read.
import { equal, ok } from 'node:assert/strict'
import fc from 'fast-check'
import { assetOf, entryOf, Library } from '../../src/content/entry.ts'
import { digestOf, labelOf, ownAddress } from '../../src/content/entry-digest.ts'
import { entryUrl } from '../../src/content/entry-url.ts'
import { fieldDocument } from '../../src/content/field-document.ts'
import { normaliseDocument } from '../../src/content/normalise.ts'
import { checkEntries } from '../../src/content/pieces.ts'
import { EmbedError } from '../../src/errors/errors.ts'
import { isObject, type Json, listOf } from '../../src/net/json.ts'
import { kindsOf } from '../../src/recognition/kinds.ts'
import { outcomeOf } from '../../src/search/engine/outcome.ts'
import { offersOf, suggestionsOf } from '../../src/search/engine/suggestions.ts'
import { pieces } from '../../src/search/records/field.ts'
import { hitContentOf } from '../../src/search/results/hit-content.ts'
import { bannersOf, redirectOf } from '../../src/search/results/rules.ts'
import { checkAnswer } from '../../src/search/service/answer.ts'
import { wordsOf } from '../../src/shell/words.ts'
import { first } from '../search/engine/states.ts'
import { settingsFrom } from '../search/settings.ts'
import { links, media, schemeOf } from './addresses.ts'
import { address, json, mostly, name, objectOf, text } from './inputs.ts'
import { target } from './target.ts'

const field = fc.oneof(
  fc.constantFrom(
    ...'title name url link image thumbnail date price currency hierarchy content anchor post_title permalink images fields sys handle objectID _highlightResult _snippetResult query'.split(
      ' ',
    ),
  ),
  name,
)
const hit = mostly(objectOf(field, fc.oneof(address, json)))
const facets = mostly(objectOf(name, mostly(objectOf(name, mostly(fc.nat())))))
const banner = objectOf(
  fc.constantFrom(
    'image',
    'urls',
    'url',
    'link',
    'href',
    'title',
    'text',
    'target',
    'width',
    'height',
  ),
  fc.oneof(address, json),
)
const result = fc.record(
  {
    hits: mostly(fc.array(hit, { maxLength: 3 })),
    nbHits: mostly(fc.nat()),
    facets,
    facets_stats: mostly(objectOf(name, mostly(fc.record({ min: fc.float(), max: fc.float() })))),
    renderingContent: mostly(
      fc.record({
        redirect: mostly(fc.record({ url: mostly(address) })),
        widgets: mostly(fc.record({ banners: mostly(fc.array(banner, { maxLength: 2 })) })),
      }),
    ),
    userData: mostly(fc.array(banner, { maxLength: 2 })),
    facetHits: json,
    hitsPerPage: json,
    nbPages: json,
    queryID: json,
  },
  { requiredKeys: ['hits', 'nbHits'] },
)

const settings = () => settingsFrom({ 'index-name': 'a' })
const words = wordsOf('en', null, null)
const isLink = (url: string | null) =>
  ok(url === null || links.includes(schemeOf(url)), `link to ${url}`)
const isMedia = (url: string | null) =>
  ok(url === null || media.includes(schemeOf(url)), `source ${url}`)

/** Undefined where the answer is refused, in words of ours. */
function checked<Value>(check: () => Value): Value | undefined {
  try {
    return check()
  } catch (error) {
    ok(error instanceof EmbedError, `${error}`)
    equal(error.code, 'shape')
    return undefined
  }
}

function readHit(hit: Json) {
  const { url, image, title, text } = hitContentOf(
    hit,
    settings(),
    words,
    kindsOf([hit], settings())(hit),
  )
  isLink(url)
  isMedia(image)
  for (const marked of [title, text])
    ok(
      pieces(marked).every((piece) => marked.includes(piece.text)),
      'marked words are of the text',
    )
}

function readResult(main: Json) {
  for (const { url, image } of bannersOf(main)) {
    isLink(url)
    isMedia(image)
  }
  const redirect = redirectOf(main)
  ok(redirect === null || /^https?:/.test(redirect), `sent to ${redirect}`)
  offersOf(suggestionsOf(main, 'a'), 'a')
  if (!main.hits) return
  const answered = { main, earlier: [], counts: [], others: [], isGrouped: false, suggestions: [] }
  const { hits, nbHits, nbPages, hitsPerPage, facets, stats } = outcomeOf(first, {}, [], answered)
  ok([nbHits, nbPages, hitsPerPage].every(Number.isFinite), 'counts are numbers')
  for (const read of [facets, stats]) equal(Object.getPrototypeOf(read), Object.prototype)
  hits.forEach(readHit)
}

export const searchAnswers = target(
  'answers of the search service',
  mostly(fc.record({ results: mostly(fc.array(mostly(result), { maxLength: 2 })) })),
  (answer) => {
    const asked = isObject(answer) ? listOf(answer.results).length : 1
    for (const main of checked(() => checkAnswer(answer, asked))?.results ?? []) readResult(main)
  },
)

const link = fc.record({ sys: fc.record({ id: name, linkType: mostly(text), type: mostly(text) }) })
const sys = mostly(fc.record({ id: mostly(name), contentType: json, locale: json }))
const fields = mostly(
  objectOf(
    fc.oneof(fc.constantFrom('title', 'url', 'body', 'image', 'slug', 'date', 'focalPoint'), name),
    fc.oneof(address, json, link),
  ),
)
const entry = mostly(fc.record({ sys, fields }))
const file = mostly(fc.record({ url: mostly(address), contentType: mostly(text), details: json }))
const asset = mostly(fc.record({ sys, fields: mostly(fc.record({ file, title: json })) }))
const collection = fc.record({
  items: mostly(fc.array(entry, { maxLength: 3 })),
  includes: mostly(
    fc.record({
      Entry: mostly(fc.array(entry, { maxLength: 2 })),
      Asset: mostly(fc.array(asset, { maxLength: 2 })),
    }),
  ),
})

const origin = 'https://content.example'
const patterns = { entryUrl: [{ contentType: null, pattern: '/{slug}/{title}' }] }

export const contentAnswers = target('answers of the content service', collection, (answer) => {
  const library = new Library(answer, origin)
  const { items } = checked(() => checkEntries(answer, 1, origin)) ?? { items: [] }
  for (const found of items) {
    isLink(entryUrl(found, patterns, 'en'))
    isLink(ownAddress(found))
    equal(typeof labelOf(found), 'string')
    const { photo } = digestOf(found, library)
    isMedia(photo?.asset.url ?? null)
    library.resolved(found.fields)
    for (const field of [null, 'body', '__proto__']) {
      const document = fieldDocument(found, field)
      if (document) normaliseDocument(document)
    }
  }
  const includes = isObject(answer.includes) ? answer.includes : {}
  for (const raw of listOf(includes.Asset)) isMedia(assetOf(raw, origin)?.url ?? null)
  for (const raw of listOf(includes.Entry)) entryOf(raw)
})
