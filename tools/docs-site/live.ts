// Examples made of complete tags run in their own pages, with the demo's data.
import { recordSpaceId } from '../../demo/sandbox/data/records/space.ts'
import { liveIndices } from './data.ts'

/** Which entry is shown, whatever the example calls it, and which of those made of records. */
const entry = 'article-01'
const record = 'event-001'

/** The page of the example has our script already. */
const withoutOurs = (html: string) =>
  html.replaceAll(
    /<script src="[^"]*\/(?:site-embed|site-search|rich-doc)\.[^>]*><\/script>\n?/g,
    '',
  )

/** More than there is: another’s script or service, an address of another shape, drafts, an account. */
const needsMore =
  /<script\s|\bfetch\(|\{url\.(?!entry\})|\bpreview\b|\b(?:app-id|search-host|space-id|content-host|engine)="/

const isTag = /<(?:site-search|rich-doc|div data-site-search|div data-rich-doc)\b/

const indices = new Set(liveIndices(new Date(), '').map(({ name }) => name))

/** `products|Products, events_{language}` → the indices that an English reader’s page asks. */
function isAnswered(html: string): boolean {
  const named = [...html.matchAll(/\bindex-name="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll(/\{language[^}]*\}/g, 'en').split(','),
  )
  return named.every((name) => indices.has(name.replace(/\|.*/, '').trim()))
}

/** Null where it cannot work by itself. */
export function liveOf(code: string): string | null {
  const html = withoutOurs(code)
  if (!isTag.test(html) || needsMore.test(html) || !isAnswered(html)) return null
  return html
    .replaceAll(/entry-id="[^"{]*"/g, `entry-id="${entry}"`)
    .replaceAll('YOUR_APP', 'GUIDE')
    .replaceAll('search-only-key', 'guide-search')
    .replaceAll('"/search"', '"results.html"')
    .replaceAll('"/privacy"', '"../missing.html"')
}

/** The query string that the example expects in the address of its page. */
export function queryOf(html: string): string {
  if (!html.includes('{url.entry}')) return ''
  return `?entry=${html.includes(`space-id="${recordSpaceId}"`) ? record : entry}`
}

const languageOf = (html: string) => /<html lang="(\w+)">/.exec(html)?.[1] ?? 'en'

const head = (title: string, up: string, lang = 'en') => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="${up}docs.css">`

export const livePage = (title: string, body: string) => `${head(title, '../', languageOf(body))}
<script src="../live-sandbox.js"></script>
<script src="../site-embed.js" defer data-app-id="GUIDE" data-api-key="guide-search" data-search-host="/" data-space-id="guide" data-access-token="guide-delivery" data-content-host="/"></script>
</head>
<body class="live">
<main>
${body}
</main>
</body>
</html>
`

export const resultsPage = livePage(
  'Results',
  '<h1>Results</h1>\n<site-search index-name="products" url-sync></site-search>',
)

/** Where results of the examples lead. */
export const entryPage = (space: string) =>
  livePage(
    'Result',
    `<rich-doc space-id="${space}" entry-id="{url.entry}" heading-level="1" show="title, image" page-meta style="display:block;min-height:40rem"></rich-doc>`,
  )

export const missingPage = `${head('Nothing here', '')}
</head>
<body class="live">
<main><h1>Nothing here</h1><p>The example names a page that only a site of its own would have.</p></main>
</body>
</html>
`
