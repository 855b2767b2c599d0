// The parameters of a collection, read and checked before anything is fetched.
import { badRequest, invalidQuery, unknownContentType } from '../refusal.ts'
import type { View } from '../view.ts'

export interface Condition {
  /** As it was sent, for the error's words. */
  name: string
  path: string[]
  /** Empty for equality. */
  operator: string
  wanted: string
}

export interface CollectionQuery {
  contentType: string | undefined
  limit: number
  skip: number
  include: number
  locale: string | null
  select: string[]
  order: string[]
  words: string
  conditions: Condition[]
}

const settings = new Set([
  'access_token',
  'content_type',
  'include',
  'limit',
  'locale',
  'order',
  'query',
  'select',
  'skip',
])
const conditionRoots = ['sys', 'fields', 'metadata']

/** Fields of entries can be selected within one type alone; assets have no types. */
export function readQuery(
  view: View,
  parameters: URLSearchParams,
  ofAssets = false,
): CollectionQuery {
  const contentType = parameters.get('content_type') ?? undefined
  if (contentType !== undefined && !view.contentTypes.has(contentType))
    throw unknownContentType(contentType)
  return {
    contentType,
    limit: wholeNumber(parameters, 'limit', 100, 1000),
    skip: wholeNumber(parameters, 'skip', 0, Number.MAX_SAFE_INTEGER),
    include: wholeNumber(parameters, 'include', 1, 10),
    locale: parameters.get('locale'),
    select: readSelect(parameters, ofAssets || parameters.has('content_type')),
    order: list(parameters.get('order')),
    words: parameters.get('query') ?? '',
    conditions: readConditions(parameters),
  }
}

function wholeNumber(
  parameters: URLSearchParams,
  name: string,
  otherwise: number,
  most: number,
): number {
  const text = parameters.get(name)
  if (text === null) return otherwise
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= most) return value
  throw invalidQuery('invalid', name, `The ${name} must be a whole number from 0 to ${most}`)
}

export function list(text: string | null): string[] {
  const parts = (text ?? '').split(',').map((part) => part.trim())
  return parts.filter((part) => part !== '')
}

function readSelect(parameters: URLSearchParams, mayNameFields: boolean): string[] {
  const select = list(parameters.get('select'))
  const wantsField = select.some((path) => path.startsWith('fields.'))
  if (wantsField && !mayNameFields)
    throw badRequest('The select parameter needs a content_type when it names fields.')
  return select
}

function readConditions(parameters: URLSearchParams): Condition[] {
  const conditions: Condition[] = []
  for (const [name, wanted] of parameters) {
    if (settings.has(name) || isForTheSandbox(name)) continue
    const [, path = '', operator = ''] = /^([^[\]]+)(?:\[([a-z]+)\])?$/.exec(name) ?? []
    const segments = path.split('.')
    if (segments.length < 2 || !conditionRoots.includes(segments[0] ?? ''))
      throw invalidQuery('unknown', name, `The path "${name}" is not recognized`)
    conditions.push({ name, path: segments, operator, wanted })
  }
  return conditions
}

/** Parameters by which a page asks the sandbox for a fault are none of the service's. */
function isForTheSandbox(name: string): boolean {
  return name.startsWith('sandbox')
}
