// The demo's pages: files of demo/pages in a common frame, the bundle, and the copied snippet.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SandboxReply, Service } from './sandbox/http.ts'
import { drawPicture, drawSvg } from './sandbox/pictures/pictures.ts'

const folder = join(import.meta.dirname, 'pages')
const root = join(import.meta.dirname, '..')

const reply = (type: string, body: string | Uint8Array): SandboxReply => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': 'no-cache' },
  body,
})
const html = (body: string) => reply('text/html; charset=utf-8', body)

const types: Record<string, string> = { html: 'text/html', css: 'text/css', js: 'text/javascript' }
const typeOf = (file: string) => `${types[file.split('.').at(-1) ?? '']}; charset=utf-8`

const names: Record<string, string> = {
  index: 'Both elements',
  search: 'Search',
  header: 'In a header',
  filters: 'Filters',
  dialog: 'Dialog',
  document: 'Document',
  reader: 'Opening results',
  fallback: 'With no script',
  placeholders: 'In a CMS',
  consent: 'After consent',
  errors: 'When things fail',
  languages: 'Languages',
}
const languages = { en: 'English', pl: 'Polski', de: 'Deutsch', da: 'Dansk' }
/** These come as scripts of their own; the guide itself is not written in them. */
const scripts = {
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
  sv: 'Svenska',
  nb: 'Norsk',
  cs: 'Čeština',
  uk: 'Українська',
  ar: 'العربية',
}
const all: Record<string, string> = { ...languages, ...scripts }

/** The first line of a page's file may be a comment with its title. */
function framed(name: string, lang: string, at = new URLSearchParams()): string {
  const frame = readFileSync(join(folder, 'frame.html'), 'utf8')
  const link = ([page, title]: [string, string]) =>
    `<a href="/${page === 'index' ? '' : page}?lang=${lang}"${page === name ? ' aria-current="page"' : ''}>${title}</a>`
  // What is shown stays when another language is chosen, and the language when something else is.
  const inLanguage = (code: string) =>
    new URLSearchParams([...at, ['lang', code]]).toString().replaceAll('&', '&amp;')
  const tongue = ([code, title]: [string, string]) =>
    `<a href="?${inLanguage(code)}" hreflang="${code}"${code === lang ? ' aria-current="true"' : ''}>${title}</a>`
  const body = readFileSync(join(folder, `${name}.html`), 'utf8').replaceAll(
    '?entry=',
    `?lang=${lang}&amp;entry=`,
  )
  return frame
    .replace('<!-- title -->', names[name] ?? '')
    .replace('<!-- pages -->', Object.entries(names).map(link).join(' '))
    .replace('<!-- languages -->', Object.entries(languages).map(tongue).join(' '))
    .replace('lang="en"', lang === 'ar' ? 'lang="ar" dir="rtl"' : `lang="${lang}"`)
    .replace(
      '<!-- language -->',
      lang in scripts ? `<script src="/site-embed.${lang}.js" defer></script>` : '',
    )
    .replace('<!-- body -->', body)
    .replace('<!-- more languages -->', Object.entries(all).map(tongue).join(' '))
}

/** Drawn once: a page of results asks for twenty at a time. */
const drawn = new Map<string, Uint8Array>()

function picture(pathname: string): SandboxReply | undefined {
  const [, width, height, name] =
    /^\/pictures\/(\d{2,4})x(\d{2,4})\/(.+)\.png$/.exec(pathname) ?? []
  if (!width || !height || !name) return undefined
  const size = [Number(width), Number(height)].map((side) => Math.min(side, 1600))
  const bytes =
    drawn.get(pathname) ?? drawPicture(decodeURIComponent(name), size[0] ?? 1, size[1] ?? 1)
  drawn.set(pathname, bytes)
  return {
    ...reply('image/png', bytes),
    headers: { 'content-type': 'image/png', 'cache-control': 'max-age=86400' },
  }
}

export function demoPages(): Service {
  const pages = new Set(readdirSync(folder).map((file) => file.replace(/\.html$/, '')))
  return ({ url }) => {
    const { pathname } = url
    const [, script] =
      /^(?:\/site-embed@[^/]+|\/dist)?(\/site-embed(?:\.[a-z]{2})?\.js)$/.exec(pathname) ?? []
    if (script && existsSync(join(root, 'dist', script)))
      return reply('text/javascript; charset=utf-8', readFileSync(join(root, 'dist', script)))
    const [, beside = ''] =
      /^\/(builder\.(?:html|js|css)|themes\/[a-z]+\.css)$/.exec(pathname) ?? []
    if (beside && existsSync(join(root, 'dist', beside)))
      return reply(typeOf(beside), readFileSync(join(root, 'dist', beside)))
    if (pathname === '/icon.svg' || pathname === '/favicon.ico')
      return reply('image/svg+xml', drawSvg('site-embed'))
    const snippet = join(root, 'dist-snippet.html')
    if (pathname === '/dist-snippet.html' && existsSync(snippet))
      return html(readFileSync(snippet, 'utf8'))
    const name = pathname === '/' ? 'index' : pathname.replace(/^\/|\.html$|\/$/g, '')
    const lang = url.searchParams.get('lang') ?? 'en'
    const entry = url.searchParams.get('entry')
    const at = new URLSearchParams(entry ? { entry } : {})
    if (pages.has(name) && name in names) return html(framed(name, lang in all ? lang : 'en', at))
    return (
      picture(pathname) ?? {
        status: 404,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: framedMissing(lang in all ? lang : 'en'),
      }
    )
  }
}

/** Hits of the demo lead to pages that no guide has written. */
const framedMissing = (lang: string) =>
  framed('index', lang).replace(
    /<main>[\s\S]*<\/main>/,
    '<main><h1>404</h1><p>The demo ends here: this page was never written.</p></main>',
  )
