// The generated docs site, before any browser loads it.
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { docsFiles } from '../../tools/docs-site/build.ts'
import { liveOf } from '../../tools/docs-site/live.ts'
import { readParts } from '../../tools/docs-site/pages.ts'

const files = docsFiles()
const pages = [...files].flatMap(([path, content]) =>
  path.endsWith('.html') && typeof content === 'string' ? [[path, content] as const] : [],
)
/** Beside the pages: `npm run docs` copies or builds them. */
const beside = ['docs.css', 'site-embed.js', 'site-search.slim.js']
const there = new Set([...files.keys(), ...beside, 'docs-sandbox.js', 'live-sandbox.js'])

/** In tags: code that is shown has ids too. */
const idsIn = (html: string) => [...html.matchAll(/<[a-z][^<>]* id="([^"]+)"/g)].map(([, id]) => id)

function fault(page: string, target: string): string | null {
  if (/^[a-z]+:/.test(target)) return null
  const [path = '', anchor] = target.replace(/\?[^#]*/, '').split('#')
  const file = path ? posix.join(posix.dirname(page), path) : page
  const html = files.get(file)
  if (!there.has(file)) return `${target} is not there`
  return anchor && !idsIn(String(html)).includes(decodeURIComponent(anchor))
    ? `${target} has no such heading`
    : null
}

test('there is a page for each text, and more', () => {
  expect(pages.length).toBeGreaterThan(80)
})

test.each(pages)('%s has no dead link, and no id twice', (page, html) => {
  const targets = page.startsWith('live/')
    ? html.matchAll(/ (?:href|src)="([^"{]+\.(?:css|js))"/g)
    : html.matchAll(/<[a-z][^<>]* (?:href|src)="([^"]+)"/g)
  expect([...targets].flatMap(([, target = '']) => fault(page, target) ?? [])).toEqual([])
  const ids = idsIn(html)
  expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([])
})

test('records lead to headings that are there', () => {
  const records: { url: string; hierarchy: Record<string, string> }[] = JSON.parse(
    String(files.get('records.json')),
  )
  expect(records.length).toBeGreaterThan(1000)
  expect(records.flatMap(({ url }) => fault('index.html', url) ?? [])).toEqual([])
  expect(records.filter(({ hierarchy }) => !hierarchy.lvl0 || !hierarchy.lvl1)).toEqual([])
})

test('an example that needs another script, service, address or data does not run in the page; others do', () => {
  const search = '<site-search index-name="events_{language:en,pl}|Events, products"></site-search>'
  expect(liveOf(search)).toBe(search)
  expect(liveOf(`${search}<script>alert(1)</script>`)).toBe(`${search}<script>alert(1)</script>`)
  expect(liveOf(`${search}<script>fetch('/api/search')</script>`)).toBeNull()
  expect(liveOf(`${search}<script src="https://cdn.example.com/map.js"></script>`)).toBeNull()
  expect(liveOf('<site-search index-name="unheard-of"></site-search>')).toBeNull()
  expect(liveOf('<rich-doc slug="{url.path}"></rich-doc>')).toBeNull()
  expect(liveOf('<rich-doc entry-id="{url.entry}"></rich-doc>')).not.toBeNull()
  expect(liveOf('<p>Only text</p>')).toBeNull()
  expect(
    liveOf(
      '<script src="https://cdn.example.com/site-embed.js" defer></script>\n<rich-doc entry-id="…">',
    ),
  ).toBe('<rich-doc entry-id="article-01">')
})

test('all examples with our tags run in the page, except those that docs/decisions/docs-site.md names', () => {
  const examples = readParts().flatMap(({ pages: all }) =>
    all.flatMap(({ file, text }) =>
      [...text.matchAll(/^ *```html\n([\s\S]*?)^ *```/gm)].map(([, code = '']) => ({ file, code })),
    ),
  )
  const ours = examples.filter(({ code }) => /<(?:site-search|rich-doc|div data-)/.test(code))
  const asleep = ours.filter(({ code }) => liveOf(code) === null).map(({ file }) => file)
  expect(ours.length).toBeGreaterThan(30)
  expect(asleep.sort()).toEqual([
    'docs/answers.md',
    ...['docs/documents.md', 'docs/documents.md'],
    ...['docs/engines.md', 'docs/engines.md', 'docs/engines.md'],
    'docs/guides/live-preview.md',
    'docs/recipes.md',
    'docs/widgets.md',
  ])
})
