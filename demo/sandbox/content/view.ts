// A space as one of its readers sees it: the delivery without drafts, the preview with them.
import type {
  AssetDefinition,
  ContentTypeDefinition,
  EntryDefinition,
  SpaceDefinition,
} from './definition.ts'

export interface View {
  space: SpaceDefinition
  preview: boolean
  entries: Map<string, EntryDefinition>
  assets: Map<string, AssetDefinition>
  contentTypes: Map<string, ContentTypeDefinition>
}

export interface ServedSpace {
  definition: SpaceDefinition
  delivery: View
  preview: View
}

export function serveSpace(definition: SpaceDefinition): ServedSpace {
  return { definition, delivery: viewOf(definition, false), preview: viewOf(definition, true) }
}

function viewOf(space: SpaceDefinition, preview: boolean): View {
  const visible = (item: { draft?: boolean }): boolean => preview || item.draft !== true
  return {
    space,
    preview,
    entries: byId(space.entries.filter(visible)),
    assets: byId(space.assets.filter(visible)),
    contentTypes: byId(space.contentTypes),
  }
}

export function byId<Item extends { id: string }>(items: Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]))
}
