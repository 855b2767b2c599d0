// The lines that send a page's first requests early. Only requests that are the same for every visitor are sent
// early; those that change with the time, the address or the visitor's language are left to the element.
import { createHash } from 'node:crypto'
import { type Asked, askedOn } from './asked.ts'

/** The most bytes of the inline script for all elements of the page together. */
const atMost = 700

/** A reserved host that stands for the page’s own host, wherever the page will be. */
const ownHost = 'https://page.invalid'
const address = `${ownHost}/page`
const aDay = new Date('2026-03-12T12:00:00Z')
const otherDay = new Date('2026-03-19T09:00:00Z')

/** Headers that tell the service who asks, but do not change the answer. */
const passing = ['x-algolia-request-id', 'x-algolia-agent']

/** Without what differs from request to request, and without the page’s own host. */
function plainUrl(url: string) {
  const parsed = new URL(url)
  for (const name of passing) parsed.searchParams.delete(name)
  // As the element writes it, so that a preloaded address is the same.
  const plain = passing.some((name) => url.includes(name)) ? parsed.href : url
  return parsed.origin === ownHost ? plain.slice(ownHost.length) : plain
}

const has = (asked: readonly Asked[], { url, body }: Asked) =>
  asked.some((other) => other.url === url && other.body === body)

/** Each request once, because a failed one was sent again. */
function plain(asked: readonly Asked[]) {
  const all = asked.map(({ url, body }) => ({ url: plainUrl(url), body }))
  return all.filter((one, at) => !has(all.slice(0, at), one))
}

const inAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')
/** Nothing in it ends the script. */
const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/** Returning visitors, and addresses with a search, need another request, so the script checks that first. */
const scriptFor = (questions: readonly (readonly [string, string])[], guard: string) =>
  `${guard}location.search||(history.state||{}).siteEmbed||(window.SiteEmbedEarly=${inScript(questions)}.map(([u,b])=>[u,b,fetch(u,{method:"POST",body:b,credentials:"omit"}).then(async r=>(r.content=await r.text(),r)).catch(e=>e)]))`

function withinLimit(questions: readonly Asked[], guard: string, notes: string[]) {
  const taken: [string, string][] = []
  for (const { url, body } of questions) {
    const next: [string, string][] = [...taken, [url, body ?? '']]
    if (scriptFor(next, guard).length <= atMost) taken.push([url, body ?? ''])
    else notes.push(`One request is too long to be sent early: ${(body ?? '').slice(0, 80)}…`)
  }
  return taken
}

function tellPolicy(script: string, notes: string[]) {
  const hash = createHash('sha256').update(script).digest('base64')
  notes.push(`Under a strict policy, allow the inline script: script-src 'sha256-${hash}'`)
}

export async function linesFor(page: string) {
  const notes: string[] = []
  const lang = /<html[^>]*\blang\s*=\s*["']?([\w-]+)/i.exec(page)?.[1] ?? null
  const first = plain(await askedOn(page, { url: address, now: aDay }))
  const later = plain(await askedOn(page, { url: `${address}/two?a=1&b=2`, now: otherDay }))
  const always = first.filter((one) => has(later, one))
  if (always.length < first.length)
    notes.push('Requests that change with the time or the address of the page are not sent early.')
  const elsewhere = plain(
    await askedOn(page, { url: address, now: aDay, lang: lang === 'de' ? 'pl' : 'de' }),
  )
  const byLanguage = always.some((one) => !has(elsewhere, one))
  const asked = byLanguage && !lang ? always.filter((one) => has(elsewhere, one)) : always
  if (asked.length < always.length)
    notes.push(
      'Requests that depend on the language are sent early only if <html lang="…"> names it.',
    )
  const guard = byLanguage && lang ? `document.documentElement.lang!=${inScript(lang)}||` : ''
  const taken = withinLimit(
    asked.filter(({ body }) => body !== null),
    guard,
    notes,
  )
  const lines = [...new Set(asked.map(({ url }) => new URL(url, address).origin))]
    .filter((origin) => origin !== ownHost)
    .map((origin) => `<link rel="preconnect" href="${inAttribute(origin)}" crossorigin>`)
  if (taken.length) {
    const script = scriptFor(taken, guard)
    lines.push(`<script>${script}</script>`)
    tellPolicy(script, notes)
  }
  for (const { url, body } of asked)
    if (body === null)
      lines.push(`<link rel="preload" as="fetch" crossorigin href="${inAttribute(url)}">`)
  return { lines, notes }
}
