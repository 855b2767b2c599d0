// The programme before it is told in any language: what happens, where, when and for how much.
import { daysFor, type Season } from './calendar.ts'
import { type LeafCategory, leaves } from './categories.ts'
import { kindOf } from './kinds/all.ts'
import type { Edition, EventKind } from './kinds/kind.ts'
import { cities } from './places/cities.ts'
import { type Venue, venuesOf } from './places/venues.ts'
import { priceNear } from './prices.ts'
import { type Random, seeded } from './random.ts'
import { dayIn, type Moment, momentAt } from './zone.ts'

export interface PlannedEvent {
  id: string
  category: LeafCategory
  kind: EventKind
  edition: Edition
  venue: Venue
  starts: Moment
  ends: Moment
  price: number
  rating: number
  popularity: number
  wheelchair: boolean
  signLanguage: boolean
  hearingLoop: boolean
  pressOnly: boolean
  bookable: boolean
  /** Chooses among sentences, pictures and colours, the same in every language. */
  variant: number
}

interface Showing {
  category: LeafCategory
  kind: EventKind
  edition: Edition
}

const seed = 20_260_401
/** So many occasions are shown a second time, in another city. */
const secondShowings = 60

const outdoors = new Set(['quay', 'park', 'square', 'beach'])
const warmMonths = [5, 6, 7, 8, 9]
const stepped = new Set(['ship', 'lighthouse', 'beach', 'workshop'])
const withLoop = new Set(['hall', 'church', 'theatre', 'cinema', 'museum', 'library', 'centre'])

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const keyed = items.map((item) => ({ item, key: random.next() }))
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
}

function showings(random: Random): Showing[] {
  const first = Object.keys(leaves)
    .filter((name): name is LeafCategory => name in leaves)
    .flatMap((category) => {
      const kind = kindOf(category)
      return kind.editions.map((edition) => ({ category, kind, edition }))
    })
  return [...first, ...shuffled(first, random).slice(0, secondShowings)]
}

/** Spreads the showings over the venues, and a second showing into another city. */
function chooseVenue(
  { kind, edition }: Showing,
  taken: readonly [Showing, Venue][],
  random: Random,
): Venue {
  const seen = taken.filter(([other]) => other.edition === edition)
  const free = kind.venues
    .flatMap(venuesOf)
    .filter((venue) => seen.every(([, other]) => other.city !== venue.city))
    .map((venue) => ({ venue, busy: taken.filter(([, other]) => other.id === venue.id).length }))
  const [quietest] = shuffled(free, random).sort((a, b) => a.busy - b.busy)
  if (!quietest) throw new Error(`No venue is left for ${edition.en[0]}`)
  return quietest.venue
}

function withVenues(random: Random): [Showing, Venue][] {
  const taken: [Showing, Venue][] = []
  for (const showing of showings(random)) {
    taken.push([showing, chooseVenue(showing, taken, random)])
  }
  return shuffled(taken, random)
}

function planned(showing: Showing, venue: Venue, number: number, random: Random) {
  const { kind, edition, category } = showing
  const indoors = withLoop.has(venue.type)
  const bookable = indoors && kind.days === undefined
  return {
    id: `event-${String(number + 1).padStart(3, '0')}`,
    category,
    kind,
    edition,
    venue,
    hour: random.pick(edition.hours ?? kind.hours),
    price: priceNear(kind.price, random),
    rating: random.pick([1, 2, 3, 3, 4, 4, 4, 4, 5, 5, 5]),
    popularity: 1 + Math.floor(1000 * random.next() ** 2),
    wheelchair: !stepped.has(venue.type) && random.chance(0.8),
    signLanguage: (random.chance(0.14) && bookable) || kind.signed === true,
    hearingLoop: indoors && random.chance(0.55),
    pressOnly: kind.price > 0 && random.chance(0.02),
    bookable,
    variant: random.below(1000),
  }
}

function seasonOf(kind: EventKind, venue: Venue): Season | undefined {
  if (kind.months) return { months: kind.months, days: kind.monthDays }
  return outdoors.has(venue.type) && !kind.allWeather ? { months: warmMonths } : undefined
}

/** The whole programme around the day on which it is built. */
export function plan(now: Date): PlannedEvent[] {
  const random = seeded(seed)
  const events = withVenues(random).map(([showing, venue], index) =>
    planned(showing, venue, index, random),
  )
  const seasons = events.map(({ kind, venue }) => seasonOf(kind, venue))
  const days = daysFor(seasons, dayIn('Europe/Copenhagen', now), seeded(seed + 1))
  return events.map(({ hour, ...event }, index) => {
    const { zone } = cities[event.venue.city]
    const day = days[index] ?? 0
    const end = hour * 60 + event.kind.minutes
    return {
      ...event,
      starts: momentAt(zone, day, hour * 60),
      ends: momentAt(zone, day + (event.kind.days ?? 0), end),
    }
  })
}
