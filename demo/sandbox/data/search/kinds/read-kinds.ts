// A file of kinds → what the programme is made of: `# category` with what holds for all of its
// events, then `## performer` for each occasion. Each language is one line, its parts between bars.
import { type Lines, linesOf, partsOf } from '../../lines.ts'
import { venueTypes } from '../places/venue-types.ts'
import { tags } from '../tags.ts'
import type { Edition, EventKind, Hours, Occasion, Setting } from './kind.ts'

const knownOf = <Name extends string>(known: Record<Name, unknown>, words: string[]): Name[] =>
  words.map((word) => {
    const isKnown = (name: string): name is Name => name in known
    if (isKnown(word)) return word
    throw new Error(`A kind of event names ${word}, which there is not`)
  })

const listOf = (lines: Lines, name: string) => partsOf(lines, name, ', ')
const numbersOf = (lines: Lines, name: string) => listOf(lines, name).map(Number)

function hoursOf(lines: Lines): Hours {
  const [first, ...others] = numbersOf(lines, 'hours')
  if (first === undefined) throw new Error('A kind of event has no hours')
  return [first, ...others]
}

function said<Words>(lines: Lines, wordsOf: (parts: string[]) => Words) {
  const say = (language: string) => wordsOf(partsOf(lines, language, ' | '))
  return { en: say('en'), pl: say('pl'), de: say('de'), da: say('da') }
}

function settingOf([where, whereElse, more]: string[]): Setting {
  if (where && whereElse && more) return [where, whereElse, more]
  throw new Error(`Three sentences are wanted for each language: ${where}`)
}

function occasionOf([title, sentence]: string[]): Occasion {
  if (title && sentence) return [title, sentence]
  throw new Error(`A title and a sentence are wanted for each language: ${title}`)
}

function editionOf(section: string): Edition {
  const [by = '', ...rest] = section.split('\n')
  const lines = linesOf(rest.join('\n'))
  const hours = lines.has('hours') && { hours: hoursOf(lines) }
  return { by, ...hours, ...said(lines, occasionOf) }
}

/** What only some kinds have. */
function extrasOf(lines: Lines) {
  const [first, last] = numbersOf(lines, 'monthDays')
  return {
    ...(lines.has('days') && { days: Number(lines.get('days')) }),
    ...(lines.has('months') && { months: numbersOf(lines, 'months') }),
    ...(first !== undefined && last !== undefined && { monthDays: [first, last] as const }),
    ...(lines.has('allWeather') && { allWeather: true as const }),
    ...(lines.has('signed') && { signed: true as const }),
  }
}

function kindOf(section: string): [category: string, EventKind] {
  const [about = '', ...editions] = section.trim().split('\n\n## ')
  const [category = '', ...rest] = about.split('\n')
  const lines = linesOf(rest.join('\n'))
  const kind = {
    venues: knownOf(venueTypes, listOf(lines, 'venues')),
    tags: knownOf(tags, listOf(lines, 'tags')),
    hours: hoursOf(lines),
    minutes: Number(lines.get('minutes')),
    price: Number(lines.get('price')),
    ...extrasOf(lines),
    ...said(lines, settingOf),
    editions: editions.map(editionOf),
  }
  return [category, kind]
}

export const kindsIn = (file: string) => file.split(/^# /m).slice(1).map(kindOf)
