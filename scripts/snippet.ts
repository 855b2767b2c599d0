// What a site owner copies. `dist-snippet.html` in the repository names no version, so that it changes only
// with the contract; it runs as it is where `npm start` serves it. The build writes `dist/snippet.html`, with
// the address of one version on a public host, the integrity of its file and the lines that ask early.
import { packagedAddress } from '../src/contract/script.ts'
import { integrityOf } from './bundle/integrity.ts'
import { insertLines } from './early/insert.ts'
import { linesFor } from './early/lines.ts'

// Single lines: some editors wrap paragraphs around the lines of a tag.
const lines = [
  '<!-- site-embed with the data of its demo: put in the address of the script, your own application, space and names, and delete data-search-host and data-content-host. -->',
  '<script src="/site-embed.js" defer data-app-id="GUIDE" data-api-key="guide-search" data-search-host="/" data-space-id="guide" data-access-token="guide-delivery" data-content-host="/"></script>',
  '<site-search index-name="events_{language:en,pl,de,da}" facets="city, category" style="display:block;min-height:100vh"></site-search>',
  '<rich-doc entry-id="article-01" style="display:block;min-height:40rem"></rich-doc>',
]

export const snippet = `${lines.join('\n')}\n`

/** The same with a script of one version, which no other file can replace. */
export async function ofVersion(version: string, script: Buffer): Promise<string> {
  const address = packagedAddress(version, 'site-embed.js')
  const page = snippet.replace(
    'src="/site-embed.js"',
    `src="${address}" integrity="${integrityOf(script)}" crossorigin="anonymous"`,
  )
  const early = await linesFor(page)
  return insertLines(page, early.lines)
}
