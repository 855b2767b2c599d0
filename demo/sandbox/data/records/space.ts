// A space with an entry for each record that the search finds, so that every result has a page.
import type {
  ContentTypeDefinition,
  LocaleDefinition,
  SpaceDefinition,
} from '../../content/definition.ts'
import type { IndexDefinition } from '../../search/definition.ts'
import { daysBefore } from '../content/dates.ts'
import { locales } from '../content/space-shape.ts'
import type { AssetUrl } from '../search/events.ts'
import { assetOf, entryOf } from './page.ts'
import { bookPages, eventPages, goodPages } from './records.ts'
import { handbookPages, offerPages } from './texts.ts'

export const recordSpaceId = 'records'

/** The books are told in Arabic alone. */
const arabic: LocaleDefinition = {
  code: 'ar',
  name: 'Arabic',
  default: false,
  fallbackCode: 'en-US',
}

const recordType: ContentTypeDefinition = {
  id: 'record',
  name: 'Record',
  displayField: 'title',
  fields: [
    { id: 'title', name: 'Title', type: 'Symbol', localized: true },
    { id: 'picture', name: 'Picture', type: 'Link', linkType: 'Asset', localized: false },
    { id: 'text', name: 'Text', type: 'RichText', localized: true },
  ],
}

export function recordSpace(
  indices: readonly IndexDefinition[],
  assetUrl: AssetUrl,
): SpaceDefinition {
  const recordsOf = (name: string) => indices.find((index) => index.name === name)?.records() ?? []
  const pages = [
    ...eventPages(recordsOf),
    ...goodPages(recordsOf('products')),
    ...bookPages(recordsOf('library_ar')),
    ...handbookPages(),
    ...offerPages(assetUrl),
  ]
  const day = daysBefore(new Date(), 1)
  return {
    id: recordSpaceId,
    environment: 'master',
    accessTokens: ['guide-delivery'],
    previewTokens: ['guide-preview'],
    locales: [...locales, arabic],
    contentTypes: [recordType],
    entries: pages.map((page) => entryOf(page, day)),
    assets: pages.flatMap((page) => assetOf(page, day)),
  }
}
