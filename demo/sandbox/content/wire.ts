// The shapes that go over the wire.

export interface WireLink<LinkType extends string = string> {
  sys: { type: 'Link'; linkType: LinkType; id: string }
}

export interface WireItem {
  metadata: { tags: WireLink<'Tag'>[]; concepts: [] }
  sys: {
    space: WireLink<'Space'>
    id: string
    type: 'Entry' | 'Asset'
    createdAt: string
    updatedAt: string
    environment: WireLink<'Environment'>
    revision: number
    publishedVersion?: number
    firstPublishedAt?: string
    publishedAt?: string
    contentType?: WireLink<'ContentType'>
    locale?: string
  }
  fields: Record<string, unknown>
}

export function linkTo<LinkType extends string>(
  linkType: LinkType,
  id: string,
): WireLink<LinkType> {
  return { sys: { type: 'Link', linkType, id } }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The link's target, where the value is a link. */
export function linkTarget(value: unknown): { linkType: string; id: string } | undefined {
  if (!isRecord(value) || !isRecord(value.sys)) return undefined
  const { type, linkType, id } = value.sys
  if (type !== 'Link' || typeof linkType !== 'string' || typeof id !== 'string') return undefined
  return { linkType, id }
}
