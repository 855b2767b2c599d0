// Elements of the page, with the data about their fields that the editor gets.
import type { TaggedFieldClickMessage } from '@contentful/live-preview'
import { idOf, localeIn, sysOf, text } from '../../content/entry.ts'
import type { Previewed } from '../../content/previewed.ts'
import { attempt } from '../../errors/attempt.ts'
import { type Part, partsOf } from './parts.ts'

export interface Tagged {
  element: Element
  attributes: TaggedFieldClickMessage
  snapshot: Record<string, string>
}

const isVoid = /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/

function tagged(element: Element, attributes: TaggedFieldClickMessage): Tagged {
  const { localName, innerHTML } = element
  const written = () =>
    [...element.attributes].map(({ name, value }) => `${name}="${value}"`).join(' ')
  const snapshot = { [localName]: isVoid.test(localName) ? written() : innerHTML }
  return { element, attributes, snapshot }
}

const contextOf = ({ settings, space, found }: Previewed) => ({
  locale: (found && localeIn(found.entry)) ?? settings.contentLocale ?? settings.locale ?? 'en',
  space: space?.spaceId ?? '',
  environment: space?.environment ?? '',
})

type Context = ReturnType<typeof contextOf>

/** For an entry of another space it includes the space. */
function attributesOf({ of, fieldId }: Part, context: Context): TaggedFieldClickMessage {
  const sys = sysOf(of.raw)
  const shared = {
    fieldId,
    locale: text(sys.locale) || context.locale,
    space: idOf(sys.space) || context.space,
    environment: idOf(sys.environment) || context.environment,
  }
  // In a library of several spaces, ids of other spaces begin with the space.
  const id = idOf(of.raw)
  return 'fields' in of ? { ...shared, entryId: id } : { ...shared, assetId: id }
}

/** Parts inside our own elements. */
export function taggedIn(document: Previewed): Tagged[] {
  const { host, found, settings } = document
  const root = host.element.shadowRoot
  if (!root || !found) return []
  const context = contextOf(document)
  // None if something is nested too deeply.
  const parts = attempt(() => partsOf(root, found, settings)) ?? []
  return parts.map((part) => tagged(part.element, attributesOf(part, context)))
}

/** In the page itself, as the editor's own library finds them; that one knows locale and space from its settings. */
export function taggedByPage(first: Previewed | undefined): Tagged[] {
  const context = first && contextOf(first)
  return [...document.querySelectorAll<HTMLElement>('[data-contentful-field-id]')].flatMap(
    (element): Tagged[] => {
      const {
        contentfulFieldId: fieldId,
        contentfulEntryId: entryId,
        contentfulAssetId: assetId,
        contentfulLocale: locale = context?.locale ?? 'en',
        contentfulSpace: space = context?.space ?? '',
        contentfulEnvironment: environment = context?.environment ?? '',
      } = element.dataset
      if (!fieldId || !(entryId || assetId)) return []
      const shared = { fieldId, locale, space, environment, manuallyTagged: true }
      const attributes = entryId ? { ...shared, entryId } : { ...shared, assetId: assetId ?? '' }
      return [tagged(element, attributes)]
    },
  )
}
