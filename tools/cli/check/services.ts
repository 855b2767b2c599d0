// Checks settings with the two services, with the same requests as the builder.

import { languageOf } from '../../../src/format/locale.ts'
import { inspectContent } from '../../builder/inspect/content.ts'
import type { FindingCode, Finding as Found, Inspection } from '../../builder/inspect/finding.ts'
import { hitNames, inspectSearch } from '../../builder/inspect/search.ts'
import { findings } from '../../builder/words/en.ts'
import { filledIn } from '../../builder/words/words.ts'
import { isElsewhere, missingIn } from '../page/missing.ts'
import { type Embed, type Page, setsUnread } from '../page/page.ts'
import type { Read } from '../page/settings.ts'
import { besidePage, type Elsewhere } from '../page/source.ts'
import { templatesIn } from '../page/templates.ts'
import { all, attribute } from '../page/tree.ts'
import { isOtherEngine, searchSettings, serviceOf } from '../search/questions.ts'
import { meantBy } from './attributes.ts'
import { type Answers, askOtherEngine } from './engine.ts'
import { type Finding, mistake, unasked } from './finding.ts'

/** Failures that are not mistakes of the page. */
const unknown: readonly FindingCode[] = ['unreachable', 'serviceDown', 'rateLimit', 'hostBlocked']

/** Scripts of the page's own host are read, but not run, and not what they load. */
async function isSetByScript(page: Page): Promise<boolean> {
  if (page.isSetByScript) return true
  for (const script of all('script[src]', page.root)) {
    const isOwn = page.scripts.includes(script)
    const file = isOwn ? null : await besidePage(page, attribute(script, 'src') ?? '')
    if (file && setsUnread(file.toString())) return true
  }
  return false
}

const listed = new Intl.ListFormat('en-GB')

export async function missing(embed: Embed, read: Read, page: Page): Promise<Finding[]> {
  const isTold = (name: string) => read.slips.some((slip) => slip.name === name)
  const meant = meantBy(embed)
  const names = missingIn(embed, read).filter((name) => !isTold(name) && !meant.includes(name))
  if (!names.length || (await isSetByScript(page))) return []
  return [
    mistake(
      'missing',
      embed.name,
      `${listed.format(names)} ${names.length > 1 ? 'are' : 'is'} missing. Set what is named on the element, or on the script tag with data- before its name.`,
      { element: embed.element },
    ),
  ]
}

/** An element that asks nothing, or with a secret that is in no page. */
function asksNobody({ tag }: Embed, { texts, settings: { engine } }: Read): boolean {
  if (tag === 'site-search')
    return isElsewhere(texts) && (engine !== 'algolia' || !texts['suggestions-index'])
  return texts.preview !== undefined && texts.preview !== 'false'
}

/** The answers of one run: pages of a site have the same header. */
export interface Asked {
  answers: Map<string, Promise<Inspection>>
  /** The findings for services that do not answer, so that the command does not wait for them again. */
  silent: Map<string, Inspection>
  engines: Answers
  /** Scripts of other hosts, by their address. */
  files: Map<string, Promise<Elsewhere>>
}

export const nothingAsked = (): Asked => ({
  answers: new Map(),
  silent: new Map(),
  engines: new Map(),
  files: new Map(),
})

const settingsAsked: Readonly<Record<Embed['tag'], readonly string[]>> = {
  'site-search': [
    ...['app-id', 'api-key', 'search-host', 'index-name', 'sort', 'suggestions-index', 'facets'],
    ...hitNames,
  ],
  'rich-doc': [
    ...['space-id', 'access-token', 'environment', 'content-host', 'entry-id', 'content-type'],
    ...['slug', 'slug-field', 'field', 'content-locale'],
  ],
}

/** Only the valid items of a list, because the others are reported already. */
function facetsIn({ settings: { facets } }: Read): string | undefined {
  if (!Array.isArray(facets)) return undefined
  const names = facets.flatMap((one) =>
    typeof one === 'object' && 'attribute' in one ? one.attribute : [],
  )
  return names.map((name) => name.replace(/[,|\\]/g, '\\$&')).join(', ') || 'none'
}

function valuesFor({ tag }: Embed, read: Read): Record<string, string> {
  const texts: Readonly<Record<string, string | undefined>> = {
    ...read.texts,
    facets: facetsIn(read),
  }
  return Object.fromEntries(
    settingsAsked[tag].flatMap((name) => {
      const text = texts[name]
      return text === undefined ? [] : [[name, text]]
    }),
  )
}

const own = /^\/(?!\/)/

export async function askServices(
  embed: Embed,
  read: Read,
  page: Page,
  asked: Asked,
): Promise<Finding[]> {
  if (missingIn(embed, read).length || asksNobody(embed, read)) return []
  const values = valuesFor(embed, read)
  const host = embed.tag === 'site-search' ? 'search-host' : 'content-host'
  if (own.test(values[host] ?? '') && !page.url)
    return [
      unasked(
        embed.name,
        `The service could not be asked: ${host} is the page’s own host, which this file does not name. Name it with --base https://www.example.com/.`,
        read.written[host] ?? { element: embed.element },
      ),
    ]
  const service = embed.tag === 'site-search' ? serviceOf(searchSettings(read)) : null
  if (service && isOtherEngine(service)) return askOtherEngine(service, embed, read, asked.engines)
  const { locale } = read.settings
  const language = languageOf(typeof locale === 'string' ? locale : 'en')
  const inspect = embed.tag === 'site-search' ? inspectSearch : inspectContent
  const key = JSON.stringify([
    embed.tag,
    values,
    language,
    own.test(values[host] ?? '') && page.url,
  ])
  const named = `${embed.tag} ${values[host] ?? values['app-id'] ?? ''}`
  const answer = asked.answers.get(key) ?? asked.silent.get(named) ?? inspect(values, language)
  asked.answers.set(key, Promise.resolve(answer))
  const inspection = await answer
  if (inspection.findings.some(({ code }) => code === 'unreachable'))
    asked.silent.set(named, inspection)
  const isShaped = templatesIn(embed, page).some(({ slot }) => slot === 'hit')
  return inspection.findings
    .filter(({ code }) => code !== 'recognised' || !isShaped)
    .flatMap((one) => told(one, embed, read) ?? [])
}

function told(one: Found, embed: Embed, read: Read): Finding | null {
  const { code, grade, values, about } = one
  const at = (about && read.written[about]) || { element: embed.element }
  const sentence = filledIn(findings[code], values)
  if (unknown.includes(code))
    return unasked(embed.name, `The service could not be asked. ${sentence}`, at)
  const isNone = code === 'noFaceting' && (read.texts.facets ?? 'none') !== 'none'
  if (isNone)
    return mistake(
      'noFaceting',
      embed.name,
      `The index ${values.index} has no attributes for faceting, so there are no filters. Add them under “Attributes for faceting”, or write facets="none".`,
      read.written.facets ?? at,
    )
  if (code === 'recognised') return { ...mistake(code, embed.name, sentence, at), grade: 'told' }
  return grade === 'problem' ? mistake(code, embed.name, sentence, at) : null
}
