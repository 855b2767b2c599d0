// A collection of entries or assets: filtered, searched, ordered, cut to a page, and completed.
import { followLinks } from './includes.ts'
import { defaultLocale, everyLocale, requestedLocale } from './locales.ts'
import { type Presentation, presentAsset, presentEntry } from './present.ts'
import { testFor } from './query/filters.ts'
import type { Subject } from './query/kinds.ts'
import { comparisonFor } from './query/order.ts'
import { type CollectionQuery, readQuery } from './query/parameters.ts'
import { selectionOf } from './query/select.ts'
import { matchesWords, textsIn } from './query/text.ts'
import type { View } from './view.ts'
import type { WireItem } from './wire.ts'

export interface Asked {
  view: View
  parameters: URLSearchParams
  host: string
}

export function entriesAnswer(asked: Asked): unknown {
  const query = readQuery(asked.view, asked.parameters)
  const how = presentation(asked)
  const subject = { view: asked.view, assets: false, contentType: query.contentType }
  const ofType = [...asked.view.entries.values()].filter(
    ({ contentType }) => contentType === (query.contentType ?? contentType),
  )
  const found = search(ofType, presentEntry, query, subject, how)
  const page = found.slice(query.skip, query.skip + query.limit)
  const selection = selectionOf(query.select)
  const linked = followLinks(page.map(selection.narrow), query.include, how)
  return {
    ...frame(found.length, query, page.map(selection.trim)),
    ...(linked.errors.length > 0 ? { errors: linked.errors } : {}),
    ...(Object.keys(linked.includes).length > 0 ? { includes: linked.includes } : {}),
  }
}

export function assetsAnswer(asked: Asked): unknown {
  const query = readQuery(asked.view, asked.parameters, true)
  const how = presentation(asked)
  const subject = { view: asked.view, assets: true, contentType: undefined }
  const found = search([...asked.view.assets.values()], presentAsset, query, subject, how)
  const page = found.slice(query.skip, query.skip + query.limit)
  return frame(found.length, query, page.map(selectionOf(query.select).trim))
}

export function presentation({ view, parameters, host }: Asked): Presentation {
  return { view, host, locale: requestedLocale(view.space, parameters.get('locale')) }
}

function frame(total: number, { skip, limit }: CollectionQuery, items: unknown[]): object {
  return { sys: { type: 'Array' }, total, skip, limit, items }
}

/** Where every language is asked for, questions are put to the default one. */
function search<Definition>(
  definitions: Definition[],
  present: (definition: Definition, how: Presentation) => WireItem,
  query: CollectionQuery,
  subject: Subject,
  how: Presentation,
): WireItem[] {
  const tests = query.conditions.map((condition) => testFor(condition, subject))
  const compare = comparisonFor(query.order, subject)
  const readIn = how.locale === everyLocale ? defaultLocale(how.view.space) : how.locale
  const read = (definition: Definition): WireItem => present(definition, { ...how, locale: readIn })
  return definitions
    .map((definition) => ({ definition, item: read(definition) }))
    .filter(({ item }) => query.words === '' || matchesWords(textsOf(item), query.words))
    .filter(({ item }) => tests.every((test) => test(item)))
    .sort((one, other) => compare(one.item, other.item))
    .map(({ definition, item }) => (readIn === how.locale ? item : present(definition, how)))
}

function textsOf(item: WireItem): string[] {
  return Object.values(item.fields).flatMap(textsIn)
}
