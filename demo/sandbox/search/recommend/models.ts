// What the models of an index have learned. Nobody buys in a sandbox, so it is told by the records
// themselves: what shares values is related, and neighbours in the index are bought together.
import type { RecommendModel, SearchRecord } from '../definition.ts'
import type { LoadedIndex } from '../index/loaded-index.ts'
import { valuesAt } from '../index/values.ts'

/** From 0 to 100; null where a record has nothing to do with the source. */
export type Score = (record: SearchRecord) => number | null

const wordsOf = (record: SearchRecord, path: string) =>
  valuesAt(record, path).filter((value) => typeof value === 'string')

const clauses = (record: SearchRecord, paths: string[]) =>
  new Set(paths.flatMap((path) => wordsOf(record, path).map((word) => `${path}:${word}`)))

/** How many of the source’s words a record has too. */
function sharing(source: SearchRecord, paths: string[]): Score {
  const own = clauses(source, paths)
  return (record) => {
    const shared = [...clauses(record, paths)].filter((clause) => own.has(clause)).length
    return shared === 0 ? null : Math.round((1000 * shared) / own.size) / 10
  }
}

/** Of a kind of their own, so that who buys a cup is offered a teapot. */
const TOGETHER = 4

function boughtWith(source: SearchRecord, { records, numbers, facets }: LoadedIndex): Score {
  const at = numbers.get(source.objectID) ?? 0
  const [kind = ''] = facets.map(({ path }) => path)
  const others = [...records.slice(at + 1), ...records.slice(0, at)]
    .filter((record) => wordsOf(record, kind).join() !== wordsOf(source, kind).join())
    .slice(0, TOGETHER)
    .map(({ objectID }) => objectID)
  return ({ objectID }) => {
    const place = others.indexOf(objectID)
    return place < 0 ? null : 90 - 10 * place
  }
}

/** The models that are asked about a record. */
export function scoreFrom(model: RecommendModel, source: SearchRecord, index: LoadedIndex): Score {
  const paths = index.facets.map(({ path }) => path)
  if (model === 'bought-together') return boughtWith(source, index)
  if (model === 'looking-similar') return sharing(source, ['color', ...paths.slice(0, 1)])
  return sharing(source, paths)
}
