// The first rendering of a <rich-doc>, and its structured data for search engines.

import { Article } from '../../../src/content/Article.tsx'
import { ask } from '../../../src/content/ahead.ts'
import { type Entry, type Library, localeIn, sysOf, text } from '../../../src/content/entry.ts'
import { digestOf, titleOf } from '../../../src/content/entry-digest.ts'
import { referenceIn } from '../../../src/content/entry-reference.ts'
import { entryUrl } from '../../../src/content/entry-url.ts'
import { type OpenedEntry, withDocument } from '../../../src/content/field-document.ts'
import { momentIn } from '../../../src/content/Header.tsx'
import { accessIn } from '../../../src/content/service.ts'
import type { DocSettings } from '../../../src/contract/rich-doc.ts'
import { type Moment, machineDate, momentOf } from '../../../src/format/dates.ts'
import { pageUrl } from '../../../src/net/url.ts'
import type { Templates } from '../../../src/template/templates.ts'
import type { Embed } from '../page/page.ts'
import type { Read } from '../page/settings.ts'
import { nowhere } from '../page/stand-in.ts'
import type { Answer } from './answers.ts'
import { rendered, wordsFor } from './around.tsx'
import { hostFor } from './host.ts'

export interface Made {
  html: string
  /** For search engines; null where the type is none that they know. */
  data: object | null
  /** Of a search: each of its own. Documents of a page are asked for together. */
  answers: readonly Answer[]
}

/** Types of entries that search engines know by another name. */
const known: readonly [RegExp, string][] = [
  [/^news(-?article|-?post|-?item)?$/i, 'NewsArticle'],
  [/^(blog-?)?post$|^blog-?(entry|article)$/i, 'BlogPosting'],
  [/^article$/i, 'Article'],
]

const authorNames = ['author', 'authors', 'writtenBy']
const changeNames = [
  'dateModified',
  'modified',
  'modifiedAt',
  'updated',
  'updatedAt',
  'lastUpdated',
]

const firstOf = ({ fields }: Entry, names: readonly string[]) =>
  names.map((name) => fields[name]).find((value) => value !== undefined)

/** Who is named, or linked to by an entry of their own; what an organisation is, no field says. */
function authorsOf(entry: Entry, library: Library): object[] {
  const named = [firstOf(entry, authorNames) ?? []].flat()
  return named.flatMap((one) => {
    const linked = sysOf(one).linkType === 'Entry' ? library.entry(one) : null
    const name = linked ? titleOf(linked) : text(one).trim()
    return name ? { '@type': 'Person', name } : []
  })
}

/** What a field says, else when it was last published; nothing is changed before it is there. */
function changeOf(entry: Entry, published: Moment | null): Moment | null {
  const moment = momentOf(firstOf(entry, changeNames)) ?? momentOf(sysOf(entry.raw).updatedAt)
  return moment && published && moment.date < published.date ? null : moment
}

function dataOf(found: OpenedEntry, settings: DocSettings): object | null {
  const { entry, library } = found
  const [, type] = known.find(([pattern]) => pattern.test(entry.contentType)) ?? []
  const { title, summary, photo, date } = digestOf(entry, library)
  if (!type || !title) return null
  const moment = momentIn(entry, settings.dateField, date)
  const change = changeOf(entry, moment)
  const authors = authorsOf(entry, library)
  const own = entryUrl(entry, settings, localeIn(entry) ?? settings.contentLocale ?? '')
  const url = own && new URL(own, pageUrl()).href
  return {
    '@context': 'https://schema.org',
    '@type': type,
    headline: title,
    ...(summary && { description: summary }),
    ...(photo && { image: photo.asset.url }),
    ...(moment && { datePublished: machineDate(moment) }),
    ...(change && { dateModified: machineDate(change) }),
    ...(authors.length && { author: authors.length > 1 ? authors : authors[0] }),
    inLanguage: localeIn(entry) ?? undefined,
    ...(url && !url.startsWith(nowhere) && { url }),
  }
}

/** Its question leaves at once, so that those of one page are asked together, as the elements ask. */
export async function documentOf({ name }: Embed, read: Read, templates: Templates): Promise<Made> {
  // Read by the very contract of the element, so they have the type that it says.
  const settings = read.settings as unknown as DocSettings
  const [space, reference] = [accessIn(settings), referenceIn(settings)]
  if (!space || !reference) throw new Error('name an entry, a space and its token')
  const { locale, contentLocale: code, include, field, show } = settings
  const host = hostFor(name)
  const { call, answer } = ask(host, { space, reference, locale, code, include }, true)
  const found = withDocument(await answer.finally(call.done), field, show !== null)
  return {
    html: rendered(
      { host, words: wordsFor(read.settings), templates },
      <Article host={host} settings={settings} properties={{}} found={found} />,
    ),
    data: dataOf(found, settings),
    answers: [],
  }
}
