// What items link to, fetched level by level, and what of it is not there.
import type { ContentTypeField } from './definition.ts'
import { type Presentation, presentAsset, presentEntry } from './present.ts'
import { isRecord, linkTarget, type WireItem } from './wire.ts'

interface Target {
  linkType: string
  id: string
}

export interface Linked {
  includes: { Entry?: WireItem[]; Asset?: WireItem[] }
  errors: unknown[]
}

export function followLinks(items: WireItem[], levels: number, how: Presentation): Linked {
  const seen = new Set(items.map(({ sys }) => `${sys.type}:${sys.id}`))
  const found: WireItem[] = []
  const missing: Target[] = []
  let level = items
  for (let depth = 0; depth < levels && level.length > 0; depth++) {
    const next: WireItem[] = []
    for (const target of level.flatMap((item) => linksOf(item, how))) {
      const key = `${target.linkType}:${target.id}`
      if (seen.has(key)) continue
      seen.add(key)
      const item = fetchTarget(target, how)
      if (item) next.push(item)
      else missing.push(target)
    }
    found.push(...next)
    level = next
  }
  return { includes: grouped(found), errors: missing.map(notResolvable) }
}

function fetchTarget({ linkType, id }: Target, how: Presentation): WireItem | undefined {
  if (linkType === 'Asset') {
    const asset = how.view.assets.get(id)
    return asset && presentAsset(asset, how)
  }
  const entry = how.view.entries.get(id)
  return entry && presentEntry(entry, how)
}

/** Links in fields of JSON are only data; those in references and rich text count. */
function linksOf(item: WireItem, { view }: Presentation): Target[] {
  const known: ContentTypeField[] =
    view.contentTypes.get(item.sys.contentType?.sys.id ?? '')?.fields ?? []
  return Object.entries(item.fields)
    .filter(([name]) => known.find((field) => field.id === name)?.type !== 'Object')
    .flatMap(([, value]) => linksIn(value))
}

function linksIn(value: unknown): Target[] {
  const target = linkTarget(value)
  if (target) return target.linkType === 'Entry' || target.linkType === 'Asset' ? [target] : []
  if (Array.isArray(value)) return value.flatMap(linksIn)
  return isRecord(value) ? Object.values(value).flatMap(linksIn) : []
}

function grouped(items: WireItem[]): Linked['includes'] {
  const entries = items.filter(({ sys }) => sys.type === 'Entry')
  const assets = items.filter(({ sys }) => sys.type === 'Asset')
  return {
    ...(entries.length > 0 ? { Entry: entries } : {}),
    ...(assets.length > 0 ? { Asset: assets } : {}),
  }
}

function notResolvable({ linkType, id }: Target): unknown {
  return {
    sys: { id: 'notResolvable', type: 'error' },
    details: { type: 'Link', linkType, id },
  }
}
