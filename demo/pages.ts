// The demo's pages on a server: examples in their frame, the bundle, pictures, and the copied snippet. Under
// `/npm/` it is the host of packages whose address the snippet of a version has.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  editorPage,
  editorScript,
  editorSheet,
  otherOrigin,
  previewed,
  previewToken,
} from './frame/editor.ts'
import { builderPage, framed, missing } from './frame/frame.ts'
import type { Addresses } from './frame/gallery.ts'
import { allLanguages, dist, pageNames } from './frame/words.ts'
import { tokenParameter } from './sandbox/editor/setup.ts'
import type { SandboxReply, SandboxRequest, Service } from './sandbox/http.ts'
import { drawPicture, drawSvg } from './sandbox/pictures/pictures.ts'

const root = join(import.meta.dirname, '..')

const reply = (type: string, body: string | Uint8Array): SandboxReply => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': 'no-cache' },
  body,
})
const html = (body: string) => reply('text/html; charset=utf-8', body)

const types: Record<string, string> = { html: 'text/html', css: 'text/css', js: 'text/javascript' }

/** Both services are this server; examples need not say so, as no page of a real site does. */
const services = `<script>var SiteEmbedDefaults = { searchHost: '/', contentHost: '/' }</script>`

/** What is shown stays when another language is chosen, and the language when something else is. */
const addresses = (url: URL): Addresses => ({
  isServed: true,
  page: (name, lang) => `/${name === 'index' ? '' : name}${lang === 'en' ? '' : `?lang=${lang}`}`,
  again: (_, lang) => {
    const kept = ['page', 'entry'].flatMap((name) => {
      const value = url.searchParams.get(name)
      return value ? [[name, value]] : []
    })
    return `?${new URLSearchParams([...kept, ['lang', lang]])}`
  },
  file: (path) => `/${path}`,
  source: (text, lang) => {
    const isPreview = url.searchParams.has(tokenParameter)
    const asked = [
      lang !== 'en' && `lang=${lang}`,
      isPreview && `${tokenParameter}=${previewToken}`,
      'entry=',
    ]
    const linked = text.replaceAll('?entry=', `?${asked.filter(Boolean).join('&amp;')}`)
    return isPreview ? previewed(linked, otherOrigin(url)) : linked
  },
  services,
})

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

const read = (type: string, path: string) =>
  existsSync(path) ? reply(`${type}; charset=utf-8`, readFileSync(path, 'utf8')) : undefined

const packageHost = /https:\/\/[\w.]+(?=\/npm\/)/g

/** A file of the package, of the version that was built. */
function packaged(pathname: string): SandboxReply | undefined {
  const list = join(dist, 'integrity.json')
  const [, version, path = '', type = ''] =
    /^\/npm\/site-embed@([^/]+)\/dist\/([\w./-]+\.(js|css))$/.exec(pathname) ?? []
  if (!version || !existsSync(list)) return undefined
  const built: { version: string; files: Record<string, string> } = JSON.parse(
    readFileSync(list, 'utf8'),
  )
  return version === built.version && path in built.files
    ? read(types[type] ?? '', join(dist, path))
    : undefined
}

/** What lies ready as a file. */
function file(pathname: string): SandboxReply | undefined {
  const [, script] =
    /^(?:\/dist)?(\/(?:site-embed|site-search|rich-doc)(?:\.[a-z]+)*\.js)$/.exec(pathname) ?? []
  if (script) return read('text/javascript', join(dist, script))
  const [, own, type] = /^\/((?:frame|gallery|source)\.(css|js))$/.exec(pathname) ?? []
  if (own && type) return read(types[type] ?? '', join(root, 'demo', 'frame', own))
  if (pathname === '/editor.js') return reply('text/javascript; charset=utf-8', editorScript())
  if (pathname === '/editor.css') return reply('text/css; charset=utf-8', editorSheet())
  const [beside = '', kind = ''] =
    /^\/(?:builder\.(?=js|css)|themes\/\w+\.(?=css))(\w+)$/.exec(pathname) ?? []
  if (beside) return read(types[kind] ?? '', join(dist, beside))
  if (pathname === '/dist-snippet.html') return read('text/html', join(root, 'dist-snippet.html'))
  const snippet = join(dist, 'snippet.html')
  if (pathname === '/snippet.html' && existsSync(snippet))
    return html(readFileSync(snippet, 'utf8').replace(packageHost, ''))
  if (pathname === '/icon.svg' || pathname === '/favicon.ico')
    return reply('image/svg+xml', drawSvg('site-embed'))
  return undefined
}

/** Results and forms name no language: they lead on in that of the page that they stand in. */
function inTheirLanguage({ url, headers }: SandboxRequest): SandboxReply | undefined {
  const { referer = '' } = headers
  if (url.searchParams.has('lang') || !URL.canParse(referer)) return undefined
  const from = new URL(referer)
  const lang = from.host === url.host ? from.searchParams.get('lang') : null
  if (!lang || lang === 'en' || !(lang in allLanguages)) return undefined
  const query = new URLSearchParams([['lang', lang], ...url.searchParams])
  return { status: 302, headers: { location: `${url.pathname}?${query}` }, body: '' }
}

export function demoPages(): Service {
  return (request) => {
    const { pathname, searchParams } = request.url
    const isBuilt = existsSync(join(dist, 'builder.html'))
    const ready = file(pathname) ?? packaged(pathname) ?? picture(pathname)
    if (ready) return ready
    const named = searchParams.get('lang') ?? 'en'
    const lang = named in allLanguages ? named : 'en'
    const to = addresses(request.url)
    if (pathname === '/builder.html' && isBuilt) return html(builderPage(to))
    if (pathname === '/editor') return html(editorPage(request.url, lang, to))
    const name = pathname === '/' ? 'index' : pathname.replace(/^\/|\.html$|\/$/g, '')
    if (pageNames.has(name))
      return (
        inTheirLanguage(request) ?? html(framed(name, lang, to, searchParams.has(tokenParameter)))
      )
    return { ...html(missing(lang, to)), status: 404 }
  }
}
