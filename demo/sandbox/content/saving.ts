// A door of the sandbox's own, for an editor: `PUT /sandbox/spaces/…/entries/{id}` with fields by locale.
// From then on the preview has them. Nothing is published: the delivery stays as it is.
import type { SandboxReply, SandboxRequest } from '../http.ts'
import { type Address, readAddress } from './address.ts'
import type { AssetDefinition, EntryDefinition, LocalisedFields } from './definition.ts'
import { everyLocale } from './locales.ts'
import { presentAsset, presentEntry } from './present.ts'
import { badRequest, notFound } from './refusal.ts'
import { answer } from './reply.ts'
import type { ServedSpace, View } from './view.ts'
import { isRecord } from './wire.ts'

/** Undefined for any other door. */
export function saveAddress({ method, url }: SandboxRequest): Address | undefined {
  const [, path] = /^\/sandbox(\/spaces\/.+)/.exec(url.pathname) ?? []
  return method === 'PUT' && path !== undefined ? readAddress(new URL(path, url)) : undefined
}

export function save(
  spaces: readonly ServedSpace[],
  address: Address,
  request: SandboxRequest,
): SandboxReply {
  const { definition, preview } = spaces.find(isAt(address)) ?? {}
  if (!definition || !preview) throw notFound({ type: 'Space', id: address.space })
  const fields = fieldsIn(request.body)
  const how = { view: preview, host: request.url.host, locale: everyLocale }
  const saved = take(preview, address, fields)
  return answer(request, 'file' in saved ? presentAsset(saved, how) : presentEntry(saved, how))
}

const isAt =
  ({ space, environment }: Address) =>
  ({ definition }: ServedSpace) =>
    definition.id === space && definition.environment === environment

function fieldsIn(body: string): LocalisedFields {
  const { fields } = parsed(body)
  if (!isRecord(fields) || !Object.values(fields).every(isRecord))
    throw badRequest('Fields are missing, or not by locale.')
  return fields as LocalisedFields
}

function parsed(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body)
    return isRecord(value) ? value : {}
  } catch {
    throw badRequest('The body is no JSON.')
  }
}

type Definition = EntryDefinition | AssetDefinition

function take(view: View, { collection, id = '' }: Address, fields: LocalisedFields): Definition {
  const asset = collection === 'assets' && view.assets.get(id)
  if (asset) return kept(view.assets, { ...asset, ...textsIn(fields) })
  const entry = collection === 'entries' && view.entries.get(id)
  if (entry) return kept(view.entries, { ...entry, fields })
  throw notFound({ type: collection, id })
}

/** The file itself is none of the texts that an editor writes. */
const textsIn = ({ title = {}, description = {} }: LocalisedFields) => ({
  title: onlyTexts(title),
  description: onlyTexts(description),
})

const onlyTexts = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([locale, value]) => [locale, String(value)]))

function kept<One extends Definition>(all: Map<string, One>, item: One): One {
  const publishedAt = item.publishedAt ?? item.updatedAt ?? item.createdAt
  const saved = { ...item, publishedAt, updatedAt: new Date().toISOString() }
  all.set(item.id, saved)
  return saved
}
