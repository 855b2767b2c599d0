// An example that is whole tags is shown at work, in a page of its own, over the demo's data.
import { liveIndices } from './data.ts'

/** Which entry is shown, whatever the example calls it. */
const entry = 'article-01'

/** Written where a page would have its own script. */
const withoutScripts = (html: string) => html.replaceAll(/<script src=[^>]*><\/script>\n?/g, '')

/** More than the tags: a script of the page’s own, an address with something in it, an account. */
const needsMore =
  /<script[\s>]|\{url\.|\bpreview\b|\b(?:slug|app-id|search-host|space-id|content-host|engine)="/

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
  const html = withoutScripts(code)
  if (!isTag.test(html) || needsMore.test(html) || !isAnswered(html)) return null
  return html
    .replaceAll(/entry-id="[^"]*"/g, `entry-id="${entry}"`)
    .replaceAll('"/search"', '"results.html"')
    .replaceAll('"/privacy"', '"../missing.html"')
}

const head = (title: string, up: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="${up}docs.css">`

export const livePage = (title: string, body: string) => `${head(title, '../')}
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

export const missingPage = `${head('Nothing here', '')}
</head>
<body class="live">
<main><h1>Nothing here</h1><p>Results of the examples lead to pages that nobody has written.</p></main>
</body>
</html>
`
