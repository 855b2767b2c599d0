// What another engine than Algolia says to the settings of an element: to its own first question, and to
// each order that a visitor may choose.
import type { SearchSettings } from '../../src/contract/site-search.ts'
import { advice, EmbedError } from '../../src/errors/errors.ts'
import { isObject, type Json } from '../../src/net/json.ts'
import type { EngineName } from '../../src/search/service/engine-script.ts'
import type { Query } from '../../src/search/service/query.ts'
import type { Embed } from '../page/page.ts'
import type { Read } from '../page/settings.ts'
import { CannotWork } from '../page/source.ts'
import { askEngine } from '../search/engine.ts'
import { firstQueries, serviceOf } from '../search/questions.ts'
import { type Finding, mistake, unasked } from './finding.ts'

interface Told {
  /** Null where nobody could be asked. */
  code: EmbedError['code'] | 'not-for-faceting' | null
  /** The attribute that says it. */
  about: string
  message: string
}

/** Nobody's mistake: the page may be right. */
const unknown: readonly Told['code'][] = ['timeout', 'offline', 'network', 'server', 'rate-limit']

/** What was told, of one run: pages of a site have the same header. */
export type Answers = Map<string, Promise<readonly Told[]>>

const attributesIn = ({ facets }: SearchSettings) =>
  (facets ?? []).flatMap(({ attribute }) => attribute.split('>'))

/** Where there are no records there are no values either. */
const lost = (result: Json | undefined, settings: SearchSettings): Told[] =>
  result?.nbHits && isObject(result.facets)
    ? attributesIn(settings)
        .filter((name) => !Object.hasOwn(result.facets as Json, name))
        .map((name) => ({
          code: 'not-for-faceting',
          about: 'facets',
          message: `No record has values of ${name} to filter by: check the name for slips, and that the schema of the index allows filters by it.`,
        }))
    : []

function toldBy(error: unknown, about: string): Told {
  if (error instanceof CannotWork) return { code: null, about, message: error.message }
  if (!(error instanceof EmbedError)) throw error
  const { code, message } = error
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`
  const first = sentence.charAt(0).toUpperCase() + sentence.slice(1)
  return { code, about, message: `${first} ${advice[code]}` }
}

async function look(engine: EngineName, settings: SearchSettings, queries: readonly Query[]) {
  const service = serviceOf(settings)
  const [first] = queries
  try {
    const [result] = await askEngine(engine, service, queries)
    const found = lost(result, settings)
    for (const { value } of settings.sort ?? []) {
      const query = { ...first, indexName: value } as Query
      await askEngine(engine, service, [query]).catch((error: unknown) =>
        found.push(toldBy(error, 'sort')),
      )
    }
    return found
  } catch (error) {
    return [toldBy(error, 'index-name')]
  }
}

export async function askOtherEngine(
  engine: EngineName,
  embed: Embed,
  read: Read,
  asked: Answers,
): Promise<Finding[]> {
  const settings = read.settings as unknown as SearchSettings
  const service = serviceOf(settings)
  const queries = firstQueries(settings, embed.name)
  const key = JSON.stringify([service, queries, settings.sort])
  // Of a host that does not answer no other page is kept waiting.
  const silent = `${engine} ${service.host}`
  const answer = asked.get(silent) ?? asked.get(key) ?? look(engine, settings, queries)
  asked.set(key, answer)
  const told = await answer
  if (told.some(({ code }) => code === 'network' || code === 'timeout')) asked.set(silent, answer)
  return told.map(({ code, about, message }) => {
    const at = read.written[about] ?? { element: embed.element }
    return code === null || unknown.includes(code)
      ? unasked(embed.name, `The service could not be asked. ${message}`, at)
      : mistake(code, embed.name, message, at)
  })
}
