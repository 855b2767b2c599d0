// `site-embed check`: each mistake of a page is reported with its place, and a correct page has none.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo } from '../../demo/start.ts'
import { kilobytes } from '../../tools/builder/snippet/files.ts'
import type { Checked } from '../../tools/cli/check/check.ts'
import { content, type Pages, pageOf, search, startPages } from './command.ts'

let pages: Pages
beforeAll(async () => {
  pages = await startPages(undefined, { withEngines: true })
  pages.served.set('/site-embed@0.1.0/site-embed.js', { html: '1' })
  pages.served.set('/npm/site-embed@0.1.0/dist/site-embed.js', { html: '1' })
})
afterAll(() => pages.close())

let count = 0
/** What is said of a body, without its last line. */
async function said(body: string, head?: string, ...words: string[]) {
  const name = pages.file(`page-${++count}.html`, pageOf(body, head))
  const { code, out } = await pages.run('check', name, ...words)
  return { code, out }
}

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

const s = () => search(pages.url)
const c = () => content(pages.url)

/** By what is told: the body, what is said of it, and the head where it matters. */
type Mistake = readonly [body: () => string, told: RegExp, head?: () => string]
const mistakes: Readonly<Record<string, Mistake>> = {
  'an attribute that there is not, with the one that was meant': [
    () => `<site-search ${s()} indexname="x"></site-search>`,
    /html:5:\d+ {2}<site-search>\nThere is no attribute indexname\. Did you mean index-name\?/,
  ],
  'a value that is not understood, with what would be right': [
    () => `<site-search ${s()} hits-per-page="many"></site-search>`,
    /hits-per-page="many" is not valid, so it is ignored\. Write a whole number from 1 to 1000\./,
  ],
  'one item of a list that is not understood': [
    () => `<site-search ${s()} facets="city, kind:lst"></site-search>`,
    /“kind:lst” in facets is not valid, so it is left out\. Write .*menu/,
  ],
  'a default on the script tag that is not understood': [
    () => `<site-search ${s()}></site-search>`,
    /html:3:\d+ {2}page-wide default\nlayout="pop" is not valid/,
    () => '<script src="/site-embed.js" data-layout="pop"></script>',
  ],
  'credentials that are missing': [
    () => '<site-search index-name="tales"></site-search>',
    /app-id and api-key are missing/,
  ],
  'a name with a slip as such, and not as missing too': [
    () => `<site-search ${s().replace('app-id', 'appid')}></site-search>`,
    /There is no attribute appid\. Did you mean app-id\?/,
  ],
  'a filter of templates that there is not': [
    () =>
      `<site-search ${s()}><template slot="hit"><b title="{{a|shout}}">{{a|upper|plain}}</b></template></site-search>`,
    /In the template “hit”: there is no filter “shout”\. Write one of .*upper/,
  ],
  'a condition in braces': [
    () =>
      `<rich-doc ${c()} entry-id="harbour"><script type="text/template" slot="entry">{{#if a}}{{a|rich}}</script></rich-doc>`,
    /In the template “entry”: \{\{#if a\}\} does nothing here\. Write .*data-if/,
  ],
  'what a template leaves out': [
    () =>
      `<site-search ${s()}><template slot="hit"><p onclick="x()">{{a}}</p></template></site-search>`,
    /In the template “hit”: onclick is left out: it could run code/,
  ],
  'a tag with an underscore': [
    () => '<site_search></site_search>',
    /There is no element <site_search>\. Did you mean <site-search>\?/,
  ],
  'a conversion without a record': [
    () =>
      `<site-search ${s()} insights></site-search><button data-embed-convert="add-to-cart"></button>`,
    /html:5:\d+ {2}<button data-embed-convert>\nIt names no record\./,
  ],
  'a conversion without a name': [
    () =>
      `<site-search ${s()} insights></site-search><button data-embed-convert data-object-id="1"></button>`,
    /It has no name\. Write data-embed-convert="add-to-cart"\./,
  ],
  'a conversion with a price of no currency': [
    () =>
      `<site-search ${s()} insights></site-search><button data-embed-convert="purchase" data-object-id="1" data-price="2"></button>`,
    /A price needs a currency: data-currency="EUR"\./,
  ],
  'a conversion that nobody tells': [
    () =>
      `<site-search ${s()}></site-search><a href="/cart" data-embed-convert="purchase" data-object-id="1">x</a>`,
    /<a data-embed-convert>\nNobody hears of it, because no <site-search> on this page has insights\./,
  ],
  'a box for a search that is not there': [
    () => `<site-search ${s()} for="#main"></site-search>`,
    /There is no other <site-search> in this page that matches for="#main"/,
  ],
  'a document that results are to open in, and that is not there': [
    () => `<site-search ${s()} opens="#doc"></site-search><p id="doc"></p>`,
    /There is no <rich-doc> in this page that matches opens="#doc"/,
  ],
  'a button that is not there': [
    () => `<site-search ${s()} layout="dialog" trigger=".find"></site-search>`,
    /There is no element in this page that matches trigger="\.find"/,
  ],
  'a document that no entry is named for': [
    () => `<rich-doc ${c()} id="5KsDBWseXY6QegucYAoacS"></rich-doc>`,
    /It names no entry.*Write entry-id=/,
  ],
  'an account that is an example’s, which is not asked': [
    () => `<site-search ${s().replace('TESTAPP', 'YOUR_APP')}></site-search>`,
    /app-id="YOUR_APP" is not valid, so it is ignored\. Write your own id/,
  ],
  'what another engine cannot be asked without': [
    () => '<site-search engine="typesense" index-name="x"></site-search>',
    /search-host, api-key and search-fields are missing/,
    () => '<script src="/site-embed.js"></script><script src="/site-embed.typesense.js"></script>',
  ],
  'a slug without its content type': [
    () => `<rich-doc ${c()} slug="x"></rich-doc>`,
    /content-type is missing/,
  ],
  'a tag that nearly is one of ours': [
    () => '<site-serch></site-serch>',
    /no element <site-serch>\. Did you mean <site-search>\?/,
  ],
  'a tag that a slash does not end, and what it swallows': [
    () => `<site-search ${s()} /><main>text</main>`,
    /holds the rest of the page, <main> too, because <site-search \/> does not close it/,
  ],
  'a tag without an end': [
    () => `<rich-doc ${c()} entry-id="harbour"><p>text</p>`,
    /because it is not closed, or a tag in it is not\. Close it with <\/rich-doc>/,
  ],
  'a paragraph in a fallback that is left open, which makes the end of the element count for nothing':
    [() => `<rich-doc ${c()} entry-id="harbour"><p>text</rich-doc>`, /or a tag in it is not/],
  'a key that may write': [
    () => `<site-search ${s().replace('search-key', 'writing-key')}></site-search>`,
    /This key is refused, because it may write \(addObject\)/,
  ],
  'a key that the service does not know': [
    () => `<site-search ${s().replace('search-key', 'no-key')}></site-search>`,
    /The key is rejected/,
  ],
  'a management token': [
    () => `<rich-doc ${c().replace('delivery-token', 'CFPAT-1')} entry-id="harbour"></rich-doc>`,
    /access-token is not valid, so it is ignored\. Write a read-only key/,
  ],
  'an index that there is not': [
    () => `<site-search ${s().replace('"tales"', '"tails"')}></site-search>`,
    /There is no index tails/,
  ],
  'an order that there is not': [
    () => `<site-search ${s().replace('"tales"', '"priced"')} sort="gone|Gone"></site-search>`,
    /There is no replica gone/,
  ],
  'an index of suggestions that there is not': [
    () => `<site-search ${s()} suggestions-index="gone"></site-search>`,
    /There is no index gone/,
  ],
  'a filter by an attribute that is not for faceting': [
    () => `<site-search ${s()} facets="city, year"></site-search>`,
    /year cannot be a filter in tales yet.*These can be filters: .*city/,
  ],
  'an entry that does not exist or is not published': [
    () => `<rich-doc ${c()} entry-id="gone"></rich-doc>`,
    /There is no such entry: gone\..*published/,
  ],
  'a field that is not there': [
    () => `<rich-doc ${c()} entry-id="harbour" field="boddy"></rich-doc>`,
    /Article has no field boddy\. These fields have text: body/,
  ],
  'a token that the service does not take': [
    () => `<rich-doc ${c().replace('delivery-token', 'no-token')} entry-id="harbour"></rich-doc>`,
    /The token is rejected/,
  ],
  'a token for drafts that stands in the page': [
    () => `<rich-doc ${c()} entry-id="harbour" preview-token="abc"></rich-doc>`,
    /preview-token is not valid, so it is ignored\. Write `\{url\.name\}`/,
  ],
  'a host that a placeholder may not name': [
    () =>
      `<div data-site-search data-index-name="tales" data-search-host="https://a.example"></div>`,
    /data-search-host on a placeholder is ignored\..*data-trust-placeholders/,
    () =>
      `<script src="/site-embed.js" data-app-id="TESTAPP" data-api-key="search-key" data-search-host="${pages.url}"></script>`,
  ],
  'an attribute of a placeholder that lacks its data-': [
    () => '<div data-site-search index-name="x" data-index-name="tales"></div>',
    /A placeholder has index-name\. Did you mean data-index-name\?/,
    () => `<script src="/site-embed.js" data-${s().replaceAll(' ', ' data-')}></script>`,
  ],
  'a default that there is not': [
    () => `<site-search ${s()}></site-search>`,
    /There is no data-appid\. Did you mean data-app-id\?/,
    () => '<script src="/site-embed.js" data-appid="X"></script>',
  ],
  'an editor that is not named by its origin': [
    () => `<site-search ${s()}></site-search>`,
    /data-target-origin="editor\.example\.com" is not an origin, so it names no editor\. Write one such as https:/,
    () => '<script src="/site-embed.js" data-target-origin="editor.example.com"></script>',
  ],
  'an attribute of the script tag that lacks its data-': [
    () => `<site-search ${s()}></site-search>`,
    /app-id does nothing on the script tag\. Did you mean data-app-id\?/,
    () => '<script src="/site-embed.js" app-id="X"></script>',
  ],
  'defaults in JSON that are none': [
    () => `<site-search ${s()}></site-search>`,
    /holds no valid JSON object/,
    () =>
      '<script src="/site-embed.js"></script><script type="application/json" data-site-embed>{appId: 1}</script>',
  ],
  'a script tag that is there twice': [
    () => `<site-search ${s()}></site-search>`,
    /\/b\/site-search\.slim\.js does nothing: \/site-embed\.js has already defined its elements/,
    () => '<script src="/site-embed.js"></script><script src="/b/site-search.slim.js"></script>',
  ],
  'a script that does not have the element of the page': [
    () => `<rich-doc ${c()} entry-id="harbour"></rich-doc>`,
    /loads \/site-search\.js, which does not have <rich-doc>/,
    () => '<script src="/site-search.js"></script>',
  ],
  'a page that loads no script': [
    () => `<site-search ${s()}></site-search>`,
    /The page loads no script of site-embed/,
    () => '',
  ],
  'a template that no slot shows': [
    () => `<site-search ${s()}><template slot="hits"><p></p></template></site-search>`,
    /<template slot="hits"> is never shown/,
  ],
  'a custom property that there is not': [
    () => `<site-search ${s()} style="--embed-acent:red"></site-search>`,
    /no custom property --embed-acent\. Did you mean --embed-accent\?/,
  ],
  'an integrity that is missing where the address holds a version': [
    () => `<site-search ${s()}></site-search>`,
    /is of one version and has no integrity/,
    () => `<script src="${pages.url}/site-embed@0.1.0/site-embed.js"></script>`,
  ],
  'an integrity without crossorigin, with which nothing is loaded': [
    () => `<site-search ${s()}></site-search>`,
    /loads only with crossorigin/,
    () =>
      `<script src="${pages.url}/site-embed@0.1.0/site-embed.js" integrity="${hashOf('1')}"></script>`,
  ],
  'a policy that blocks the script': [
    () => `<site-search ${s()}></site-search>`,
    /script-src blocks (http:\/\/127\.0\.0\.1:\d+)\/site-embed\.js\. Add \1 to it/,
    () =>
      `<meta http-equiv="Content-Security-Policy" content="script-src 'self'"><script src="${pages.url}/site-embed.js"></script>`,
  ],
  'a policy that blocks the service': [
    () => `<site-search ${s()}></site-search>`,
    /connect-src blocks http:\/\/127\.0\.0\.1:\d+, which <site-search> needs/,
    () =>
      `<meta http-equiv="Content-Security-Policy" content="connect-src 'self'"><script src="/site-embed.js"></script>`,
  ],
  'a policy that blocks pictures': [
    () => `<rich-doc ${c()} entry-id="harbour"></rich-doc>`,
    /img-src blocks http:\/\/127\.0\.0\.1:\d+, which <rich-doc> needs/,
    () =>
      `<meta http-equiv="Content-Security-Policy" content="img-src 'self'"><script src="/site-embed.js"></script>`,
  ],
  'a policy that blocks other spaces, of which a preview shows what is published': [
    () =>
      '<rich-doc space-id="quay" preview preview-token="{url.t}" entry-id="list" spaces="mill:mill-delivery"></rich-doc>',
    /connect-src blocks https:\/\/cdn\.contentful\.com, which <rich-doc> needs/,
    () =>
      `<meta http-equiv="Content-Security-Policy" content="connect-src https://preview.contentful.com"><script src="/site-embed.js"></script>`,
  ],
  'a policy that blocks the lines that ask early': [
    () => `<site-search ${s()}></site-search>`,
    /script-src blocks this script.*Add 'sha256-/,
    () =>
      `<meta http-equiv="Content-Security-Policy" content="script-src 'self'"><script src="/site-embed.js"></script><script>window.SiteEmbedEarly=[]</script>`,
  ],
}

/** All of them in one run, as a site has many pages. */
let checked: Promise<Map<string, Checked>> | null = null
async function findingsOf(name: string) {
  checked ??= pages
    .run(
      'check',
      '--json',
      ...Object.values(mistakes).map(([body, , head], at) =>
        pages.file(`mistake-${at}.html`, pageOf(body(), head?.())),
      ),
    )
    .then(({ out }) => {
      const { pages: all }: { pages: Checked[] } = JSON.parse(out)
      return new Map(all.map((one) => [one.name, one]))
    })
  return (await checked).get(name)?.findings ?? []
}

test.each(Object.entries(mistakes).map(([name, [, told]], at) => ({ name, told, at })))(
  'tells $name, and nothing else',
  async ({ told, at }) => {
    const page = `mistake-${at}.html`
    const found = await findingsOf(page)
    const lines = found.map(
      ({ line, column, about, message }) => `${page}:${line}:${column}  ${about}\n${message}`,
    )
    expect(lines).toEqual([expect.stringMatching(told)])
    expect(found[0]?.grade).toBe('mistake')
  },
)

test('findings have file, line and column, and the last line counts them', async () => {
  const { code, out } = await said(`<site-search ${s()} layout="pop"></site-search>`)
  expect(out).toMatch(/^(page-\d+\.html)\n {2}\1:5:\d+ {2}<site-search>\n {4}layout="pop" is not/)
  expect(out).toMatch(/\n1 mistake in 1 page of 1\.\n$/)
  expect(code).toBe(1)
})

test('a correct page has no findings, even with templates, a fallback and defaults in the page', async () => {
  const { code, out } = await said(
    `<site-search index-name="tales" facets="city, kind:menu|Kind" style="--embed-accent:red"><template slot="hit"><b>{{title}}</b></template><form><input name="q"></form></site-search>
     <rich-doc ${c()} entry-id="harbour" field="body" id="doc" class="x" data-anything="y"></rich-doc>
     <my-element></my-element>`,
    `<script src="/site-embed.slim.js" defer></script><script>var SiteEmbedDefaults = { appId: 'TESTAPP', "apiKey": "search-key", searchHost: "${pages.url}" }</script>`,
  )
  expect(out).toMatch(/nothing wrong with 2 elements\.\n\nNo mistake in 1 page\.\n$/)
  expect(code).toBe(0)
})

test('a second script tag with the account of its element is not a mistake', async () => {
  const account = (text: string) => text.replaceAll(/([a-z-]+)=/g, 'data-$1=')
  const { code, out } = await said(
    '<site-search index-name="tales"></site-search><rich-doc entry-id="harbour"></rich-doc>',
    [s(), c()].map((own) => `<script src="/site-embed.js" ${account(own)}></script>`).join(''),
  )
  expect([code, out]).toEqual([0, expect.not.stringContaining('does nothing')])
})

test('the page of the README is right with names that there are', async () => {
  const html = [...readFileSync('README.md', 'utf8').matchAll(/^```html\n([\s\S]*?)^```/gm)]
    .map(([, text = '']) => text)
    .join('')
    .replace('https://cdn.jsdelivr.net', pages.url)
    // Until a release it is a placeholder, and the fingerprint of another file afterwards.
    .replace(/site-embed@[\d.]+/, 'site-embed@0.1.0')
    .replace(/ integrity="[^"]*"/, ` integrity="${hashOf('1')}"`)
    .replace('YOUR_APP', `TESTAPP" data-search-host="${pages.url}" data-content-host="${pages.url}`)
    .replace('search-only-key', 'search-key')
    .replace('your-space', 'harbour')
    .replaceAll('"products"', '"tales"')
    .replace('facets="brand, category"', 'facets="city, kind"')
    .replace('5KsDBWseXY6QegucYAoacS', 'harbour')
  const { code, out } = await said(html, '')
  expect(out).toContain('nothing wrong with 4 elements')
  expect(code).toBe(0)
})

test('the pages of the demo are correct, except those that show errors', async () => {
  const demo = await startDemo(0)
  const names = ['', 'search', 'filters', 'document', 'dialog', 'placeholders', 'shop', 'reader']
  const ended = await pages.run('check', ...names.map((name) => `${demo.url}/${name}`))
  await demo.close()
  expect(ended.out).toContain(`No mistake in ${names.length} pages.`)
  expect(ended).toMatchObject({ code: 0, err: '' })
})

test('a policy in a header counts, and one that allows everything is silent', async () => {
  const html = pageOf(`<site-search ${s()}></site-search>`)
  const policy = (text: string) => ({ headers: { 'content-security-policy': text } })
  pages.served.set('/strict', { html, ...policy("default-src 'none'; script-src 'self'") })
  pages.served.set('/open', {
    html,
    ...policy("default-src 'none'; script-src 'self'; connect-src 'self'"),
  })
  const strict = await pages.run('check', `${pages.url}/strict`)
  expect(strict.out).toContain('connect-src blocks')
  expect(strict.out).not.toContain('script-src blocks')
  const open = await pages.run('check', `${pages.url}/open`)
  expect(open).toMatchObject({ code: 0 })
})

test('a page with drafts gets a warning about the header that stops the editor from showing it', async () => {
  const draft = `<rich-doc ${c()} preview preview-token="{url.key}" entry-id="harbour"></rich-doc>`
  const own =
    '<script src="/site-embed.js" data-target-origin="https://editor.example.com/"></script>'
  const framed = async (headers: Record<string, string>, head?: string, body = draft) => {
    pages.served.set('/draft', { html: pageOf(body, head), headers })
    const { code, out } = await pages.run('check', `${pages.url}/draft`)
    expect(code).toBe(0)
    return /\S+ keeps this page out[^\n]*/.exec(out)?.[0] ?? ''
  }
  const policy = (text: string) => ({ 'content-security-policy': text })
  expect(await framed({ 'x-frame-options': 'SAMEORIGIN' })).toBe(
    "X-Frame-Options keeps this page out of the editor’s frame, so no preview is shown there. Send Content-Security-Policy: frame-ancestors 'self' https://app.contentful.com https://app.eu.contentful.com instead of it. If the page only opens in its own tab, ignore this.",
  )
  expect(await framed(policy("frame-ancestors 'self'"))).toContain(
    'frame-ancestors keeps this page out of the editor’s frame, so no preview is shown there. Add https://app.contentful.com https://app.eu.contentful.com to that directive.',
  )
  expect(await framed(policy('frame-ancestors https://app.contentful.com'), own)).toContain(
    'Add https://editor.example.com to that directive.',
  )
  const right = policy('frame-ancestors https://app.contentful.com')
  for (const headers of [{}, right, { ...right, 'x-frame-options': 'DENY' }])
    expect(await framed(headers)).toBe('')
  const published = draft.replace(/preview .*"\{url.key\}"/, '')
  expect(await framed({ 'x-frame-options': 'DENY' }, undefined, published)).toBe('')
})

test('a page with drafts gets a warning if the script for the editor is missing', async () => {
  const draft = `<rich-doc ${c()} preview preview-token="{url.key}" entry-id="harbour"></rich-doc>`
  pages.served.set('/own/rich-doc.slim.js', { html: '' })
  pages.served.set('/draft', {
    html: pageOf(draft, '<script src="/own/rich-doc.slim.js"></script>'),
  })
  const missing =
    'There is no /own/site-embed.preview.js on this server, so a preview in the editor refreshes only after a save. Upload it there.'
  const without = await pages.run('check', `${pages.url}/draft`)
  expect(without).toMatchObject({ code: 0, out: expect.stringContaining(missing) })
  pages.served.set('/own/site-embed.preview.js', { html: '1' })
  const { out } = await pages.run('check', `${pages.url}/draft`)
  expect(out).toContain('nothing wrong with 1 element')
})

test('a page with a slim search gets a warning if its second script is missing', async () => {
  pages.served.set('/own/site-search.slim.js', { html: '1' })
  pages.served.set('/slim', {
    html: pageOf(
      `<site-search ${s()}></site-search>`,
      '<script src="/own/site-search.slim.js"></script>',
    ),
  })
  const { out } = await pages.run('check', `${pages.url}/slim`, '--offline')
  expect(out).toContain('There is no /own/site-search.slim.more.js on this server.')
  pages.served.set('/own/site-search.slim.more.js', { html: '1' })
  const again = await pages.run('check', `${pages.url}/slim`, '--offline')
  expect(again.out).not.toContain('slim.more.js')
})

test('for a public host, the advice is to allow only the folder of the version in the policy', async () => {
  const head = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'"><script src="https://unpkg.com/site-embed@0.1.0/dist/site-search.slim.js" integrity="${hashOf('1')}" crossorigin></script>`
  const { out } = await said(`<site-search ${s()}></site-search>`, head, '--offline')
  expect(out).toContain('Add https://unpkg.com/site-embed@0.1.0/dist/ to it.')
})

test('an integrity of another file is reported with the right one', async () => {
  pages.file('site-embed.js', 'console.log(1)')
  const hash = `sha384-${createHash('sha384').update('console.log(1)').digest('base64')}`
  const head = (integrity: string) =>
    `<script src="site-embed.js" integrity="${integrity}"></script>`
  const body = `<site-search ${s()}></site-search>`
  const stale = await said(body, head(`sha384-${'A'.repeat(64)}`))
  expect(stale.out).toContain(
    `integrity does not belong to site-embed.js, so browsers refuse the file. Write ${hash}.`,
  )
  expect(stale.code).toBe(1)
  expect((await said(body, head(hash))).code).toBe(0)
})

test('an integrity is compared with the file on the page’s own host', async () => {
  const head = `<script src="/lib/site-embed.js" integrity="sha384-${'A'.repeat(64)}"></script>`
  pages.served.set('/lib/site-embed.js', { html: 'console.log(2)' })
  pages.served.set('/stale', { html: pageOf(`<site-search ${s()}></site-search>`, head) })
  const { out } = await pages.run('check', `${pages.url}/stale`)
  const hash = createHash('sha384').update('console.log(2)').digest('base64')
  expect(out).toContain(`browsers refuse the file. Write sha384-${hash}.`)
})

test('the script on another host is requested: another file or a missing one is reported', async () => {
  const body = `<site-search ${s()}></site-search>`
  const head = (file: string, hash: string) =>
    `<script src="${pages.url}/${file}" integrity="${hash}" crossorigin="anonymous"></script>`
  const file = 'site-embed@0.1.0/site-embed.js'
  expect(await said(body, head(file, hashOf('1')))).toMatchObject({ code: 0 })
  const stale = await said(body, head(file, hashOf('2')))
  expect(stale).toMatchObject({ code: 1 })
  expect(stale.out).toContain(`browsers refuse the file. Write ${hashOf('1')}.`)
  const gone = await said(body, head('gone/site-embed.js', hashOf('1')))
  expect(gone).toMatchObject({ code: 1 })
  expect(gone.out).toMatch(/There is no http\S+\/gone\/site-embed\.js: \S+ answers with 404/)
})

test('a script host that does not answer is not a mistake of the page, and with --offline it is not asked', async () => {
  const body = `<site-search ${s()}></site-search>`
  const head = `<script src="http://127.0.0.1:1/site-embed.js" integrity="${hashOf('1')}" crossorigin="anonymous"></script>`
  const silent = await said(body, head)
  expect(silent).toMatchObject({ code: 2 })
  expect(silent.out).toContain('could not be asked for. 127.0.0.1:1 does not answer.')
  expect(await said(body, head, '--offline')).toMatchObject({ code: 0 })
})

test('elements that a script names may be created by it, and a document may wait for a search', async () => {
  const { code, out } = await said(
    `<script>document.body.append(Object.assign(document.createElement('button'), { id: 'find-it' }))</script>
     <site-search ${s()} layout="dialog" trigger="#find-it" opens="rich-doc"></site-search><rich-doc ${c()}></rich-doc>`,
  )
  expect({ code, out }).toMatchObject({ code: 0 })
})

test('elements that an external script may create are hints, which do not fail the check', async () => {
  const body = `<site-search ${s()} layout="dialog" trigger="#find-it"></site-search><rich-doc ${c()}></rich-doc><site-search engine="meilisearch" search-host="http://127.0.0.1:1" api-key="k" index-name="x"></site-search>`
  const ours = '<script src="/site-embed.js"></script><script src="/site-embed.fr.js"></script>'
  for (const script of ['<script src="/app.js"></script>', '<script>import("/app.js")</script>']) {
    const { code, out } = await said(body, ours + script, '--offline')
    expect(out).toContain(
      'There is no element in this page that matches trigger="#find-it". Write a selector of one that is there, such as its id. If a script of the page adds it, ignore this: check runs no scripts.',
    )
    expect(out).toContain('It names no entry')
    expect(out).toMatch(/needs site-embed\.meilisearch\.js, .* If a script of the page adds it/)
    expect(out).toMatch(/\nNo mistake in 1 page\. 3 hints\.\n$/)
    expect(code).toBe(0)
  }
  const { code, out } = await said(body, ours, '--offline')
  expect(out).toMatch(/\n3 mistakes in 1 page of 1\.\n$/)
  expect(out).not.toContain('ignore this')
  expect(code).toBe(1)
})

test('a script that the page’s server does not have is reported', async () => {
  const script = '<script src="/js/site-embed.js" defer></script>'
  pages.served.set('/lost', { html: pageOf(`<site-search ${s()}></site-search>`, script) })
  const { code, out } = await pages.run('check', `${pages.url}/lost`)
  expect(out).toMatch(
    /lost:3:\d+ {2}script tag\n {4}There is no \/js\/site-embed\.js on this server/,
  )
  expect(code).toBe(1)
})

test('keys that a script sets are not called missing', async () => {
  const body = '<site-search index-name="tales"></site-search>'
  const ours = '<script src="/site-embed.js"></script>'
  pages.file('app.js', 'addEventListener("load",()=>SiteEmbed.configure(secrets()))')
  pages.file('other.js', 'console.log(1)')
  for (const script of [
    '<script>SiteEmbedDefaults = settings()</script>',
    '<script>document.querySelector("site-search").searchClient = mine</script>',
    '<script src="app.js"></script>',
  ])
    expect(await said(body, ours + script)).toMatchObject({ code: 0 })
  const { out } = await said(body, `${ours}<script src="other.js"></script>`)
  expect(out).toContain('app-id and api-key are missing')
})

test('an address that only a template fills in does not stop the check', async () => {
  const head =
    '<meta http-equiv="Content-Security-Policy" content="script-src https://cdn.example.com"><script src="https://{{ site.cdn }}/site-embed.js"></script>'
  const { code, out } = await said(`<site-search ${s()} indexname="x"></site-search>`, head)
  expect(out).toContain('There is no attribute indexname')
  expect(code).toBe(1)
})

test('a service that is down is not a mistake of the page, and the last line says so', async () => {
  const off = 'http://127.0.0.1:1'
  const { code, out } = await said(`<site-search ${search(off)}></site-search>`)
  expect(out).toContain('The service could not be asked. No answer from http://127.0.0.1:1.')
  expect(out).toContain('No mistake in 1 page. 1 question could not be asked.')
  expect(code).toBe(2)
  const broken = await said(`<site-search ${search(`${pages.url}/fault/500`)}></site-search>`)
  expect(broken.out).toContain('has an error of its own (500)')
  expect(broken.code).toBe(2)
})

test('--offline sends no request, and still reports everything else', async () => {
  const before = pages.services.requests.length
  const right = await said(
    `<site-search ${search('http://127.0.0.1:1')}></site-search>`,
    undefined,
    '--offline',
  )
  expect(right).toMatchObject({ code: 0 })
  expect(right.out).toContain('without asking the services')
  const wrong = await said(
    `<site-search ${s()} layout="pop"></site-search>`,
    undefined,
    '--offline',
  )
  expect(wrong.code).toBe(1)
  expect(pages.services.requests).toHaveLength(before)
})

test('a service on the page’s own host is asked at the address of --base', async () => {
  const body =
    '<site-search app-id="TESTAPP" api-key="search-key" search-host="/" index-name="tails"></site-search>'
  const unknown = await said(body)
  expect(unknown.out).toContain('Name it with --base')
  expect(unknown.code).toBe(2)
  const known = await said(body, undefined, '--base', pages.url)
  expect(known.out).toContain('There is no index tails')
  expect(known.code).toBe(1)
})

test('names with {language} are asked for in the language of the page', async () => {
  const body = `<site-search ${s().replace('"tales"', '"tales_{language}"')}></site-search>`
  const name = pages.file('polish.html', pageOf(body, undefined, 'pl'))
  expect((await pages.run('check', name)).out).toContain('There is no index tales_pl.')
})

test('the same request for many pages is sent once', async () => {
  const body = `<site-search ${s()}></site-search>`
  const names = [1, 2, 3].map((number) => pages.file(`same-${number}.html`, pageOf(body + number)))
  const before = pages.services.requests.length
  const { code } = await pages.run('check', ...names)
  expect(code).toBe(0)
  expect(pages.services.requests.length - before).toBe(2)
})

test('a correct page lists the recognised fields as attributes, without those that the page names', async () => {
  const head = '<script src="/site-search.slim.js"></script>'
  const all = await said(`<site-search ${s()} id="all"></site-search>`, head)
  expect(all.out).toMatch(
    /nothing wrong with 1 element\.\n {2}\S+html:5:\d+ {2}<site-search id="all">\n {4}A result shows these fields: hit-title="title", hit-text="summary"/,
  )
  expect(all.code).toBe(0)
  const named = await said(`<site-search ${s()} hit-text="summary"></site-search>`)
  expect(named.out).toContain('hit-title="title"')
  expect(named.out).not.toContain('hit-text=')
  const shaped = await said(
    `<site-search ${s()}><template slot="hit"><b>{{title}}</b></template></site-search>`,
  )
  expect(shaped.out).not.toContain('A result shows')
})

test('a page with an agent gets a hint who else may ask it, and a mistake if its script is missing', async () => {
  const asks = `<site-search ${s()} ask="agent-1"></site-search>`
  const script = '<script src="/site-search.slim.js"></script>'
  const withAgent = await said(asks, `${script}<script src="/site-embed.ask.js"></script>`)
  expect(withAgent.code).toBe(0)
  expect(withAgent.out).toMatch(
    /nothing wrong with 1 element\.[\s\S]*Put the addresses of your pages into the agent’s list of approved domains/,
  )
  const without = await said(asks, script)
  expect(without.code).toBe(1)
  expect(without.out).toContain(
    'ask="agent-1" needs site-embed.ask.js, which the page does not load. Put its script tag beside that of site-embed.',
  )
  const { out } = await said(`<site-search ${s()}></site-search>`, script)
  expect(out).not.toContain('approved domains')
})

/** What a page is told of the weight of its scripts. */
async function weighed(body: string, ...files: readonly string[]) {
  for (const file of files) pages.served.set(`/${file}`, { html: '' })
  const head = files.map((file) => `<script src="/${file}" defer></script>`).join('')
  const { code, out } = await said(body, head, '--offline')
  expect(out).toContain('nothing wrong')
  expect(code).toBe(0)
  return /It loads .*/.exec(out)?.[0] ?? ''
}

test('a page that loads more than it needs gets the smaller file and the kilobytes', async () => {
  const [search, text] = [
    `<site-search ${s()}></site-search>`,
    `<rich-doc ${c()} entry-id="harbour"></rich-doc>`,
  ]
  const of = kilobytes
  const [slim, slimSearch, slimDoc] = [
    of['site-embed.slim.js'],
    of['site-search.slim.js'],
    of['rich-doc.slim.js'],
  ]
  expect(await weighed(search, 'site-embed.slim.js')).toBe(
    `It loads site-embed.slim.js: ${slim} kB (gzip). site-search.slim.js has everything that this page needs, and is ${slim - slimSearch} kB smaller.`,
  )
  expect(await weighed(text, 'site-embed.js')).toBe(
    `It loads site-embed.js: ${of['site-embed.js']} kB (gzip). rich-doc.slim.js has everything that this page needs, and is ${of['site-embed.js'] - slimDoc} kB smaller. Keep it if it adds its own InstantSearch widgets.`,
  )
  expect(await weighed(search + text, 'site-search.slim.js', 'rich-doc.slim.js')).toContain(
    `It loads site-search.slim.js and rich-doc.slim.js: ${slimSearch + slimDoc} kB (gzip). site-embed.slim.js has`,
  )
  expect(await weighed(search, 'site-search.slim.js', 'rich-doc.slim.js')).toContain(
    `site-search.slim.js has everything that this page needs, and is ${slimDoc} kB smaller.`,
  )
})

test('a page that loads what it needs gets no such hint', async () => {
  const account = `${s()} ${c()}`.replaceAll(/([a-z-]+)="([^"]*)"/g, '"$1": "$2",')
  const both = `<script type="application/json" data-site-embed>{${account.replace(/,$/, '')}}</script><div data-site-search></div><div data-rich-doc data-entry-id="harbour"></div>`
  expect(await weighed(both, 'site-embed.slim.js')).toBe('')
  expect(await weighed(`<site-search ${s()}></site-search>`, 'site-search.slim.js')).toBe('')
  const prefixed = `<script>SiteEmbedDefaults = {"prefix": "acme"}</script><acme-site-search ${s()}></acme-site-search><acme-rich-doc ${c()} entry-id="harbour"></acme-rich-doc>`
  expect(await weighed(prefixed, 'site-embed.slim.js')).toBe('')
  const made = `<site-search ${s()}></site-search><script>document.createElement('rich-doc')</script>`
  expect(await weighed(made, 'site-embed.slim.js')).toBe('')
})

test('a page with its own widgets gets no hint to leave InstantSearch out', async () => {
  const search = `<site-search ${s()}></site-search>`
  const widgets = '<script>find().instantSearch.addWidgets([map])</script>'
  expect(await weighed(search + widgets, 'site-search.js')).toBe('')
  expect(await weighed(search + widgets, 'site-embed.js')).toBe(
    `It loads site-embed.js: ${kilobytes['site-embed.js']} kB (gzip). site-search.js has everything that this page needs, and is ${kilobytes['site-embed.js'] - kilobytes['site-search.js']} kB smaller.`,
  )
  pages.file('widgets.js', 'find().instantSearch.addWidgets([map])')
  expect(await weighed(`${search}<script src="widgets.js"></script>`, 'site-search.js')).toBe('')
  expect(
    await weighed(
      `${search}<script src="https://cdn.example.com/app.js"></script>`,
      'site-search.js',
    ),
  ).toContain(
    'Keep it if it adds its own InstantSearch widgets, or if a script that was not read creates other elements of site-embed.',
  )
})

test('--json has the same for scripts, and never a key', async () => {
  const head = '<script src="/site-search.slim.js" defer></script>'
  const body = `<site-search ${s()} layout="pop"></site-search>`
  const name = pages.file('json.html', pageOf(body, head))
  const { out } = await pages.run('check', name, '--json')
  const {
    pages: [page],
  } = JSON.parse(out)
  expect(page).toMatchObject({ name, elements: 1 })
  expect(page.findings).toMatchObject([
    { line: 5, grade: 'mistake', code: 'wrong-value', about: '<site-search>' },
  ])
  expect(page.told).toMatchObject([{ line: 5, grade: 'told', code: 'recognised' }])
  expect(out).not.toContain('search-key')
})

test('a missing file and an unknown option end with 2, and other pages are still reported', async () => {
  const good = pages.file('good.html', pageOf(`<site-search ${s()}></site-search>`))
  const gone = await pages.run('check', 'gone.html', good)
  expect(gone).toMatchObject({
    code: 2,
    err: 'There is no file gone.html, or it cannot be read.\n',
  })
  expect(gone.out).toContain('good.html: nothing wrong')
  const option = await pages.run('check', good, '--fast')
  expect(option.code).toBe(2)
  expect(option.err).toContain('--fast')
  expect(await pages.run('check', good, '--out', 'x')).toMatchObject({
    code: 2,
    err: 'check has no --out. --help says which options it has.\n',
  })
  expect(await pages.run('chekc')).toMatchObject({ code: 2 })
  expect(await pages.run('check')).toMatchObject({ code: 2 })
  expect(await pages.run('check', `${pages.url}/nowhere`)).toMatchObject({ code: 2 })
})

test('--help and --version print help and version', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(await pages.run('--version')).toMatchObject({ code: 0, out: `${version}\n` })
  const help = await pages.run('--help')
  expect(help.code).toBe(0)
  for (const word of ['check', '--offline', '--base', '--json']) expect(help.out).toContain(word)
})

test('for a page without elements, the report says so', async () => {
  const { code, out } = await said('<p>text</p>')
  expect(out).toContain('it has no <site-search> and no <rich-doc>')
  expect(code).toBe(0)
})
