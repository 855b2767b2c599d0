// The indices of an application, where its key may list them: most keys that may stand in a page only search.
import { ask, objectsIn, textIn } from './ask.ts'
import type { FoundIndex } from './finding.ts'
import type { Access } from './key.ts'

const namesIn = (value: unknown) =>
  Array.isArray(value)
    ? value.flatMap((one) =>
        typeof one === 'string' ? one.replace(/^virtual\((.*)\)$/, '$1') : [],
      )
    : []

/** A replica is no index to search by itself: it stands with the one whose order it changes. */
export async function indicesFor(
  { host, query, whom }: Access,
  rights: readonly string[],
): Promise<readonly FoundIndex[]> {
  if (!rights.includes('listIndexes')) return []
  const { body } = await ask(`${host}/1/indexes?${query}`, whom)
  return objectsIn(body?.items).flatMap(({ name, primary, replicas }) =>
    textIn(primary) ? [] : [{ name: textIn(name), replicas: namesIn(replicas) }],
  )
}
