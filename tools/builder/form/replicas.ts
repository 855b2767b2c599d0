// The replicas of an index: its records in other orders.
import type { FoundIndex } from '../inspect/finding.ts'
import { nameOf } from '../lists.ts'

const oneForEach = /\{language:([^}]*)\}/

/** Where each language has an index of its own, those that all of them have, named as the index is. */
function ofAll(indices: readonly FoundIndex[], index: string, codes: readonly string[]) {
  const named = (code: string) => index.replace(oneForEach, code)
  const sets = codes.map((code) => {
    const own = indices.find(({ name }) => name === named(code))
    return new Set(own?.replicas.map((name) => name.replace(named(code), index)))
  })
  const [first = new Set<string>(), ...others] = sets
  return [...first].filter((name) => others.every((set) => set.has(name)))
}

/** Of the languages that an index is there in, one for each. */
export const codesIn = (index: string): readonly string[] =>
  oneForEach
    .exec(index)?.[1]
    ?.split(',')
    .map((code) => code.trim()) ?? []

/** All that there are, where the index is not on the list. */
export function replicasOf(indices: readonly FoundIndex[], value: string): readonly string[] {
  const index = nameOf(value)
  const codes = codesIn(index)
  if (codes.length) return ofAll(indices, index, codes)
  const own = indices.find(({ name }) => name === index)
  return (own ? [own] : indices).flatMap(({ replicas }) => replicas)
}
