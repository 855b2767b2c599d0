// The frame of a page: the search, the navigation, and the contents.
import { escaped } from '../../demo/frame/source.ts'
import type { Rendered } from './markdown.ts'
import type { Page, Part } from './pages.ts'

const upFrom = ({ path }: Page) => '../'.repeat(path.split('/').length - 1)

function partOf({ title, pages }: Part, page: Page): string {
  const up = upFrom(page)
  const isHere = pages.includes(page)
  const links = pages.map((other) => {
    const current = other === page ? ' aria-current="page"' : ''
    return `<li><a href="${up}${other.path}"${current}>${escaped(other.title)}</a></li>`
  })
  const list = `<ul>${links.join('\n')}</ul>`
  // Decisions are for few, and many.
  return title === 'Decisions'
    ? `<details${isHere ? ' open' : ''}><summary>${title}</summary>${list}</details>`
    : `<h2>${title}</h2>${list}`
}

const navigation = (parts: readonly Part[], page: Page) =>
  parts.map((part) => partOf(part, page)).join('\n')

function contents({ headings }: Rendered): string {
  const shown = headings.filter(({ level }) => level === 2 || level === 3)
  if (shown.length < 2) return ''
  const links = shown.map(
    ({ level, name, text }) =>
      `<li class="level-${level}"><a href="#${name}">${escaped(text)}</a></li>`,
  )
  return `<nav class="contents" aria-label="On this page"><h2>On this page</h2><ul>${links.join('\n')}</ul></nav>`
}

export function pageHtml(parts: readonly Part[], page: Page, rendered: Rendered): string {
  const up = upFrom(page)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(page.title)}${page.file === 'README.md' ? '' : ' · site-embed'}</title>
<link rel="icon" href="${up}icon.svg">
<link rel="stylesheet" href="${up}docs.css">
<script src="${up}docs-sandbox.js" defer></script>
<script src="${up}site-search.slim.js" defer data-app-id="DOCS" data-api-key="docs-search" data-search-host="/"></script>
</head>
<body>
<a class="skip" href="#main">To the text</a>
<header>
<a class="brand" href="${up}index.html">site-embed</a>
<site-search layout="dialog" index-name="docs" placeholder="Search the docs" style="display:inline-block;min-height:44px"></site-search>
</header>
<details class="folded"><summary>All pages</summary><nav aria-label="All pages, folded">${navigation(parts, page)}</nav></details>
<div class="page">
<nav class="pages" aria-label="All pages">${navigation(parts, page)}</nav>
<main id="main" tabindex="-1">
${rendered.html}</main>
${contents(rendered)}
</div>
</body>
</html>
`
}
