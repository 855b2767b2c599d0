// Which attributes of a record a hit carries: all, some, or all but some.
import type { SearchRecord } from '../definition.ts'
import { type Fields, isFields } from '../index/values.ts'

export function retrieve(record: SearchRecord, names: string[]): Fields {
  const without = names.filter((name) => name.startsWith('-')).map((name) => name.slice(1))
  const all = names.includes('*')
  if (all && without.length === 0) return record
  const wanted = names.filter((name) => name !== '*' && !name.startsWith('-'))
  const kept = all ? omit(record, without) : pick(record, wanted)
  return { ...kept, objectID: record.objectID }
}

/** The wanted paths with everything below them; lists are looked through. */
export function pick(fields: Fields, paths: string[]): Fields {
  return choose(fields, (path, value) => {
    if (paths.includes(path)) return value
    const leads = paths.some((wanted) => wanted.startsWith(`${path}.`))
    return leads && typeof value === 'object' ? 'within' : undefined
  })
}

function omit(fields: Fields, paths: string[]): Fields {
  return choose(fields, (path, value) => {
    if (paths.includes(path)) return undefined
    const leads = paths.some((unwanted) => unwanted.startsWith(`${path}.`))
    return leads && typeof value === 'object' ? 'within' : value
  })
}

/** Says what becomes of the value at a path: itself, nothing, or a choice within it. */
type Choice = (path: string, value: unknown) => unknown

function choose(fields: Fields, choice: Choice, before = ''): Fields {
  const kept: Fields = {}
  for (const [key, value] of Object.entries(fields)) {
    const path = before + key
    const chosen = choice(path, value)
    if (chosen === undefined) continue
    kept[key] = chosen === 'within' ? chooseWithin(value, choice, `${path}.`) : chosen
  }
  return kept
}

function chooseWithin(value: unknown, choice: Choice, before: string): unknown {
  if (Array.isArray(value)) return value.map((item) => chooseWithin(item, choice, before))
  return isFields(value) ? choose(value, choice, before) : value
}
