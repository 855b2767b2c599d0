// The entries and files that a page shows, each once: the outermost of each document first.
import { isRecord } from '../content/wire.ts'
import { assetType, type Key, keyOf, titleOf } from './model.ts'
import type { Subscription } from './updates.ts'

export interface Shown {
  key: Key
  title: string
  /** What its type is called; empty for a file. */
  type: string
}

function typeIdOf({ sys }: Record<string, unknown>): unknown {
  const type = isRecord(sys) ? sys.contentType : null
  return isRecord(type) && isRecord(type.sys) ? type.sys.id : null
}

async function itemsOf({ items, space }: Subscription) {
  const types = await space.types()
  return [...items].flatMap(([name, item]): [string, Shown][] => {
    const key = keyOf(item)
    const type = types.find(({ sys }) => sys.id === typeIdOf(item)) ?? assetType
    const title = isRecord(item.fields) ? item.fields[type.displayField] : null
    return key ? [[name, { key, title: titleOf(title, key.id), type: type.name }]] : []
  })
}

export async function shownIn(subscriptions: Iterable<Subscription>): Promise<Shown[]> {
  const all = (await Promise.all([...subscriptions].map(itemsOf))).flat()
  // The first place counts.
  return [...new Map(all.reverse()).values()].reverse()
}
