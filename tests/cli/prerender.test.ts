// `site-embed prerender`: writes what elements first show into the page, and everything else stays.
import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dangersIn } from '../dangers.ts'
import { hostileAddresses, hostileTexts } from '../fixtures/hostile.ts'
import { hostileServices } from '../fixtures/hostile-answers.ts'
import { content, type Pages, pageOf, search, startPages } from './command.ts'

let pages: Pages
beforeAll(async () => {
  pages = await startPages()
})
afterAll(() => pages.close())

/** A service that hangs up on everybody. */
async function startDeaf() {
  const asked: string[] = []
  const server = createServer(({ url = '', socket }) => {
    asked.push(url)
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { asked, url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

const doc = (more = 'entry-id="harbour"', inside = '') =>
  `<rich-doc ${content(pages.url)} ${more}>${inside}</rich-doc>`
const searching = (more = '', inside = '') =>
  `<site-search ${search(pages.url)} data-prerender ${more}>${inside}</site-search>`

let count = 0
const newPage = (body: string) => pages.file(`own-${++count}.html`, pageOf(body))

/** The page as a browser without scripts reads it. */
function parsed(html: string) {
  const { document } = new Window()
  document.write(html)
  return document
}

async function written(body: string, ...options: string[]) {
  const name = newPage(body)
  const ended = await pages.run('prerender', name, ...options)
  return { name, ended, html: pages.read(name), before: pageOf(body) }
}

test('a document is in the page as semantic HTML, without our own names', async () => {
  const { html, ended } = await written(doc('entry-id="harbour" show="title, date, toc"'))
  expect(ended).toMatchObject({ code: 0, err: '' })
  const text = parsed(html).querySelector('rich-doc')
  expect(text?.querySelector('article > header > h2')?.textContent).toBe('The harbour')
  expect(text?.querySelector('time')?.getAttribute('datetime')).toContain('2026-01-05')
  expect(text?.querySelector('h3')?.textContent).toBe('The harbour at night')
  expect(text?.querySelector('p strong, p b')?.textContent).toBe('bold')
  expect(text?.querySelector('table th')?.textContent).toBe('Ship')
  expect(text?.querySelector('blockquote')?.textContent).toContain('The sea keeps')
  expect(text?.querySelector('figure img')?.getAttribute('width')).toBe('64')
  expect(text?.querySelector('a[href="https://town.example/"]')).not.toBeNull()
  expect(text?.innerHTML).not.toMatch(/class=|part=|style=|tabindex=|javascript:/)
  expect(text?.innerHTML).not.toMatch(/<\/(?:img|source|br|hr)>/)
})

test('the first picture loads at once, others when they come near the screen', async () => {
  const { html } = await written(doc('entry-id="files"').replace('"harbour"', '"gallery"'))
  const loading = (alt: string) =>
    parsed(html).querySelector(`rich-doc img[alt="${alt}"]`)?.getAttribute('loading')
  expect(loading('A pier at dusk.')).toBe('eager')
  expect(loading('Dunes')).toBe('lazy')
})

test('a picture that is small in the element is small in the page', async () => {
  const { html } = await written(doc('entry-id="cards"').replace('"harbour"', '"gallery"'))
  const [card] = parsed(html).querySelectorAll('rich-doc img[sizes="160px"]')
  expect(card?.getAttribute('width')).toBe('160')
  expect(card?.getAttribute('height')).toBe('100')
  const found = await written(searching('hit-image="url"'))
  expect(parsed(found.html).querySelector('site-search img')?.getAttribute('width')).toBe('160')
})

test('links to headings work, and an id that the page already has is not used twice', async () => {
  const long = `<h2 id="the-harbour-at-night">Mine</h2>${doc()}`
  const { html } = await written(long)
  expect(html.match(/id="the-harbour-at-night"/g)).toHaveLength(1)
  const free = await written(doc())
  expect(free.html).toContain('<h2 id="the-harbour-at-night">The harbour at night</h2>')
})

test('content from other spaces is in the page too', async () => {
  const quay = `<rich-doc space-id="quay" access-token="quay-delivery" content-host="${pages.url}" entry-id="letter" spaces="mill:mill-delivery"></rich-doc>`
  const { html, ended } = await written(quay, '--fresh', '60')
  expect(ended).toMatchObject({ code: 0, err: '' })
  const text = parsed(html).querySelector('rich-doc article')
  expect(text?.textContent).toContain('Keeper of the mill')
  expect(text?.querySelector('img[alt="Wheel of the mill"]')).not.toBeNull()
  const answers = [...html.matchAll(/data-answer="[^"]*\/spaces\/(\w+)\/[^"]*\/(\w+)\?/g)]
  expect(answers.map(([, space, what]) => `${space} ${what}`).sort()).toEqual([
    'mill assets',
    'mill entries',
    'quay entries',
    'quay locales',
  ])
})

test('search engines get structured data for an article, and for nothing else', async () => {
  const { html } = await written(doc())
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'The harbour',
    inLanguage: 'en-US',
    datePublished: expect.stringContaining('2026-01-05'),
    dateModified: expect.stringContaining('2026-02-05'),
  })
  expect((await written(searching())).html).not.toContain('ld+json')
})

test('search engines get the author of an article', async () => {
  const { html } = await written(
    `<rich-doc space-id="guide" access-token="guide-delivery" content-host="${pages.url}" entry-id="article-02"></rich-doc>`,
  )
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json).author).toEqual({ '@type': 'Person', name: 'Jonas Thorup' })
})

test('the first results are below the form of a search that shows them, and of no other', async () => {
  const form = '<form action="/search"><input name="q"></form>'
  const body = `<h1>Tales</h1>${searching('hits-per-page="4" selected="city:Riga"', form)}<site-search ${search(pages.url)}></site-search>`
  const { html } = await written(body)
  const [first, second] = [...parsed(html).querySelectorAll('site-search')]
  expect(first?.firstElementChild?.localName).toBe('form')
  expect(first?.querySelectorAll('ol > li')).toHaveLength(4)
  expect(first?.querySelector('li h2 a')?.getAttribute('href')).toMatch(/^\/tales\/\d+$/)
  expect(first?.textContent).toContain('in Riga')
  expect(first?.textContent).not.toContain('in Kraków')
  expect(second?.innerHTML).toBe('')
})

test('results use the template of their index, however it is written', async () => {
  const shape =
    '<h4 class="own"><a href="{{url}}">{{title|upper}}</a></h4><p data-if="price">{{price|currency:EUR}}, {{city}}</p><script>x</script><style>h4 { color: red }</style>'
  const other = '<template slot="hit" data-index="others">never</template>'
  const form = '<form><input name="q"></form>'
  for (const own of [
    `<template slot="hit">${shape}</template>`,
    `<script type="text/template" slot="hit">${shape.replace(/<script.*?<\/script>/, '')}</script>`,
  ]) {
    const { html } = await written(searching('hits-per-page="2"', form + other + own))
    const [, second] = parsed(html).querySelectorAll('site-search > ol > li')
    expect(second?.innerHTML).toBe(
      '<div><h4><a href="/tales/1">EVENING 1: A PLAY IN KRAKÓW</a></h4><p>€2.50, Kraków</p></div>',
    )
    expect(html).toContain(own)
  }
})

test('embedded entries, assets and the header of a document use their templates', async () => {
  const own =
    '<template slot="entry" data-content-type="article"><b>{{title}}</b> is embedded</template><template slot="asset"><a href="{{url}}">{{fileName|upper}}</a></template><template slot="header"><h2>{{title|upper}}</h2></template>'
  const { html, ended } = await written(doc('entry-id="harbour" show="title"', own))
  expect(ended).toMatchObject({ code: 0, err: '' })
  const text = parsed(html).querySelector('rich-doc')
  expect(text?.querySelector('article > header')?.innerHTML).toBe('<h2>THE HARBOUR</h2>')
  expect(text?.textContent).toContain('The keeper is embedded')
  expect(text?.querySelector('div > a')?.textContent).toBe('LAMP.SVG')
})

test('templates in a placeholder count if the page trusts them, and mistakes in them are reported', async () => {
  const placed =
    '<div data-site-search data-prerender data-index-name="tales"><template slot="hit">{{title|shout}}!</template></div>'
  const page = (trusts: string) => {
    const said = search(pages.url).replace(/(?:^| )(?=\w)/g, ' data-')
    return pageOf(placed, `<script src="/site-embed.js"${said} ${trusts} defer></script>`)
  }
  const wary = pages.file('wary.html', page(''))
  expect((await pages.run('prerender', wary)).err).toBe('')
  expect(pages.read(wary)).toContain('<a href="/tales/1">')
  const trusting = pages.file('trusting.html', page('data-trust-placeholders'))
  const { err } = await pages.run('prerender', trusting)
  expect(pages.read(trusting)).not.toContain('<a href="/tales/1">')
  expect(err).toContain('the template “hit”: there is no filter “shout”')
})

test('with --fresh the answer of a search is beside its results, reduced to what the element reads', async () => {
  const { name, html } = await written(
    searching('hits-per-page="2" selected="city:Riga"'),
    '--fresh',
    '60',
  )
  const answers = [...parsed(html).querySelectorAll('site-search > script[data-answer]')]
  const results = answers.map(({ textContent }) => JSON.parse(textContent))
  expect(results.map(({ hits }) => hits.length)).toEqual([2, 0])
  expect(results[0].hits[0]).toMatchObject({ objectID: expect.any(String), _highlightResult: {} })
  expect(results[1].facets.city).toMatchObject({ Riga: expect.any(Number) })
  for (const result of results) expect(result).not.toHaveProperty('params')
  const days = answers.map((one) => Date.parse(one.getAttribute('data-until') ?? ''))
  expect(Math.min(...days)).toBeGreaterThan(Date.now())
  await pages.run('prerender', name)
  expect(pages.read(name)).not.toContain('data-answer')
})

test.each(['insights', 'params="aroundLatLngViaIP=true"', 'params="userToken=one"'])(
  'results that differ by visitor are not written into the page: %s',
  async (setting) => {
    const { html } = await written(searching(setting), '--fresh', '60')
    expect(html).toContain('<ol><li>')
    expect(html).not.toContain('data-answer')
  },
)

test('requests of a build do not count in statistics', async () => {
  pages.services.requests.length = 0
  await written(searching())
  const [asked] = pages.services.requests
  expect(JSON.parse(asked?.body ?? '{}').requests[0]).toMatchObject({ analytics: false })
})

test('everything outside the elements stays byte for byte, with any line endings', async () => {
  const body = `<p>ä — “x” &amp; <br/></P>\r\n<!-- note -->\r\n  ${doc()}\r\n<DIV Class=a>ü</DIV>`
  const { html, before } = await written(body)
  const [start = '', end = ''] = before.split('</rich-doc>')
  expect(html.startsWith(start)).toBe(true)
  expect(html.endsWith(`</rich-doc>${end}`)).toBe(true)
})

test('a second run writes the same, and --remove restores every byte', async () => {
  const own =
    '\n  <p>Loading <b>…</b></p>\n  <template slot="entry"><i>{{title}}</i></template> or read it <a href="/x">here</a>.\n'
  const body = `${doc('entry-id="harbour"', own)}\n${searching('', '<form><input name="q"></form>')}`
  const { name, html, before } = await written(body, '--fresh', '60')
  expect(html).not.toBe(before)
  const kept = parsed(html).querySelectorAll('rich-doc > [hidden]')
  expect([...kept].map(({ textContent }) => textContent?.trim()).join(' ')).toContain('Loading …')
  expect(parsed(html).querySelector('rich-doc > template[slot="entry"]')).not.toBeNull()
  await pages.run('prerender', name)
  const again = pages.read(name)
  await pages.run('prerender', name)
  expect(pages.read(name)).toBe(again)
  const removed = await pages.run('prerender', '--remove', name)
  expect(removed.code).toBe(0)
  expect(pages.read(name)).toBe(before)
})

test('--remove restores the owner’s words even after a formatter has changed line breaks', async () => {
  const { name, html } = await written(doc('entry-id="harbour"', '<p>Loading</p>'))
  pages.file(name, html.replace('--><div hidden>', '-->\n  <div hidden>'))
  await pages.run('prerender', '--remove', name)
  expect(pages.read(name)).toContain('<p>Loading</p>')
  expect(pages.read(name)).not.toMatch(/hidden|kept|prerendered/)
})

test('an entry that a page shows twice has unique ids', async () => {
  const { html } = await written(doc() + doc())
  expect(html.match(/id="the-harbour-at-night"/g)).toHaveLength(1)
})

test('a page that fails stays unchanged, the others continue, and the last line says so', async () => {
  const good = newPage(doc())
  const bad = newPage(`${doc()}${doc('entry-id="gone"')}`)
  const before = pages.read(bad)
  const ended = await pages.run('prerender', bad, good)
  expect(ended.code).toBe(1)
  expect(ended.out).toMatch(
    /left as it was\. <rich-doc> in line 5: the entry gone does not exist.*\(not-found\)/,
  )
  expect(ended.out).toContain(`${good}: written, with 1 element.`)
  expect(pages.read(bad)).toBe(before)
  expect(pages.read(good)).toContain('<article')
})

test('a failing service is reported in words, and a missing one delays only once', async () => {
  const broken = searching().replace(`"${pages.url}"`, `"${pages.url}/fault/500"`)
  const { ended } = await written(broken)
  expect(ended.out).toContain('has an error of its own (500)')
  const gone = await startDeaf()
  const names = ['harbour', 'keeper'].map((id) =>
    newPage(doc(`entry-id="${id}"`).replace(`"${pages.url}"`, `"${gone.url}"`)),
  )
  const { code, out } = await pages.run('prerender', ...names)
  expect(code).toBe(1)
  expect(out.match(/cannot be reached \(network\)/g)).toHaveLength(2)
  const checked = await pages.run('check', ...names)
  expect(checked.code).toBe(2)
  expect(checked.out.match(/The service could not be asked/g)).toHaveLength(2)
  gone.close()
  expect(gone.asked.join()).toContain('harbour')
  expect(gone.asked.join()).not.toContain('keeper')
  expect(gone.asked.filter((url) => url.includes('/content_types'))).toHaveLength(1)
})

test('an unclosed element, or one in a paragraph, is not prerendered', async () => {
  const open = await written(`<rich-doc ${content(pages.url)} entry-id="harbour"><main>text</main>`)
  expect(open.ended).toMatchObject({ code: 1 })
  expect(open.ended.out).toContain('has no end')
  expect(open.html).toBe(open.before)
  const inside = await written(`<p>Read: ${doc()}</p>`)
  expect(inside.ended.out).toContain('such as in a <p>')
  expect(inside.html).toBe(inside.before)
})

test('elements that wait for consent, show drafts or depend on the address are not prerendered', async () => {
  const { html, ended, before } = await written(
    [
      doc('entry-id="harbour" loading="consent"'),
      doc('entry-id="harbour" preview'),
      doc('content-type="article" slug="{url.path}"'),
      doc(''),
    ].join('\n'),
  )
  expect(ended.code).toBe(0)
  expect(ended.out).toContain('before the visitor agrees')
  expect(ended.out).toContain('drafts are only for people who have the token')
  expect(ended.out).toContain('the address says which entry')
  expect(html).toBe(before)
})

test('a slug from the address is known if --base gives the address', async () => {
  const name = pages.file('blog/harbour', pageOf(doc('content-type="article" slug="{url.path}"')))
  await pages.run('prerender', name, '--base', 'https://www.example.com/')
  expect(pages.read(name)).toContain('The harbour at night')
})

test('a placeholder is prerendered like the element', async () => {
  const { html, ended } = await written(
    `<div data-rich-doc data-space-id="harbour" data-access-token="delivery-token" data-entry-id="harbour">Loading …</div>`.replace(
      '<div ',
      `<script src="/x/site-embed.js" data-content-host="${pages.url}"></script><div `,
    ),
  )
  expect(ended.out).toContain('with 1 element')
  expect(parsed(html).querySelector('div[data-rich-doc] > article h2')).not.toBeNull()
})

test('a text is prerendered in the language of the page', async () => {
  const name = pages.file('german.html', pageOf(doc(), undefined, 'de'))
  await pages.run('prerender', name)
  expect(pages.read(name)).toContain('<article lang="de-DE" dir="ltr">')
  expect(pages.read(name)).toContain('Der Hafen bei Nacht.')
})

test('documents on one page share a request', async () => {
  pages.services.requests.length = 0
  await written(`${doc()}${doc('entry-id="keeper"')}`)
  const asked = pages.services.requests.filter(({ url }) => url.includes('/entries'))
  expect(asked).toHaveLength(1)
})

test('--dry-run writes nothing, --out writes elsewhere, and no half page is left behind', async () => {
  const name = pages.file('deep/er.html', pageOf(doc()))
  const before = pages.read(name)
  const dry = await pages.run('prerender', '--dry-run', name)
  expect(dry.out).toContain('would be written, with 1 element')
  expect(pages.read(name)).toBe(before)
  const out = await pages.run('prerender', '--out', 'made', name)
  expect(out.code).toBe(0)
  expect(pages.read(name)).toBe(before)
  expect(pages.read('made/deep/er.html')).toContain('<article')
  expect(existsSync(join(pages.folder, 'made/deep'))).toBe(true)
  expect(readdirSync(join(pages.folder, 'made/deep'))).toEqual(['er.html'])
})

/** Half of the first page is written, and then this happens. */
const halfWritten = (then: string) => `
const { promises } = require('node:fs')
const { writeFile } = promises
promises.writeFile = async (name, text) => {
  await writeFile(name, text.slice(0, text.length / 2))
  console.error('half')
  ${then}
}
require('node:module').syncBuiltinESMExports()`

test('a page that cannot be written completely, as on a full disk, stays unchanged', async () => {
  const name = pages.file('full/page.html', pageOf(doc()))
  const full = halfWritten("throw new Error('ENOSPC: no space left on device')")
  const { code, out } = await pages.start(full, 'prerender', name).ended
  expect(out).toContain('left as it was. ENOSPC')
  expect(code).toBe(1)
  expect(pages.read(name)).toBe(pageOf(doc()))
  expect(readdirSync(join(pages.folder, 'full'))).toEqual(['page.html'])
})

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a command that %s ends while it writes leaves the page unchanged',
  async (signal) => {
    const name = pages.file(`${signal}/page.html`, pageOf(doc()))
    const waits = halfWritten('return new Promise(() => setInterval(() => {}, 1e6))')
    const { child, ended } = pages.start(waits, 'prerender', name)
    await new Promise((half) => child.stderr?.once('data', half))
    child.kill(signal)
    await ended
    expect(child.signalCode).toBe(signal)
    expect(pages.read(name)).toBe(pageOf(doc()))
    // Nobody hears of the last.
    if (signal !== 'SIGKILL') expect(readdirSync(join(pages.folder, signal))).toEqual(['page.html'])
  },
)

test('a terminal shows the progress, page by page and element by element; other outputs do not', async () => {
  const name = pages.file('long.html', pageOf(doc() + doc('entry-id="keeper"')))
  const watched = 'process.stderr.isTTY = true; process.stderr.columns = 200'
  for (const command of ['prerender', 'check']) {
    const { err } = await pages.start(watched, command, name).ended
    for (const done of [1, 2]) expect(err).toContain(`page 1 of 1: long.html, element ${done} of 2`)
    // The line is gone when it is over.
    expect(err.endsWith('\r\x1b[K')).toBe(true)
    expect((await pages.run(command, name)).err).toBe('')
  }
})

test('a file keeps its mode and its byte order mark, and a file in another encoding stays unchanged', async () => {
  const name = newPage(`\uFEFF`)
  pages.file(name, `\uFEFF${pageOf(doc())}`)
  chmodSync(join(pages.folder, name), 0o640)
  await pages.run('prerender', name)
  expect(pages.read(name).startsWith('\uFEFF<!doctype html>')).toBe(true)
  expect(statSync(join(pages.folder, name)).mode & 0o777).toBe(0o640)
  await pages.run('prerender', '--remove', name)
  expect(pages.read(name)).toBe(`\uFEFF${pageOf(doc())}`)
})

test('--json prints the same for scripts, and a misspelt option ends with 2 before anything is written', async () => {
  const name = newPage(doc())
  const before = pages.read(name)
  expect(await pages.run('prerender', name, 'gone.html')).toMatchObject({ code: 2 })
  expect(await pages.run('prerender', name, '--fresh', 'soon')).toMatchObject({ code: 2 })
  expect(await pages.run('prerender', 'http://127.0.0.1:1/x')).toMatchObject({ code: 2 })
  expect(await pages.run('prerender', name, '--offline')).toMatchObject({ code: 2 })
  expect(await pages.run('prerender', name, '--remove', '--fresh', '5')).toMatchObject({ code: 2 })
  expect(pages.read(name)).toBe(before)
  const { out } = await pages.run('prerender', '--json', name)
  expect(JSON.parse(out).pages).toMatchObject([{ name, state: 'written', elements: 1 }])
})

test('check reports no mistake in prerendered content', async () => {
  const { name } = await written(
    `${doc('entry-id="harbour"', 'Loading …')}${searching()}`,
    '--fresh',
    '60',
  )
  expect(await pages.run('check', name)).toMatchObject({ code: 0 })
})

test('hostile texts and addresses stay text, or are left out', async () => {
  const theirs = await startPages(
    hostileServices({ texts: hostileTexts, addresses: hostileAddresses }),
  )
  const name = theirs.file(
    'hostile.html',
    pageOf(
      `<rich-doc ${content(theirs.url)} entry-id="hostile" show="title, date, image, toc"></rich-doc><site-search ${search(theirs.url)} data-prerender hits-per-page="200" hit-title="title" hit-url="url" hit-image="image" hit-date="date" hit-price="price"></site-search>`,
    ),
  )
  const ended = await theirs.run('prerender', '--fresh', '60', name)
  const html = theirs.read(name)
  await theirs.close()
  expect(ended).toMatchObject({ code: 0 })
  const page = parsed(html)
  const scripts = [...page.querySelectorAll('script')]
  expect(new Set(scripts.map((script) => script.getAttribute('type')))).toEqual(
    new Set(
      [null, 'application/ld+json', 'application/json'].filter(
        (type) => type === null || html.includes(`"${type}"`),
      ),
    ),
  )
  for (const script of scripts.filter((one) => one.getAttribute('type')))
    expect(() => JSON.parse(script.textContent)).not.toThrow()
  for (const script of scripts) script.remove()
  for (const element of page.querySelectorAll('rich-doc, site-search')) {
    expect(element.textContent).toContain('<script>top.canary()</script>')
    expect(dangersIn(element as unknown as ParentNode)).toEqual([])
  }
})
