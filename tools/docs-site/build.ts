// Writes the docs as a site into a folder: pages, live examples, and what both need.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { recordSpaceId } from '../../demo/sandbox/data/records/space.ts'
import { drawSvg } from '../../demo/sandbox/pictures/pictures.ts'
import { bundleSandbox } from '../../demo/static/bundle.ts'
import { entryPage, livePage, missingPage, resultsPage } from './live.ts'
import { type Rendered, render } from './markdown.ts'
import { pageHtml } from './page.ts'
import { type Page, type Part, pathOfFile, readParts } from './pages.ts'
import { recordsOf } from './records.ts'

function filesOf(page: Page, rendered: Rendered, parts: readonly Part[]) {
  const { lives, files } = rendered
  return [
    [page.path, pageHtml(parts, page, rendered)],
    ...[...lives].map(([name, html]) => [`live/${name}`, livePage(`${page.title}: live`, html)]),
    ...files.map((file) => [pathOfFile(file), readFileSync(file)]),
  ] as [path: string, content: string | Uint8Array][]
}

/** All that is made of the pages themselves, by its path. */
export function docsFiles(): Map<string, string | Uint8Array> {
  const parts = readParts()
  const all = parts.flatMap((part) =>
    part.pages.map((page) => ({ part, page, rendered: render(page) })),
  )
  const records = all.flatMap(({ part, page, rendered }) => recordsOf(part, page, rendered))
  return new Map([
    ...all.flatMap(({ page, rendered }) => filesOf(page, rendered, parts)),
    ['live/results.html', resultsPage],
    ['live/record.html', entryPage(recordSpaceId)],
    ['live/document.html', entryPage('guide')],
    ['missing.html', missingPage],
    ['records.json', JSON.stringify(records)],
    ['icon.svg', drawSvg('site-embed')],
    ['pictures/any.svg', drawSvg('site-embed')],
  ])
}

export async function writeDocs(folder: string) {
  for (const [path, content] of docsFiles()) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  const here = import.meta.dirname
  cpSync(join(here, 'docs.css'), join(folder, 'docs.css'))
  for (const script of ['site-embed.js', 'site-search.slim.js'])
    cpSync(join(here, '..', '..', 'dist', script), join(folder, script))
  for (const name of ['docs-sandbox', 'live-sandbox'])
    await bundleSandbox(folder, join(here, `${name}.ts`), `${name}.js`)
}
