// The page that stands in for the editor of the content service, and the pages in its frame.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import type { PageSetup, Setup } from '../sandbox/editor/setup.ts'
import { tokenParameter } from '../sandbox/editor/setup.ts'
import { page } from './frame.ts'
import type { Addresses } from './gallery.ts'
import { examples, pageNames, pagesFolder } from './words.ts'

const folder = join(import.meta.dirname, '..', 'sandbox', 'editor')

/** Of all spaces of the demo. */
export const previewToken = 'guide-preview'

/** The same server by its other name: editor and page are of two origins, as on the web. */
export function otherOrigin({ protocol, hostname, port, origin }: URL): string {
  const names: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }
  const other = names[hostname]
  return other ? `${protocol}//${other}${port && `:${port}`}` : origin
}

/** What an owner adds to the script tag of a page that is previewed. */
export const previewed = (html: string, editor: string) =>
  html.replace(
    /<script src="\/(?:site-embed|rich-doc)[\w.]*" defer/,
    `$&
  data-preview data-preview-token="{url.${tokenParameter}}"
  data-target-origin="${editor}"`,
  )

/** Null for a page without a document. */
function setupOf(name: string, lang: string): PageSetup | null {
  const html = readFileSync(join(pagesFolder, `${name}.html`), 'utf8')
  if (!/<rich-doc|data-rich-doc/.test(html)) return null
  const [, space = ''] = /data-space-id="([^"]+)"/.exec(html) ?? []
  const title = examples.find((example) => example.name === name)?.words(lang).title
  const [, own = name] = /<title>([^<]+)/.exec(html) ?? []
  return { name, title: title ?? own, space: html.includes('{url.entry}') ? space : null }
}

/** Those of the gallery in its order, then the others. */
function setupsOf(lang: string): PageSetup[] {
  const names = new Set([...examples.map(({ name }) => name), ...pageNames])
  return [...names]
    .filter((name) => pageNames.has(name))
    .flatMap((name) => setupOf(name, lang) ?? [])
}

export function editorPage(url: URL, lang: string, to: Addresses): string {
  const setup: Setup = {
    language: lang,
    origin: otherOrigin(url),
    token: previewToken,
    pages: setupsOf(lang),
  }
  const data = JSON.stringify(setup).replaceAll('<', '\\u003c')
  return page(
    'editor',
    lang,
    to,
    `<link rel="stylesheet" href="${to.file('editor.css')}">
<div id="desk" class="desk"></div>
<script type="application/json" id="setup">${data}</script>
<script src="${to.file('editor.js')}"></script>`,
  )
}

let script: string | undefined

/** Bundled when it is first asked for. */
export function editorScript(): string {
  script ??= buildSync({
    entryPoints: [join(folder, 'main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  }).outputFiles[0]?.text
  return script ?? ''
}

export const editorSheet = () =>
  ['editor.css', 'form/form.css', 'rich/text.css']
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('')
