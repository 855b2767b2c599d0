// Which file a page gets, and which host and file a snippet that is read in has.
import { expect, test } from 'vitest'
import { packagedAddress } from '../../src/contract/script.ts'
import { emptySettings, type Settings, tags } from '../../tools/builder/settings.ts'
import {
  isPackaged,
  kilobytes,
  lightest,
  loadedFile,
  misfit,
  withFileOf,
  withScript,
} from '../../tools/builder/snippet/files.ts'
import { filesOf } from '../../tools/builder/snippet/pieces.ts'
import { read } from '../../tools/builder/snippet/read.ts'

test.each([
  [['site-search'], false, 'site-search.slim.js'],
  [['site-search'], true, 'site-search.js'],
  [['rich-doc'], false, 'rich-doc.slim.js'],
  [['rich-doc'], true, 'rich-doc.slim.js'],
  [tags, false, 'site-embed.slim.js'],
  [tags, true, 'site-embed.js'],
] as const)('a page with %s (widgets of its own: %s) gets %s', (all, widgets, file) => {
  expect(lightest(all, widgets)).toBe(file)
})

const own = (src: string, more: Partial<Settings> = {}): Settings => ({
  ...emptySettings,
  host: 'own',
  src,
  ...more,
})

test.each([
  ['/a/site-search.slim.js', {}, null],
  ['/a/site-embed.js', {}, 'heavy'],
  ['/a/site-embed.slim.js?v=3', {}, 'heavy'],
  ['/a/rich-doc.slim.js', {}, 'lacking'],
  ['/a/site-search.slim.js', { both: true }, 'lacking'],
  ['/a/site-search.slim.js', { widgets: true }, 'lacking'],
  ['/a/site-embed.js', { widgets: true }, 'heavy'],
  ['/a/bundle.js', {}, null],
] as const)('a copy at %s for %o is judged as %s', (src, more, told) => {
  expect(misfit(own(src, more))).toBe(told)
})

test('the address of the right file follows the settings, and any other stays as it was typed', () => {
  const followed = (src: string) => {
    const before = own(src)
    return withFileOf(before, { ...before, both: true }).src
  }
  expect(followed('https://a.example/x.js/site-search.slim.js?v=1#x')).toBe(
    'https://a.example/x.js/site-embed.slim.js?v=1#x',
  )
  expect(followed('/site-embed.js')).toBe('/site-embed.js')
  const typed = own('/site-search.slim.js', { both: true })
  expect(withFileOf(own('/other.js', { both: true }), typed)).toBe(typed)
})

/** Each file where it may stand in a page of somebody. */
const addresses: readonly [host: Settings['host'], (file: string) => string][] = [
  ['public', (file) => packagedAddress('1.2.3', file)],
  ['public', (file) => `//cdn.jsdelivr.net/npm/site-embed@1/dist/${file}`],
  ['public', (file) => `https://unpkg.com/site-embed@0.9.0/dist/${file}`],
  ['public', (file) => `https://unpkg.com/site-embed/dist/${file}?x=1`],
  ['own', (file) => `https://www.example.com/site-embed@1.2.3/${file}`],
  ['own', (file) => `/embed/${file}`],
  ['own', (file) => file],
]

test.each(Object.keys(kilobytes))('a snippet with %s is read back, wherever it lies', (file) => {
  for (const [host, addressOf] of addresses) {
    const src = addressOf(file)
    const isDocument = file.startsWith('rich-doc')
    const tag = isDocument ? '<rich-doc entry-id="x">' : '<site-search index-name="x">'
    const back = read(`<script src="${src}" defer></script>${tag}`, emptySettings)?.settings
    // A full file may be there for widgets that the page adds.
    const widgets = !isDocument && !file.includes('.slim.')
    expect(back, src).toMatchObject({ host, src: host === 'own' ? src : '', widgets })
    if (host === 'own' && back) expect(withScript(back, '9.9.9').src).toBe(src)
  }
})

test('the part for the page alone leaves the script as it is', () => {
  const before = own('/site-search.js', { widgets: true })
  expect(read('<site-search index-name="x"></site-search>', before)?.settings).toMatchObject({
    host: 'own',
    src: '/site-search.js',
    widgets: true,
  })
})

test('only the package’s own files on a public host count as ours', () => {
  for (const src of [
    'https://cdn.jsdelivr.net/npm/other@1.0.0/dist/site-embed.js',
    'https://cdn.jsdelivr.net/gh/site-embed/site-embed.js',
    'https://unpkg.com.example/site-embed@1.0.0/dist/site-embed.js',
  ])
    expect(isPackaged(src), src).toBe(false)
  expect(loadedFile(own('/site-embed.js'))).toBe('site-embed.js')
  expect(loadedFile({ ...own('/site-embed.js'), host: 'public' })).toBe('site-search.slim.js')
})

test('a copy of a slim search has the script that it loads when it is needed', () => {
  expect(filesOf(emptySettings)).toEqual(['site-search.slim.js', 'site-search.slim.more.js'])
})

test('a copy for drafts has the script for the editor too', () => {
  const document = { ...emptySettings, element: 'rich-doc' as const }
  expect(filesOf(document)).toEqual(['rich-doc.slim.js'])
  const attributes = { ...document.attributes, 'rich-doc': { preview: '' } }
  const drafts = { ...document, attributes }
  expect(filesOf(drafts)).toEqual(['rich-doc.slim.js', 'site-embed.preview.js'])
})
