// Writes dist-snippet.html: what a site owner copies. It runs as it is where `npm start` serves it.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { insertLines } from './early/insert.ts'
import { linesFor } from './early/lines.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const hash = createHash('sha384').update(readFileSync('dist/site-embed.js')).digest('base64')

// Single lines: some editors wrap paragraphs around the lines of a tag.
const lines = [
  '<!-- site-embed: put the address of your copy into src, and your own application, space and names into the rest. -->',
  `<script src="/site-embed@${version}/site-embed.js" integrity="sha384-${hash}" crossorigin="anonymous" defer data-app-id="GUIDE" data-api-key="guide-search" data-search-host="/" data-space-id="guide" data-access-token="guide-delivery" data-content-host="/"></script>`,
  '<site-search index-name="events_{language:en,pl,de,da}" facets="city, category" style="display:block;min-height:100vh"></site-search>',
  '<rich-doc entry-id="article-01" style="display:block;min-height:40rem"></rich-doc>',
]
const snippet = `${lines.join('\n')}\n`
const early = await linesFor(snippet)
writeFileSync('dist-snippet.html', insertLines(snippet, early.lines))
