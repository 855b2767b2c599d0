// What a site owner copies. `dist-snippet.html` in the repository names no version, so that it changes only
// with the contract; it runs as it is where `npm start` serves it. The build writes `dist/snippet.html`, of
// one version, with the integrity of its file and the lines that ask early.
import { createHash } from 'node:crypto'
import { insertLines } from './early/insert.ts'
import { linesFor } from './early/lines.ts'

// Single lines: some editors wrap paragraphs around the lines of a tag.
const lines = [
  '<!-- site-embed: put the address of your copy into src, and your own application, space and names into the rest. -->',
  '<script src="/site-embed.js" defer data-app-id="GUIDE" data-api-key="guide-search" data-search-host="/" data-space-id="guide" data-access-token="guide-delivery" data-content-host="/"></script>',
  '<site-search index-name="events_{language:en,pl,de,da}" facets="city, category" style="display:block;min-height:100vh"></site-search>',
  '<rich-doc entry-id="article-01" style="display:block;min-height:40rem"></rich-doc>',
]

export const snippet = `${lines.join('\n')}\n`

/** The same with a script of one version, which no other file can replace. */
export async function ofVersion(version: string, script: Buffer): Promise<string> {
  const hash = createHash('sha384').update(script).digest('base64')
  const page = snippet.replace(
    'src="/site-embed.js"',
    `src="/site-embed@${version}/site-embed.js" integrity="sha384-${hash}" crossorigin="anonymous"`,
  )
  const early = await linesFor(page)
  return insertLines(page, early.lines)
}
