// Only the parts of an item that were asked for.
import { invalidQuery } from '../refusal.ts'
import type { WireItem } from '../wire.ts'

export type Part = Partial<Record<'sys' | 'fields' | 'metadata', unknown>>

const roots = ['sys', 'metadata', 'fields'] as const

export interface Selection {
  /** The item with the chosen fields alone: only they are asked for what they link to. */
  narrow: (item: WireItem) => WireItem
  trim: (item: WireItem) => Part
}

export function selectionOf(select: string[]): Selection {
  const paths = select.map((path) => path.split('.'))
  for (const path of paths) {
    const known = roots.some((root) => root === path[0])
    if (!known || path.length > 2)
      throw invalidQuery('select', 'select', `The path "${path.join('.')}" cannot be selected`)
  }
  if (paths.length === 0) return { narrow: (item) => item, trim: (item) => ({ ...item }) }
  return {
    narrow: (item) => ({ ...item, fields: { ...chosen(item.fields, namesIn(paths, 'fields')) } }),
    trim: (item) => trimmed(item, paths),
  }
}

type Names = string[] | 'all' | 'none'

function namesIn(paths: string[][], root: string): Names {
  const own = paths.filter(([first]) => first === root)
  if (own.length === 0) return 'none'
  const names = own.flatMap(([, name]) => (name === undefined ? [] : [name]))
  return names.length === own.length ? names : 'all'
}

function chosen(part: object, names: Names): object {
  if (names === 'all') return part
  return Object.fromEntries(Object.entries(part).filter(([name]) => names.includes(name)))
}

function trimmed(item: WireItem, paths: string[][]): Part {
  const part: Part = {}
  for (const root of roots) {
    const names = namesIn(paths, root)
    if (names !== 'none') part[root] = chosen(item[root], names)
  }
  return part
}
