// The ways a request can carry its parameters, and the text by which an answer repeats them.
import { refusals } from '../errors.ts'
import { isFields } from '../index/values.ts'
import { fromJson, type Raw } from './values.ts'

/** A JSON body, whatever content type it claims; none is an empty one. */
export function readBody(body: string): Raw {
  if (body.trim() === '') return {}
  const value = fromJson(body)
  if (!isFields(value)) throw refusals.badJson()
  return value
}

/** `params` may be the older form: a query string, or an object around the parameters. */
export function unfold({ params, ...rest }: Raw): Raw {
  if (typeof params === 'string') return { ...fromQueryString(params), ...rest }
  return isFields(params) ? { ...params, ...rest } : rest
}

export function fromQueryString(text: string | URLSearchParams): Raw {
  const entries = [...new URLSearchParams(text)]
  return Object.fromEntries(entries.filter(([name]) => !name.toLowerCase().startsWith('x-algolia')))
}

export function toQueryString(raw: Raw): string {
  return Object.entries(raw)
    .map(([name, value]) => {
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
      return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`
    })
    .join('&')
}
