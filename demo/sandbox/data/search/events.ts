// The programme told in one language, as the records of `events_en` and its sisters.
import type { SearchRecord } from '../../search/definition.ts'
import type { PageUrl } from '../page-url.ts'
import { categoryFields } from './categories.ts'
import type { Language } from './languages.ts'
import { pictureName } from './pictures.ts'
import { cities } from './places/cities.ts'
import { countries } from './places/countries.ts'
import { type Venue, venueSentence } from './places/venues.ts'
import { posterColors, practicalSentences } from './practical.ts'
import { currency } from './prices.ts'
import type { PlannedEvent } from './program.ts'
import { slug } from './slug.ts'
import { type TagId, tags } from './tags.ts'

export type AssetUrl = (name: string, width: number, height: number) => string

/** Where pictures and pages are. */
export interface Site {
  assetUrl: AssetUrl
  pageUrl: PageUrl
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function filled(sentence: string, venue: Venue, language: Language): string {
  const at = venue.at[language]
  return sentence
    .replace('{at}', at)
    .replace('{At}', capital(at))
    .replace('{in}', cities[venue.city].in[language])
}

function tagNames(event: PlannedEvent, language: Language): string[] {
  const ids: TagId[] = event.pressOnly ? [...event.kind.tags, 'pressOnly'] : [...event.kind.tags]
  return ids.map((id) => tags[id][language])
}

function texts(event: PlannedEvent, language: Language) {
  const { kind, edition, venue, variant } = event
  const [title, own] = edition[language]
  const [where, whereElse, more] = kind[language]
  return {
    title,
    summary: `${own} ${filled(variant % 3 === 0 ? whereElse : where, venue, language)}`,
    description: [
      more,
      venueSentence(venue, language),
      ...practicalSentences(event, language),
    ].join(' '),
  }
}

function place(venue: Venue, language: Language) {
  const { name, country } = cities[venue.city]
  return {
    city: name[language],
    country: countries[country].name[language],
    venue: venue.name[language],
  }
}

function times({ starts, ends }: PlannedEvent) {
  return {
    starts_at: starts.unix,
    ends_at: ends.unix,
    date: starts.date,
    starts: starts.iso,
    ends: ends.iso,
  }
}

function poster(event: PlannedEvent, language: Language, assetUrl: AssetUrl) {
  const color = posterColors[event.variant % posterColors.length] ?? posterColors[0]
  return {
    image: assetUrl(pictureName(event), 640, 400),
    color: `${color.name[language]};${color.hex}`,
  }
}

/** Told in one language; a third of the events have an article, whose entry id is given. */
export function tellEvent(
  event: PlannedEvent,
  language: Language,
  { assetUrl, pageUrl }: Site,
  entry: string | undefined,
): SearchRecord {
  const told = texts(event, language)
  const where = place(event.venue, language)
  return {
    objectID: event.id,
    ...told,
    performer: event.edition.by,
    ...where,
    ...categoryFields(event.category, language),
    tags: tagNames(event, language),
    price: event.price,
    currency,
    free: event.price === 0,
    rating: event.rating,
    wheelchair: event.wheelchair,
    sign_language: event.signLanguage,
    hearing_loop: event.hearingLoop,
    ...times(event),
    ...poster(event, language, assetUrl),
    url: pageUrl(`/events/${slug(`${told.title} ${where.city}`)}`, event.id, 'record'),
    ...(entry === undefined ? {} : { entry }),
    popularity: event.popularity,
  }
}
