// Which elements of a document lead to which fields.
import { afterEach, expect, test, vi } from 'vitest'
import {
  code,
  codeBlock,
  doc,
  entry as embedded,
  asset as embeddedAsset,
  entryInline,
  entryLink,
  h2,
  head,
  hr,
  li,
  p,
  quote,
  row,
  table,
  ul,
} from '../../../demo/sandbox/data/content/rich-text.ts'
import { asset, entry, leads, link, rendered } from './rendered.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

test('each block of the text leads to the field that is shown', async () => {
  const body = doc(
    h2('A heading'),
    p('Words and ', code('code'), '.'),
    ul('One', 'Two'),
    quote('A quote'),
    codeBlock('let a', 'let b'),
    table(head('Ship'), row('Amber')),
    hr(),
  )
  expect(leads(await rendered([entry('pier', { title: 'Pier', body })]))).toEqual([
    'h2 “A heading” → pier.body',
    'p “Words and code.” → pier.body',
    'ul “OneTwo” → pier.body',
    'blockquote “A quote” → pier.body',
    'pre “let a let b” → pier.body',
    'section “ShipAmber” → pier.body',
    'hr “” → pier.body',
  ])
})

test('a text in sections, or in the field that is named, does too', async () => {
  // There a long text is shown at once.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const long = doc(...Array.from({ length: 700 }, (_, at) => p(`${at}`)))
  const shown = await rendered([entry('log', { title: 'Log', lead: doc(p('x')), body: long })], {
    field: 'body',
  })
  expect(leads(shown).slice(0, 2)).toEqual(['p “0” → log.body', 'p “1” → log.body'])
  expect(leads(shown)).toHaveLength(700)
  const plain = await rendered([entry('log', { title: 'Log', notes: 'One.\n\nTwo.' })], {
    field: 'notes',
  })
  expect(leads(plain)).toEqual(['p “One.” → log.notes', 'p “Two.” → log.notes'])
})

test('title, date and picture of the header lead to their fields', async () => {
  const show: ('title' | 'date' | 'image' | 'reading-time')[] = [
    'title',
    'date',
    'image',
    'reading-time',
  ]
  const fields = {
    internalName: 'The pier',
    title: 'The pier',
    updated: '2026-04-01',
    publishedAt: '2026-03-12',
    thumbnail: link('dusk'),
    heroImage: link('wrapper', 'Entry'),
    body: doc(p('Words.')),
  }
  const others = [
    entry('wrapper', { file: link('dusk') }),
    asset('dusk', 'image/png', { title: 'Dusk' }),
  ]
  const parts = leads(await rendered([entry('pier', fields), ...others], { show }))
  expect(parts).toEqual([
    'h2 “The pier” → pier.title',
    'bdi “March 12, 2026” → pier.publishedAt',
    'figure “” → pier.thumbnail',
    'p “Words.” → pier.body',
  ])
  const named = await rendered([entry('pier', fields), ...others], { show, dateField: 'updated' })
  expect(leads(named)).toContain('bdi “April 1, 2026” → pier.updated')
  const { thumbnail: _, ...wrapped } = fields
  expect(leads(await rendered([entry('pier', wrapped), ...others], { show }))).toContain(
    'figure “” → pier.heroImage',
  )
})

test('the creation date of an entry is not a field', async () => {
  const made = entry('pier', { title: 'Pier', body: doc(p('Words.')) })
  Object.assign(made.sys, { createdAt: '2026-01-01T10:00:00Z' })
  const shown = await rendered([made], { show: ['date'] })
  expect(shown.box.querySelector('[part=date]')).not.toBeNull()
  expect(leads(shown)).toEqual(['p “Words.” → pier.body'])
})

test('pictures, films and files in the text lead to the assets themselves, also where they do not load', async () => {
  const kinds = {
    dusk: 'image/png',
    film: 'video/webm',
    tone: 'audio/wav',
    plan: 'application/pdf',
  }
  const assets = Object.entries(kinds).map(([id, type]) => asset(id, type, { title: `The ${id}` }))
  const body = doc(...Object.keys(kinds).map(embeddedAsset), ul(li('One', embeddedAsset('dusk'))))
  const shown = await rendered([entry('pier', { title: 'Pier', body }), ...assets])
  expect(leads(shown)).toEqual([
    'figure “” → dusk.file',
    'figure “The film” → film.file',
    'figure “The tone” → tone.file',
    'p “The plan FILE, 5 kB” → plan.file',
    'ul “One” → pier.body',
    'figure “” → dusk.file',
  ])
  shown.box.querySelector('figure')?.replaceChildren('The dusk')
  expect(leads(shown)[0]).toBe('figure “The dusk” → dusk.file')
})

const keeper = entry('keeper', {
  name: 'The keeper',
  bio: doc(p('He counts the lamps.'), embedded('lamp'), embeddedAsset('dusk')),
  summary: 'A quiet man.',
  portrait: link('dusk'),
  born: '1898-03-12',
})
const lamp = entry('lamp', { question: 'How bright?', text: doc(p('Very.')) })
const dusk = asset('dusk', 'image/png')

