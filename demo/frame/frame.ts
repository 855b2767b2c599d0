// A page of the demo: the example's own file, word for word, in a frame with its name, its source
// and the way to the others.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Addresses, addressOf, gallery, isHere, link, wayToBuilder } from './gallery.ts'
import { labelled } from './labels.ts'
import { coloured, escaped } from './source.ts'
import {
  allLanguages,
  dist,
  examples,
  languages,
  pageNames,
  pagesFolder,
  scripts,
  wordsIn,
} from './words.ts'

function tongues(name: string, lang: string, to: Addresses): string {
  const shown = name === 'languages' ? allLanguages : languages
  return Object.entries(shown)
    .map(([code, title]) => {
      const current = code === lang ? ' aria-current="true"' : ''
      return link(to.again(name, code), title, ` lang="${code}" hreflang="${code}"${current}`)
    })
    .join('\n')
}

/** The builder is a page of its own: in the demo it leads back to the gallery. */
export const builderPage = (to: Addresses) =>
  readFileSync(join(dist, 'builder.html'), 'utf8').replace(
    '</head>',
    `<link rel="up" href="${escaped(to.page('index', 'en'))}">\n</head>`,
  )

function intro(name: string, lang: string, to: Addresses): string {
  const words = wordsIn(lang)
  const own = examples.find((example) => example.name === name)
  const { title, line } = own?.words(lang) ?? words
  const toSource = own && pageNames.has(name) ? ` <a href="#source">${words.source}</a>` : ''
  // A sentence, a line.
  const head = `<h1 dir="auto">${title.replace('. ', '.<br>')}</h1><p dir="auto">${line}${toSource}</p>`
  if (own) return `<div class="demo-intro">${head}</div>`
  if (name !== 'index')
    return `<p>${link(to.page('index', lang), words.back, ' class="demo-back"')}</p>`
  return `<div class="demo-intro demo-hero">${head}${wayToBuilder(lang, to)}</div>
<h2 class="demo-heading">${words.examples}</h2>
${gallery(lang, to)}
<h2 class="demo-heading">${words.live}</h2>`
}

function sourcePanel(source: string, lang: string): string {
  const { source: title, copy, copied } = wordsIn(lang)
  return `<div class="demo-source" id="source">
<h2>${title}</h2>
<button type="button" data-copied="${copied}" hidden>${copy}</button>
<pre tabindex="0" role="region" aria-label="${title}"><code>${coloured(source)}</code></pre>
</div>`
}

function footer(name: string, lang: string, to: Addresses): string {
  const { all, next } = wordsIn(lang)
  const here = examples.filter((example) => isHere(example, to))
  const at = here.findIndex((example) => example.name === name)
  const follower = here[(at + 1) % here.length]
  const onward =
    follower &&
    link(addressOf(follower, lang, to), `<small>${next}</small> ${follower.words(lang).title}`)
  const back = name === 'index' ? '<span></span>' : link(to.page('index', lang), all)
  return `<footer class="demo-end">${back}${onward ?? ''}</footer>`
}

const top = (name: string, lang: string, to: Addresses) => `<header class="demo-top">
${link(to.page('index', lang), '<span aria-hidden="true"></span>site-embed', ' class="demo-brand"')}
<nav class="demo-tongues" aria-label="${wordsIn(lang).languages}">${tongues(name, lang, to)}</nav>
</header>`

/** What the frame is made of, beside the pages. */
export const sheets = ['frame.css', 'gallery.css', 'source.css']

const head = (to: Addresses) => `<meta name="color-scheme" content="light dark">
<link rel="icon" href="${to.file('icon.svg')}">
${sheets.map((sheet) => `<link rel="stylesheet" href="${to.file(sheet)}">`).join('\n')}
<script src="${to.file('frame.js')}" defer></script>
${to.services}
`

/** In a language that the guide is not written in, the words of the elements come by a script. */
const moreWords = (lang: string, to: Addresses) =>
  Object.hasOwn(scripts, lang)
    ? `<script src="${to.file(`site-embed.${lang}.js`)}" defer></script>\n`
    : ''

const inLanguage = (html: string, lang: string) =>
  html.replace('<html lang="en">', `<html lang="${lang}"${lang === 'ar' ? ' dir="rtl"' : ''}>`)

/** With what around it: nothing that leads to other pages, where an editor shows it. */
export function framed(name: string, lang: string, to: Addresses, isAlone = false): string {
  const file = readFileSync(join(pagesFolder, `${name}.html`), 'utf8')
  const source = to.source(labelled(inLanguage(file, lang), lang), lang)
  const before = isAlone
    ? '<main class="demo-alone">'
    : `${top(name, lang, to)}
<main>
${intro(name, lang, to)}
<div class="demo-bench">`
  const after = isAlone
    ? '</main>'
    : `${sourcePanel(source, lang)}\n</div>\n</main>\n${footer(name, lang, to)}`
  const around = {
    '<script': `${head(to)}<script`,
    '</head>': `${moreWords(lang, to)}</head>`,
    '<body>': `<body>\n${before}\n<div class="demo-stage">`,
    '</body>': `</div>\n${after}\n</body>`,
  }
  return Object.entries(around).reduce(
    (html, [mark, frame]) => html.replace(mark, () => frame),
    source,
  )
}

/** A page that is no file. */
const made = (name: string, title: string, lang: string, to: Addresses, main: string) =>
  inLanguage(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${head(to)}</head>
<body>
${top(name, lang, to)}
<main>${main}</main>
${footer(name, lang, to)}
</body>
</html>
`,
    lang,
  )

/** A page of the gallery that is no file, with its name and its line above what it has. */
export function page(name: string, lang: string, to: Addresses, content: string): string {
  const title = examples.find((example) => example.name === name)?.words(lang).title ?? name
  return made(name, title, lang, to, `${intro(name, lang, to)}\n${content}`)
}

/** For an address that somebody has typed. */
export const missing = (lang: string, to: Addresses) =>
  made(
    'index',
    '404',
    lang,
    to,
    `<div class="demo-intro"><h1>404</h1><p>${wordsIn(lang).missing}</p></div>`,
  )
