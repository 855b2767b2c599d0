// Inspects the content service: the token, the content types, the entry and its fields.
import { filled } from '../lists.ts'
import type { Values } from '../settings.ts'
import { hostOf } from '../values/host.ts'
import { ask, isObject, objectsIn, Stop, textIn } from './ask.ts'
import {
  type ContentType,
  type Finding,
  good,
  type Inspection,
  note,
  nothingFound,
  problem,
} from './finding.ts'
import { meantBy, meantByEntry, meantByType } from './meant.ts'

interface Space {
  address: string
  token: string
  environment: string
}

const whom = 'content-host'

function spaceOf(values: Values): Space {
  const space = values['space-id'] ?? ''
  const written = values['content-host']?.trim() ?? ''
  const token = values['access-token'] ?? ''
  if (/^CFPAT-/i.test(token.trim())) throw new Stop(problem('managementToken', 'access-token'))
  const own = written === '' || written === 'eu'
  const host = own ? `https://cdn.${written && 'eu.'}contentful.com` : hostOf(written)
  if (host === null) throw new Stop(problem('unreachable', whom, { host: written }))
  const environment = values.environment || 'master'
  const path = [space, 'environments', environment].map(encodeURIComponent).join('/')
  return { address: `${host}/spaces/${path}`, token, environment }
}

async function itemsAt(space: Space, path: string, parameters: Record<string, string>) {
  const query = new URLSearchParams({ ...parameters, access_token: space.token })
  const { status, body } = await ask(`${space.address}/${path}?${query}`, whom)
  if (status === 401 || status === 403) throw new Stop(problem('tokenRejected', 'access-token'))
  if (status === 404)
    throw new Stop(problem('environmentUnknown', 'environment', { environment: space.environment }))
  if (status === 429) throw new Stop(problem('rateLimit', null))
  if (status !== 200 || !Array.isArray(body?.items)) throw new Stop(problem('notTheService', whom))
  return objectsIn(body.items)
}

const idOf = (value: unknown) =>
  isObject(value) && isObject(value.sys) ? textIn(value.sys.id) : ''

const typeFrom = (item: Readonly<Record<string, unknown>>): ContentType => ({
  id: idOf(item),
  name: textIn(item.name) || idOf(item),
  displayField: textIn(item.displayField),
  fields: objectsIn(item.fields).map((field) => ({
    id: textIn(field.id),
    type: textIn(field.type),
    itemsLink:
      textIn(field.linkType) || (isObject(field.items) ? textIn(field.items.linkType) : ''),
  })),
})

const isShown = ({ type, itemsLink }: ContentType['fields'][number]) =>
  type === 'RichText' || (type === 'Array' && itemsLink === 'Entry')

/** Whether the field that is asked for can be shown, or the entry has one that can. */
function fieldFinding(field: string, { name, fields }: ContentType): Finding[] {
  const texts = fields.filter(isShown).map(({ id }) => id)
  const known = texts.join(', ') || '–'
  if (!field) return texts.length ? [] : [problem('noRichText', 'field', { type: name })]
  const found = fields.find(({ id }) => id === field)
  if (!found) {
    const meant = meantBy(
      field,
      fields.map(({ id }) => id),
    )
    return [problem('fieldUnknown', 'field', { field, type: name, known }, meant)]
  }
  if (isShown(found)) return []
  return /^(?:Symbol|Text)$/.test(found.type)
    ? [note('fieldPlain', 'field', { field, known })]
    : [problem('fieldNoText', 'field', { field, holds: found.type, known })]
}

const isText = ({ type }: ContentType['fields'][number]) => type === 'RichText'

const linksToEntry = (node: unknown): boolean =>
  isObject(node) &&
  (node.nodeType === 'entry-hyperlink' ||
    (Array.isArray(node.content) && node.content.some(linksToEntry)))

