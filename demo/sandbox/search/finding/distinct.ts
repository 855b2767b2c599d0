// Records of one group, of which only the best are shown.
import type { LoadedIndex } from '../index/loaded-index.ts'
import { valuesAt } from '../index/values.ts'

export interface Groups {
  /** The best record of each group, best first. Without grouping, every record. */
  leaders: number[]
  /** All shown records of the leader's group, itself first. */
  members(leader: number): number[]
}

export function groupRecords(index: LoadedIndex, ranked: number[], distinct: number): Groups {
  const attribute = index.settings.attributeForDistinct
  if (distinct === 0 || attribute === undefined) {
    return { leaders: ranked, members: (leader) => [leader] }
  }
  const groups = new Map<string, number[]>()
  for (const record of ranked) {
    const name = groupName(index, record, attribute)
    const group = groups.get(name)
    if (!group) groups.set(name, [record])
    else if (group.length < distinct) group.push(record)
  }
  const byLeader = new Map([...groups.values()].map((group) => [group[0] ?? 0, group]))
  return { leaders: [...byLeader.keys()], members: (leader) => byLeader.get(leader) ?? [leader] }
}

function groupName({ records }: LoadedIndex, number: number, attribute: string): string {
  const record = records[number]
  const [value] = record ? valuesAt(record, attribute) : []
  // A record without the attribute stands alone.
  return value === undefined ? `alone ${number}` : `${typeof value} ${value}`
}
