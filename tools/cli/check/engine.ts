// Checks settings with another engine than Algolia: sends the element's first request, and one for each sort order.
import type { SearchSettings } from '../../../src/contract/site-search.ts'
import { advice, EmbedError } from '../../../src/errors/errors.ts'
import { isObject, type Json } from '../../../src/net/json.ts'
import type { Query } from '../../../src/search/service/query.ts'
import type { Embed } from '../page/page.ts'
import type { Read } from '../page/settings.ts'
import { CannotWork } from '../page/source.ts'
import { askEngine } from '../search/engine.ts'
import { firstQueries, searchSettings } from '../search/questions.ts'
import { type Finding, mistake, unasked } from './finding.ts'

type OtherService = Parameters<typeof askEngine>[0]

interface Told {
  code: EmbedError['code'] | 'not-for-faceting' | 'no-script'
  /** The attribute that says it. */
  about: string
  message: string
}

/** Failures that are not mistakes of the page. */
const unknown: readonly Told['code'][] = [
  'timeout',
  'offline',
  'network',
  'server',
  'rate-limit',
  'no-script',
]

/** The answers of one run, cached because pages of a site share their header. */
export type Answers = Map<string, Promise<readonly Told[]>>

const attributesIn = ({ facets }: SearchSettings) =>
  (facets ?? []).flatMap(({ attribute }) => attribute.split('>'))

/** Filters that the answer has no values of. Where there are no records there are none either. */
function lost({ nbHits, facets }: Json, settings: SearchSettings): Told[] {
  if (!nbHits || !isObject(facets)) return []
  return attributesIn(settings)
    .filter((name) => !Object.hasOwn(facets, name))
    .map((name) => ({
      code: 'not-for-faceting',
      about: 'facets',
      message: `No record has values of ${name} to filter by: check the name for slips, and that the schema of the index allows filters by it.`,
    }))
}

function toldBy(error: unknown, about: string): Told {
  if (error instanceof CannotWork) return { code: 'no-script', about, message: error.message }
  if (!(error instanceof EmbedError)) throw error
  const { code, message } = error
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`
  const first = sentence.charAt(0).toUpperCase() + sentence.slice(1)
  return { code, about, message: `${first} ${advice[code]}` }
}

async function look(
  service: OtherService,
  settings: SearchSettings,
  queries: readonly [Query, ...Query[]],
): Promise<readonly Told[]> {
  const ask = (about: string, ...some: readonly Query[]) =>
    askEngine(service, some).then(
      ([result]) => (about === 'index-name' ? lost(result ?? {}, settings) : []),
      (error: unknown) => [toldBy(error, about)],
    )
  const told = await ask('index-name', ...queries)
  // What cannot be asked, or has no such index, has no orders either.
  if (told.some(({ about }) => about === 'index-name')) return told
  const [first] = queries
  const orders = (settings.sort ?? []).map(({ value }) =>
    ask('sort', { ...first, indexName: value }),
  )
  return [told, ...(await Promise.all(orders))].flat()
}

export async function askOtherEngine(
  service: OtherService,
  embed: Embed,
  read: Read,
  asked: Answers,
): Promise<Finding[]> {
  const settings = searchSettings(read)
  const queries = firstQueries(settings, embed.name)
  const key = JSON.stringify([service, queries, settings.sort])
  // Of a host that does not answer no other page is kept waiting.
  const silent = `${service.engine} ${service.host}`
  const answer = asked.get(silent) ?? asked.get(key) ?? look(service, settings, queries)
  asked.set(key, answer)
  const told = await answer
  if (told.some(({ code }) => code === 'network' || code === 'timeout')) asked.set(silent, answer)
  return told.map(({ code, about, message }) => {
    const at = read.written[about] ?? { element: embed.element }
    return unknown.includes(code)
      ? unasked(embed.name, `The service could not be asked. ${message}`, at)
      : mistake(code, embed.name, message, at)
  })
}
