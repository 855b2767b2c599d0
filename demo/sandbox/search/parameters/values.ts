// From what was sent to what was meant. Values from a query string are all text.
import { refusals } from '../errors.ts'

export type Raw = Record<string, unknown>

/** Reads one parameter; undefined where it was not sent. */
export interface Reader {
  text(name: string): string | undefined
  flag(name: string): boolean | undefined
  integer(name: string, lowest: number, highest?: number): number | undefined
  list(name: string): string[] | undefined
  oneOf<T extends string>(name: string, choices: readonly T[]): T | undefined
  raw(name: string): unknown
}

export function createReader(raw: Raw): Reader {
  const given = (name: string) => raw[name] ?? undefined
  return {
    raw: given,
    text: (name) => text(name, given(name)),
    flag: (name) => flag(name, given(name)),
    integer: (name, lowest, highest) => integer(name, given(name), lowest, highest),
    list: (name) => list(name, given(name)),
    oneOf: (name, choices) => {
      const value = text(name, given(name))
      const choice = choices.find((candidate) => candidate === value)
      if (value !== undefined && !choice)
        throw refusals.badValue(name, `one of ${choices.join(', ')}`)
      return choice
    },
  }
}

function text(name: string, value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value
  throw refusals.badValue(name, 'string')
}

function flag(name: string, value: unknown): boolean | undefined {
  if (value === undefined || typeof value === 'boolean') return value
  if (value === 'true' || value === 'false') return value === 'true'
  throw refusals.badValue(name, 'boolean')
}

function integer(
  name: string,
  value: unknown,
  lowest: number,
  highest = Number.MAX_SAFE_INTEGER,
): number | undefined {
  if (value === undefined) return undefined
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  const valid = typeof number === 'number' && Number.isInteger(number)
  if (valid && number >= lowest && number <= highest) return number
  const upper = highest === Number.MAX_SAFE_INTEGER ? '' : ` and at most ${highest}`
  throw refusals.badValue(name, `integer of at least ${lowest}${upper}`)
}

/** A list, a JSON list in a string, or names with commas between them. */
function list(name: string, value: unknown): string[] | undefined {
  if (value === undefined) return undefined
  const items = typeof value === 'string' ? listFromText(value) : value
  if (Array.isArray(items) && items.every((item) => typeof item === 'string')) return items
  throw refusals.badValue(name, 'array of strings')
}

function listFromText(value: string): unknown {
  const json = fromJson(value)
  if (Array.isArray(json)) return json
  const parts = value.split(',').map((part) => part.trim())
  return parts.filter((part) => part !== '')
}

/** The value of a JSON text; undefined if it is none. */
export function fromJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
