// Inspects the search service: the key, the indices, their filters and the fields of their records.

import { camel } from '../../../src/contract/attribute.ts'
import type { RecognisedField } from '../../../src/contract/page-api.ts'
import { siteSearch } from '../../../src/contract/site-search.ts'
import { parsers } from '../../../src/element/attributes.ts'
import { attributeOf, type HitSettings, kindsOf } from '../../../src/recognition/kinds.ts'
import { places } from '../../../src/recognition/places.ts'
import { recognisedBy } from '../../../src/recognition/recognised-by.ts'
import { filled, namesIn } from '../lists.ts'
import type { Values } from '../settings.ts'
import { type Answer, ask, isObject, objectsIn, Stop } from './ask.ts'
import { type Finding, good, type Inspection, note, nothingFound, problem } from './finding.ts'
import { indicesFor } from './indices.ts'
import { type Access, accessOf, refusal, rightsOf } from './key.ts'
import { meantBy, meantByIndex } from './meant.ts'
import { facetsIn, fieldsIn, localesIn, mostValues, pictureOfSite } from './records.ts'
import { sampleIn } from './sample.ts'

interface Result {
  index: string
  count: number
  facets: Readonly<Record<string, unknown>>
  stats: unknown
  records: readonly Readonly<Record<string, unknown>>[]
}

function resultIn({ status, body }: Answer, index: string, about: string): Result | Finding {
  const message = String(body?.message ?? '')
  if (status === 404)
    return problem(about === 'sort' ? 'replicaUnknown' : 'indexUnknown', about, { index })
  if (status === 401 || status === 403) return refusal(message, index, about)
  if (status === 429) return problem('rateLimit', null)
  const [result] = objectsIn(body?.results)
  if (!result || !Array.isArray(result.hits)) return problem('notTheService', 'search-host')
  return {
    index,
    count: Number(result.nbHits),
    facets: isObject(result.facets) ? result.facets : {},
    stats: result.facets_stats,
    records: objectsIn(result.hits),
  }
}

async function look(
  { host, query, whom }: Access,
  index: string,
  about: string,
): Promise<Result | Finding> {
  const request = {
    ...{ indexName: index, query: '', facets: ['*'], hitsPerPage: 20 },
    maxValuesPerFacet: mostValues,
    ...{ analytics: false, clickAnalytics: false },
  }
  const body = JSON.stringify({ requests: [request] })
  const address = `${host}/1/indexes/*/queries?${query}`
  return resultIn(await ask(address, whom, { method: 'POST', body }), index, about)
}

/** A tree names several attributes. */
const attributesIn = (facets: string) =>
  facets.trim() === 'none' ? [] : namesIn(facets).flatMap((name) => name.split('>'))

function facetFindings({ index, count, facets }: Result, wanted: readonly string[]): Finding[] {
  const known = Object.keys(facets)
  if (!count) return [problem('indexEmpty', 'index-name', { index })]
  if (!known.length) return [note('noFaceting', 'facets', { index })]
  const closed = wanted.filter((name) => !known.includes(name))
  return closed.length
    ? closed.map((attribute) =>
        problem(
          'notForFaceting',
          'facets',
          { attribute, index, known: known.join(', ') },
          meantBy(attribute, known),
        ),
      )
    : [good('facetsFound', null, { index, known: known.join(', ') })]
}

export const hitNames = [...places, 'facts' as const].map(attributeOf)

/** What the card takes each field for, by the attribute that would say the same. */
function recognisedIn(
  { records }: Result,
  values: Values,
): Readonly<Record<string, RecognisedField>> {
  const [first] = records
  const named = places.map((place) => [
    camel(attributeOf(place)),
    values[attributeOf(place)] || null,
  ])
  const hitFacts = parsers.labelled(
    values['hit-facts'] ?? '',
    siteSearch.attributes['hit-facts'],
    'hit-facts',
  )
  const settings = { ...Object.fromEntries(named), hitFacts } as HitSettings
  return first ? recognisedBy(settings, kindsOf(records, settings)(first), records) : {}
}

/** Those that say what is recognised without them. One after the other: the fields of one change those of others. */
function namedAnyway(result: Result, values: Values): readonly string[] {
  let left = values
  return hitNames.filter((name) => {
    const { [name]: own, ...others } = left
    const field = own && recognisedIn(result, others)[name]?.field
    if (!field || field !== own?.trim()) return false
    left = others
    return true
  })
}

function recognisedFindings(result: Result, values: Values): Finding[] {
  const fields = Object.entries(recognisedIn(result, values)).map(
    ([name, { field, sure }]) => `${name}="${field}"${sure === 'sure' ? '' : '?'}`,
  )
  return fields.length ? [good('recognised', null, { fields: fields.join(', ') })] : []
}

const isFinding = (found: Result | Finding): found is Finding => 'code' in found

/** Every index that is named, once, with the attribute that names it first. */
function indicesIn(values: Values): Map<string, string> {
  const found = new Map<string, string>()
  for (const about of ['index-name', 'sort', 'suggestions-index'])
    for (const name of namesIn(values[about] ?? '')) if (!found.has(name)) found.set(name, about)
  return found
}

/** Hosts with indices that have answered: most keys cannot list what there is. */
const answered = new Set<string>()

/** Filters of an index that were chosen once: a click takes one away, and another brings it back. */
const everChosen = new Map<string, readonly string[]>()

function withEverChosen(index: string, names: readonly string[]): readonly string[] {
  const all = [...new Set([...(everChosen.get(index) ?? []), ...names])]
  everChosen.set(index, all)
  return all
}

const withMeant = (
  found: Finding,
  name: string,
  known: readonly string[],
  language: string,
): Finding =>
  /Unknown$/.test(found.code) ? { ...found, meant: meantByIndex(name, known, language) } : found

async function lookAll(values: Values, language: string): Promise<Inspection> {
  const access = accessOf(values)
  const indices = await indicesFor(access, await rightsOf(access))
  const known = [
    ...indices.flatMap(({ name, replicas }) => [name, ...replicas]),
    ...[...answered].flatMap((one) => {
      const [host, index = ''] = one.split(' ')
      return host === access.host ? index : []
    }),
  ]
  const findings: Finding[] = []
  const results: Result[] = []
  for (const [name, about] of indicesIn(values)) {
    const index = filled(name, language)
    if (index === null) {
      findings.push(note('unfilled', about, { value: name }))
      continue
    }
    const found = await look(access, index, about)
    if (isFinding(found)) findings.push(withMeant(found, name, known, language))
    else if (about === 'index-name') {
      results.push(found)
      answered.add(`${access.host} ${index}`)
      const count = found.count.toLocaleString(language)
      findings.push(
        good('indexFound', about, { index, count }),
        ...recognisedFindings(found, values),
      )
    }
  }
  const [first] = results
  const fields = fieldsIn(results.flatMap(({ records }) => records))
  const address = pictureOfSite(first?.records ?? [], fields, values['hit-image'] ?? '')
  if (address) findings.push(note('picturesRelative', 'hit-image', { address }))
  const wanted = attributesIn(values.facets ?? '')
  const chosen = withEverChosen(`${access.host} ${first?.index}`, wanted)
  return {
    ...nothingFound,
    indices,
    findings: [...findings, ...(first ? facetFindings(first, wanted) : [])],
    facets: first ? facetsIn(first.facets, first.stats, first.count, chosen) : [],
    fields,
    anyway: first ? namedAnyway(first, values) : [],
    locales: localesIn(results.flatMap(({ records }) => records)),
    sample: sampleIn(first?.records ?? [], fields),
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