test('a card leads to its entry, what is in it to its fields, and entries in entries to their own', async () => {
  const body = doc(p('See:'), embedded('keeper'))
  expect(leads(await rendered([entry('pier', { body }), keeper, lamp, dusk]))).toEqual([
    'p “See:” → pier.body',
    'div “The keeperMarch 12, 1898” → keeper.name',
    'div “” → keeper.portrait',
    'p “The keeper” → keeper.name',
    'p “March 12, 1898” → keeper.born',
    'p “A quiet man.” → keeper.summary',
    'p “He counts the lamps.” → keeper.bio',
    'div “How bright?Very.” → lamp.question',
    'p “How bright?” → lamp.question',
    'p “Very.” → lamp.text',
    'figure “” → dusk.file',
  ])
})

test('an entry in a sentence leads to itself, and a link to one does not', async () => {
  const body = doc(p('Ask ', entryInline('keeper'), ' or ', entryLink('keeper', 'him'), '.'))
  expect(leads(await rendered([entry('pier', { body }), keeper, lamp, dusk]))).toEqual([
    'p “Ask The keeper or him.” → pier.body',
    'span “The keeper” → keeper.name',
  ])
})

test('each entry of a list leads to its own fields', async () => {
  const crew = [link('keeper', 'Entry'), link('lamp', 'Entry')]
  const parts = leads(await rendered([entry('pier', { title: 'Pier', crew }), keeper, lamp, dusk]))
  expect(parts.filter((part) => part.startsWith('div'))).toEqual([
    'div “The keeperMarch 12, 1898” → keeper.name',
    'div “” → keeper.portrait',
    'div “How bright?Very.” → lamp.question',
    'div “How bright?Very.” → lamp.question',
  ])
})

const template = (slot: string, html: string) => `<template slot="${slot}">${html}</template>`

test('the output of a template leads to the fields with the same words', async () => {
  const templates = template(
    'entry',
    '<section><b>No. 1</b><a href="#"><img src="{{portrait.url}}?w=80" alt=""><h3> {{name}} </h3> {{summary}} </a><i>{{lamp.question}}</i></section>{{bio|rich}}',
  )
  const body = doc(embedded('keeper'))
  const withLamp = {
    ...keeper,
    fields: { slug: 'The keeper', ...keeper.fields, lamp: link('lamp', 'Entry') },
  }
  const shown = await rendered([entry('pier', { body }), withLamp, lamp, dusk], {}, { templates })
  expect(leads(shown).slice(0, 6)).toEqual([
    'div “No. 1 The keeper A quiet” → keeper.name',
    'a “The keeper A quiet man.” → keeper.summary',
    'img “” → keeper.portrait',
    'h3 “The keeper” → keeper.name',
    'i “How bright?” → lamp.question',
    'p “He counts the lamps.” → keeper.bio',
  ])
})

test('a template of the header leads to the fields of its entry, one of an asset to the asset', async () => {
  const templates =
    template('header', '<h1>{{title}}</h1><p>by {{author}}</p><p>{{author}}</p>') +
    template('asset', '<a href="{{url}}?dl">{{title}}</a>')
  const body = doc(embeddedAsset('plan'))
  const plan = asset('plan', 'application/pdf', { title: 'The plan' })
  const shown = await rendered(
    [entry('pier', { title: 'Pier', author: 'Ada', body }), plan],
    {},
    { templates },
  )
  expect(leads(shown)).toEqual([
    'header “Pierby AdaAda” → pier.title',
    'h1 “Pier” → pier.title',
    'p “Ada” → pier.author',
    'div “The plan” → plan.file',
  ])
})

const made = (html: string) => {
  const box = document.createElement('div')
  box.innerHTML = html
  return box
}

test('the output of a function leads to the whole entry if it has none of its words', async () => {
  const renderEntry = { story: () => made('<b>3</b><i>A quiet man.</i>') }
  const body = doc(embedded('keeper'))
  const shown = await rendered([entry('pier', { body }), keeper, lamp, dusk], {}, { renderEntry })
  expect(leads(shown)).toEqual([
    'div “3A quiet man.” → keeper.name',
    'i “A quiet man.” → keeper.summary',
  ])
})

test('the output of a function for a node leads to the text, or to the embedded entry', async () => {
  const renderNode = {
    'heading-2': (_: unknown, children: Element) => children,
    'embedded-entry-block': () => made('<h2>The keeper</h2>'),
    'embedded-asset-block': () => made('<img src="https://files.example/dusk/file?w=20">'),
    blockquote: (_: unknown, children: Element) => {
      const box = made('<b>Said:</b>')
      box.append(children)
      return box
    },
  }
  const body = doc(
    h2('How bright?'),
    embedded('keeper'),
    embeddedAsset('dusk'),
    quote(p('Ask ', entryInline('lamp'))),
  )
  const shown = await rendered([entry('pier', { body }), keeper, lamp, dusk], {}, { renderNode })
  expect(leads(shown)).toEqual([
    'div “How bright?” → pier.body',
    'div “The keeper” → keeper.name',
    'div “The keeper” → keeper.name',
    'div “” → pier.body',
    'img “” → dusk.file',
    'div “Said:Ask How bright?” → pier.body',
    'span “How bright?” → lamp.question',
  ])
})
