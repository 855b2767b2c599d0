// The space itself: its languages and its content types.
import type { ContentTypeDefinition, ContentTypeField, SpaceDefinition } from './definition.ts'
import { list } from './query/parameters.ts'
import type { View } from './view.ts'
import { linkTo } from './wire.ts'

/** The definition does not date its types; a fixed day keeps answers, and their ETags, the same. */
const modelledAt = '2025-01-01T00:00:00.000Z'

export function spaceAnswer({ space }: View): unknown {
  const locales = space.locales.map((locale) => ({ ...locale }))
  return { sys: { type: 'Space', id: space.id }, name: space.id, locales }
}

export function localesAnswer({ space }: View): unknown {
  const items = space.locales.map((locale) => ({
    code: locale.code,
    name: locale.name,
    default: locale.default,
    fallbackCode: locale.fallbackCode,
    sys: { id: `${space.id}-${locale.code}`, type: 'Locale', version: 1 },
  }))
  return { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 1000, items }
}

export function contentTypesAnswer({ space, contentTypes }: View, asked: URLSearchParams): unknown {
  const ids = asked.get('sys.id') ?? asked.get('sys.id[in]')
  const items = [...contentTypes.values()]
    .filter(({ id }) => ids === null || list(ids).includes(id))
    .map((contentType) => presentContentType(contentType, space))
  return { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 1000, items }
}

export function presentContentType(type: ContentTypeDefinition, space: SpaceDefinition): unknown {
  return {
    sys: {
      space: linkTo('Space', space.id),
      id: type.id,
      type: 'ContentType',
      createdAt: modelledAt,
      updatedAt: modelledAt,
      environment: linkTo('Environment', space.environment),
      revision: 1,
    },
    displayField: type.displayField,
    name: type.name,
    description: '',
    fields: type.fields.map(presentField),
  }
}

function presentField({ linkType, ...field }: ContentTypeField): unknown {
  const common = { ...field, required: false, disabled: false, omitted: false }
  if (field.type === 'Link') return { ...common, linkType }
  if (field.type !== 'Array') return common
  const items = linkType === undefined ? { type: 'Symbol' } : { type: 'Link', linkType }
  return { ...common, items: { ...items, validations: [] } }
}
