// A look at the search service: the key, the indices, their filters and the fields of their records.
import { filled, namesIn } from '../lists.ts'
import type { Values } from '../settings.ts'
import { type Answer, ask, isObject, objectsIn, Stop } from './ask.ts'
import { type Finding, good, type Inspection, note, nothingFound, problem } from './finding.ts'
import { type Access, accessOf, checkKey, refusal } from './key.ts'
import { facetItems, fieldsIn } from './records.ts'

interface Result {
  index: string
  count: number
  facets: Readonly<Record<string, unknown>>
  stats: unknown
  records: readonly Readonly<Record<string, unknown>>[]
}

function resultIn({ status, body }: Answer, index: string): Result | Finding {
  const message = String(body?.message ?? '')
  if (status === 404) return problem('indexUnknown', { index })
  if (status === 401 || status === 403) return refusal(message, index)
  if (status === 429) return problem('rateLimit')
  const [result] = objectsIn(body?.results)
  if (!result || !Array.isArray(result.hits)) return problem('notTheService')
  return {
    index,
    count: Number(result.nbHits),
    facets: isObject(result.facets) ? result.facets : {},
    stats: result.facets_stats,
    records: objectsIn(result.hits),
  }
}

async function look({ host, query }: Access, index: string): Promise<Result | Finding> {
  const request = {
    ...{ indexName: index, query: '', facets: ['*'], hitsPerPage: 20, maxValuesPerFacet: 10 },
    ...{ analytics: false, clickAnalytics: false },
  }
  const body = JSON.stringify({ requests: [request] })
  return resultIn(
    await ask(`${host}/1/indexes/*/queries?${query}`, { method: 'POST', body }),
    index,
  )
}

/** A tree names several attributes. */
const attributesIn = (facets: string) =>
  facets.trim() === 'none' ? [] : namesIn(facets).flatMap((name) => name.split('>'))

function facetFindings({ index, count, facets }: Result, wanted: readonly string[]): Finding[] {
  const known = Object.keys(facets)
  if (!count) return [problem('indexEmpty', { index })]
  if (!known.length) return [note('noFaceting', { index })]
  const closed = wanted.filter((name) => !known.includes(name))
  return closed.length
    ? closed.map((attribute) =>
        problem('notForFaceting', { attribute, index, known: known.join(', ') }),
      )
    : [good('facetsFound', { index, known: known.join(', ') })]
}

const isFinding = (found: Result | Finding): found is Finding => 'code' in found

async function lookAll(values: Values, language: string): Promise<Inspection> {
  const access = accessOf(values)
  await checkKey(access)
  const names = namesIn(values['index-name'] ?? '')
  const others = [...namesIn(values.sort ?? ''), ...namesIn(values['suggestions-index'] ?? '')]
  const findings: Finding[] = []
  const results: Result[] = []
  for (const name of new Set([...names, ...others])) {
    const index = filled(name, language)
    if (index === null) {
      findings.push(note('unfilled', { value: name }))
      continue
    }
    const found = await look(access, index)
    if (isFinding(found)) findings.push(found)
    else if (names.includes(name)) {
      results.push(found)
      findings.push(good('indexFound', { index, count: found.count.toLocaleString(language) }))
    }
  }
  const [first] = results
  const wanted = attributesIn(values.facets ?? '')
  return {
    ...nothingFound,
    findings: [...findings, ...(first ? facetFindings(first, wanted) : [])],
    facets: first ? facetItems(first.facets, first.stats) : [],
    fields: fieldsIn(results.flatMap(({ records }) => records)),
  }
}

export async function inspectSearch(values: Values, language: string): Promise<Inspection> {
  try {
    return await lookAll(values, language)
  } catch (error) {
    if (error instanceof Stop) return { ...nothingFound, findings: [error.finding] }
    throw error
  }
}
