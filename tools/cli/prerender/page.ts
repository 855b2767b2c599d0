// Prerenders one page: requests the data of its elements together, renders them, and writes them into its source.

import { EmbedError } from '../../../src/errors/errors.ts'
import { Stop } from '../../builder/inspect/ask.ts'
import { findings } from '../../builder/words/en.ts'
import { filledIn } from '../../builder/words/words.ts'
import { type Embed, type Page, pageOf } from '../page/page.ts'
import { type Read, readSettings } from '../page/settings.ts'
import type { Source } from '../page/source.ts'
import { nowhere, standIn } from '../page/stand-in.ts'
import { all, placeOf } from '../page/tree.ts'
import type { Step } from '../progress.ts'
import { answersAsScripts, withAnswers } from './answers.ts'
import { documentOf, type Made } from './document.tsx'
import { plainHtml } from './plain.ts'
import { resultsOf } from './search.tsx'
import { dataScript, type Edit, editsFor, withEdits, withoutWritten } from './splice.ts'
import { templatesOf } from './templates.ts'

export interface Prerendered {
  html: string
  /** How many elements have something written into them. */
  elements: number
  /** Why others have not. */
  notes: readonly string[]
}

/** Why nothing is written into an element; empty: nothing to say of it, null: it is written. */
function reasonAgainst({ tag, said, element }: Embed, { settings, texts }: Read): string | null {
  if (tag === 'site-search' && !('data-prerender' in element.attribs)) return ''
  if (settings.loading === 'consent')
    return 'it may send no request before the visitor agrees, not even for pictures'
  if (texts.recommend) return 'recommendations change from day to day'
  if (tag === 'site-search')
    return texts['index-name'] && (settings.layout ?? 'page') === 'page'
      ? null
      : 'it shows no results in the page'
  if (settings.preview === true) return 'drafts are only for people who have the token'
  const isNamed = 'entry-id' in said || 'slug' in said
  if (!isNamed) return ''
  return settings.entryId || settings.slug ? null : 'the address says which entry it shows'
}

/** One below the nearest heading before it, as in the element; 3 where there is none. */
function levelAt({ element }: Embed, { root }: Page, { settings, texts }: Read): number {
  if (typeof settings.headingLevel === 'number' && texts['heading-level'] !== undefined)
    return settings.headingLevel
  const start = element.sourceCodeLocation?.startOffset ?? 0
  const before = all('h1, h2, h3, h4, h5, h6', root).filter(
    (one) => (one.sourceCodeLocation?.startOffset ?? 0) < start,
  )
  return Math.min(Number(before.at(-1)?.name[1] ?? 2) + 1, 6)
}

function sentence(error: unknown): string {
  if (error instanceof Stop)
    return filledIn(findings[error.finding.code], error.finding.values).replace(/\.$/, '')
  const code = error instanceof EmbedError ? ` (${error.code})` : ''
  return (error instanceof Error ? error.message : 'something went wrong') + code
}

/** A service that one page has waited for in vain is not waited for by the next. */
const silent = new Map<string, Error>()

const isSilent = (error: unknown) =>
  (error instanceof EmbedError && ['timeout', 'network'].includes(error.code)) ||
  (error instanceof Stop && error.finding.code === 'unreachable')

async function made(embed: Embed, page: Page, read: Read): Promise<Made> {
  const { searchHost, contentHost, appId } = read.settings
  const host = embed.tag === 'site-search' ? (searchHost ?? appId) : contentHost
  const service = `${embed.tag} ${host}`
  try {
    const before = silent.get(service)
    if (before) throw before
    if (`${host}/`.startsWith(nowhere))
      throw new Error('its service is on the page’s own host: name that with --base')
    const templates = templatesOf(embed, page)
    return await (embed.tag === 'site-search'
      ? resultsOf(embed, read, { level: levelAt(embed, page, read), templates })
      : documentOf(embed, read, templates))
  } catch (error) {
    const { line } = placeOf(embed.element)
    if (error instanceof Error && isSilent(error)) silent.set(service, error)
    throw new Error(`${embed.name} in line ${line}: ${sentence(error)}`)
  }
}

/** What was written has to be where it was meant to be: a paragraph ends where a block begins in it. */
function checkWhole(before: Page, html: string) {
  const ends = ({ embeds }: Page) =>
    embeds.map(({ element: { name, parent, sourceCodeLocation: at } }) =>
      JSON.stringify([name, parent && 'name' in parent ? parent.name : '', Boolean(at?.endTag)]),
    )
  const after = pageOf({ ...before, html })
  if (ends(before).join() !== ends(after).join())
    throw new Error('An element is where HTML allows no block, such as in a <p>')
}

export async function prerendered(source: Source, fresh: number, step: Step): Promise<Prerendered> {
  const page = pageOf({ ...source, html: withoutWritten(source.html) })
  standIn(page.root, page.url)
  const elements = page.embeds.map((embed) => ({ embed, read: readSettings(embed, page) }))
  const reasons = elements.map(({ embed, read }) => reasonAgainst(embed, read))
  const wanted = elements.filter((_, at) => reasons[at] === null)
  const notes = elements.flatMap(({ embed }, at) =>
    reasons[at] ? [`${embed.name} is not prerendered: ${reasons[at]}`] : [],
  )
  let done = 0
  const ask = () =>
    Promise.allSettled(
      wanted.map(({ embed, read }) =>
        made(embed, page, read).finally(() => step(++done, wanted.length)),
      ),
    )
  const { result: all, answers } = fresh
    ? await withAnswers(ask)
    : { result: await ask(), answers: [] }
  const failed = all.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  const first = wanted.findIndex(({ embed }) => embed.tag === 'rich-doc')
  const ids = idsIn(page)
  const edits = all.flatMap((one, at): Edit[] => {
    const embed = wanted[at]?.embed
    if (one.status === 'rejected' || !embed) return []
    const { html, data, answers: own } = one.value
    const address = (page.url?.href ?? nowhere).split('#')[0] ?? ''
    const text = plainHtml(html, { address, ids })
    for (const [, id = ''] of text.matchAll(/<[a-z][^<>]* id="([^"]*)"/g)) ids.add(id)
    const known = fresh ? [...own, ...(at === first ? answers : [])] : []
    const scripts = (data ? dataScript(data) : '') + answersAsScripts(known, fresh)
    return editsFor(embed, text + scripts)
  })
  const html = withEdits(page.html, edits)
  checkWhole(page, html)
  return { html, elements: wanted.length, notes }
}

const idsIn = ({ root }: Page) =>
  new Set(all('[id]', root).flatMap(({ attribs }) => attribs.id ?? []))
