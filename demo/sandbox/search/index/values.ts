// What stands in a record under a dotted path. Lists are looked through at every level.

export type Fields = Record<string, unknown>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The single values at the path itself: what a facet counts and a filter compares. */
export function valuesAt(record: Fields, path: string): (string | number | boolean)[] {
  return at(record, path).filter(
    (value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean',
  )
}

/** All texts at and below the path, in their order: what a search looks into. */
export function textsAt(record: Fields, path: string): string[] {
  return at(record, path).flatMap(textsBelow)
}

/** The paths of single values at and below the path. */
export function pathsBelow(record: Fields, path: string): string[] {
  return at(record, path).flatMap((value) =>
    isFields(value)
      ? Object.keys(value).flatMap((key) => pathsBelow(record, `${path}.${key}`))
      : [path],
  )
}

function at(record: Fields, path: string): unknown[] {
  const keys = Object.hasOwn(record, path) ? [path] : path.split('.')
  let found: unknown[] = [record]
  for (const key of keys) {
    found = found.flatMap((value) => (isFields(value) ? flat(value[key]) : []))
  }
  return found
}

function flat(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(flat)
  return value === undefined || value === null ? [] : [value]
}

function textsBelow(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  if (Array.isArray(value)) return value.flatMap(textsBelow)
  return isFields(value) ? Object.values(value).flatMap(textsBelow) : []
}
