// The indices of an application, if its key may list them. Most keys for pages can only search.
import type { Values } from '../settings.ts'
import { ask, objectsIn, textIn } from './ask.ts'
import type { FoundIndex } from './finding.ts'
import { type Access, accessOf } from './key.ts'
import { titlesIn } from './records.ts'

const namesIn = (value: unknown) =>
  Array.isArray(value)
    ? value.flatMap((one) =>
        typeof one === 'string' ? one.replace(/^virtual\((.*)\)$/, '$1') : [],
      )
    : []

/** A replica is not listed as an index, but with the index that it sorts. */
export async function indicesFor(
  { host, query, whom }: Access,
  rights: readonly string[],
): Promise<readonly FoundIndex[]> {
  if (!rights.includes('listIndexes')) return []
  const { body } = await ask(`${host}/1/indexes?${query}`, whom)
  return objectsIn(body?.items).flatMap(({ name, primary, replicas, entries }) =>
    textIn(primary)
      ? []
      : [
          {
            name: textIn(name),
            records: Number(entries) || 0,
            titles: [],
            replicas: namesIn(replicas),
          },
        ],
  )
}

/** Asked once for each index of a host: every look costs searches. */
const known = new Map<string, Pick<FoundIndex, 'records' | 'titles'>>()
/** So many indices are looked into, the largest; the others keep their names alone. */
const most = 24

async function lookInto({ host, query, whom }: Access, names: readonly string[]) {
  const asked = { query: '', hitsPerPage: 2, analytics: false, clickAnalytics: false }
  const requests = names.map((indexName) => ({ indexName, ...asked }))
  const address = `${host}/1/indexes/*/queries?${query}`
  const { body } = await ask(address, whom, { method: 'POST', body: JSON.stringify({ requests }) })
  const results = objectsIn(body?.results)
  for (const [at, name] of names.entries()) {
    const { nbHits, hits } = results[at] ?? {}
    known.set(`${host} ${name}`, {
      records: Number(nbHits) || 0,
      titles: titlesIn(objectsIn(hits)),
    })
  }
}

/**
 * What is in each, by the titles of some records, and how many visitors find there: of the records of one
 * thing, such as a shirt in each size, an index may show one. Nothing is said of those that cannot be read.
 */
export async function withTitles(
  values: Values,
  indices: readonly FoundIndex[],
): Promise<readonly FoundIndex[]> {
  const access = accessOf(values)
  const unknown = [...indices]
    .sort((one, other) => other.records - one.records)
    .slice(0, most)
    .map(({ name }) => name)
    .filter((name) => !known.has(`${access.host} ${name}`))
  try {
    if (unknown.length) await lookInto(access, unknown)
  } catch {
    // Names alone are enough to choose by.
  }
  return indices.map((index) => ({
    ...index,
    ...known.get(`${access.host} ${index.name}`),
  }))
}
