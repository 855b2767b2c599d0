// The page of a contender.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Contender, Kind } from './contenders.ts'
import { chapters, content, search } from './data.ts'
import { withEarlyLines } from './early.ts'

export interface PageOptions {
  /** How many of it stand in the page; 0 leaves its scripts alone. */
  instances?: number
  hitsPerPage?: number
  /** Further attributes of our elements, and what stands before them. */
  attributes?: string
  before?: string
  /** Nothing is looked for: what stands in the page shows nothing by itself. */
  quiet?: boolean
  /** The page tells what it saw, and its scripts have addresses that no other page had. */
  run?: number
}

/** Results of each contender, in the page or in a shadow root. */
const RESULTS: Record<Kind, string> = {
  search: '.ais-Hits-item, .hits > li, [part~="hit"]',
  dialog: '.DocSearch-Hit, [part~="hit"]',
  document: '#article h2, [part~="heading"]',
}

const inline = (file: string) => `<script>${readFileSync(file, 'utf8')}</script>`

function elementOf({ kind }: Contender, host: string, options: PageOptions): string {
  const { hitsPerPage = 20, attributes = '', before = '' } = options
  if (kind === 'document')
    return `${before}<rich-doc entry-id="${content.entry}" space-id="${content.space}" access-token="${content.token}" content-host="http://${host}" ${attributes}></rich-doc>`
  const service = `app-id="${search.app}" api-key="${search.key}" search-host="http://${host}"`
  return kind === 'dialog'
    ? `<site-search ${service} index-name="${search.docs}" facets="none" layout="dialog"></site-search>`
    : `${before}<site-search ${service} index-name="${search.index}" facets="brand, color" hits-per-page="${hitsPerPage}" ${attributes}></site-search>`
}

/** What the page's own scripts and the probe have to know. */
function factsOf({ kind }: Contender, host: string, options: PageOptions) {
  const { instances = 1, hitsPerPage = 20, quiet = false, run } = options
  const expected = { search: instances * hitsPerPage, dialog: 1, document: chapters }
  return {
    instances,
    hitsPerPage,
    service: { ...search, host },
    content,
    results: quiet || instances === 0 ? '' : RESULTS[kind],
    expected: expected[kind],
    report: run !== undefined,
  }
}

export const scriptPath = (file: string, run?: number) =>
  `/script/${run === undefined ? '' : `run-${run}/`}${basename(file)}`

/** `host` is where both services are. */
export function pageOf(contender: Contender, host: string, options: PageOptions = {}): string {
  const { instances = 1, run } = options
  const { scripts, own, build, early = false } = contender
  const facts = JSON.stringify(factsOf(contender, host, options))
  const probe = `<script>window.bench = ${facts}</script>${inline('tests/bench/page/probe.js')}`
  const tags = scripts
    .map((file) => `<script src="${scriptPath(file, run)}"${build ? ' defer' : ''}></script>`)
    .join('')
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title>${probe}`
  const start = own && instances > 0 ? inline(own) : ''
  const body = build
    ? elementOf(contender, host, options).repeat(instances)
    : `<div id="article"></div><div id="docsearch"></div>${tags}${start}`
  const page = `<!doctype html><html lang="en"><head>${head}${build ? tags : ''}</head><body>${body}</body></html>`
  return early ? withEarlyLines(page) : page
}

/** Nothing at all but what every page has. */
export const emptyPage = (host: string) =>
  pageOf({ name: 'nothing', kind: 'search', scripts: [] }, host, { instances: 0 })