/** Of an entry whose text leads to others, where nothing says how. */
function linkFinding(values: Values, entry: unknown, fields: ContentType['fields']): Finding[] {
  if (values['entry-url'] || values.opens || !isObject(entry)) return []
  const shown = fields.filter(
    (field) => isText(field) && [field.id, ''].includes(values.field ?? ''),
  )
  return shown.some(({ id }) => linksToEntry(entry[id]))
    ? [note('linksNowhere', 'entry-url', { pattern: '/{contentType}/{slug}' })]
    : []
}

/** Of the type that is named, else of the first that has text to show. */
async function someEntries(
  space: Space,
  types: readonly ContentType[],
  named: string,
  locale: string,
) {
  const type = types.find(({ id }) => id === named) ?? types.find((one) => one.fields.some(isShown))
  if (!type) return []
  const items = await itemsAt(space, 'entries', {
    content_type: type.id,
    include: '0',
    limit: '100',
    order: '-sys.updatedAt',
    ...(locale && { locale }),
    select: ['sys.id', ...(type.displayField ? [`fields.${type.displayField}`] : [])].join(),
  })
  return items.map((item) => {
    const title = isObject(item.fields) ? textIn(item.fields[type.displayField]) : ''
    return { id: idOf(item), title: title || idOf(item) }
  })
}

/** By which the entry is asked for; null where nothing is said yet. */
function entryQuery(values: Values, language: string): Record<string, string> | null {
  const { 'entry-id': id, 'content-type': type, slug } = values
  if (id) return { 'sys.id': filled(id, language) ?? '' }
  if (!type || !slug) return null
  const field = `fields.${values['slug-field'] || 'slug'}`
  return { content_type: type, [field]: filled(slug, language) ?? '' }
}

async function lookAll(values: Values, language: string): Promise<Inspection> {
  const space = spaceOf(values)
  const types = (await itemsAt(space, 'content_types', { limit: '1000' })).map(typeFrom)
  const { 'content-type': type = '', slug = '', 'entry-id': id = '' } = values
  const codes = (await itemsAt(space, 'locales', {}))
    .map(({ code }) => textIn(code))
    .filter(Boolean)
  const own = codes.find((code) => code.toLowerCase().split(/[-_]/)[0] === language) ?? ''
  const entries = await someEntries(space, types, type, own)
  const found = { ...nothingFound, types, entries, locales: codes }
  const locale = values['content-locale'] ?? ''
  if (locale && !locale.includes('{') && !codes.includes(locale)) {
    const known = codes.join(', ')
    const meant = meantBy(locale, codes)
    const about = 'content-locale'
    return { ...found, findings: [problem('localeUnknown', about, { locale, known }, meant)] }
  }
  if (type && !id && !types.some((one) => one.id === type)) {
    const known = types.map((one) => one.id).join(', ')
    const meant = meantByType(type, types)
    return { ...found, findings: [problem('typeUnknown', 'content-type', { type, known }, meant)] }
  }
  const query = entryQuery(values, language)
  if (!query) return { ...found, findings: [note('entryWaits', 'entry-id')] }
  const entry = id || slug
  const about = id ? 'entry-id' : 'slug'
  if (Object.values(query).includes(''))
    return { ...found, entryType: type, findings: [note('unfilled', about, { value: entry })] }
  const [item] = await itemsAt(space, 'entries', { ...query, limit: '1', include: '0' })
  if (!item) {
    const meant = id ? meantByEntry(id, entries) : undefined
    return { ...found, findings: [problem('entryUnknown', about, { entry }, meant)] }
  }
  const entryType = isObject(item.sys) ? idOf(item.sys.contentType) : ''
  const contentType = types.find((one) => one.id === entryType)
  const complaints = contentType
    ? [
        ...fieldFinding(values.field ?? '', contentType),
        ...linkFinding(values, item.fields, contentType.fields),
      ]
    : []
  const findings = [good('entryFound', about, { entry, type: contentType?.name ?? entryType })]
  return { ...found, entryType, findings: [...findings, ...complaints] }
}

export async function inspectContent(values: Values, language: string): Promise<Inspection> {
  try {
    return await lookAll(values, language)
  } catch (error) {
    if (error instanceof Stop) return { ...nothingFound, findings: [error.finding] }
    throw error
  }
}
