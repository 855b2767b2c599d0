// Pages about what the search holds: an event, something to buy, a book.
import type { SearchRecord } from '../../search/definition.ts'
import type { Language } from '../search/languages.ts'
import { facts, type Page, paragraphs } from './page.ts'
import { words } from './words.ts'

const textIn = (record: SearchRecord, field: string): string => {
  const value = record[field]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const inLanguages = <T>(tell: (language: Language) => T) => ({
  en: tell('en'),
  pl: tell('pl'),
  de: tell('de'),
  da: tell('da'),
})

const regions = { en: 'en-GB', pl: 'pl', de: 'de', da: 'da' }

const money = inLanguages(
  (language) => (amount: unknown, currency: string) =>
    Number(amount).toLocaleString(regions[language], { style: 'currency', currency }),
)

const clocks = inLanguages(
  (language) =>
    new Intl.DateTimeFormat(regions[language], {
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone: 'UTC',
    }),
)

/** As the clocks of the place show it: the time zone behind it is left out. */
const wallTime = (moment: string) => new Date(`${moment.slice(0, 16)}Z`)

function eventText(event: SearchRecord, language: Language) {
  const text = (field: string) => textIn(event, field)
  const price = event.free ? words.free[language] : money[language](event.price, text('currency'))
  return [
    ...paragraphs(text('summary')),
    ...facts(
      [
        words.when[language],
        clocks[language].formatRange(wallTime(text('starts')), wallTime(text('ends'))),
      ],
      [words.where[language], `${text('venue')}, ${text('city')}`],
      [words.who[language], text('performer')],
      [words.kind[language], text('category')],
      [words.price[language], price],
    ),
    ...paragraphs(text('description')),
  ]
}

export function eventPages(recordsOf: (index: string) => SearchRecord[]): Page[] {
  const told = inLanguages((language) => recordsOf(`events_${language}`))
  return told.en.map((event, at) => {
    const inOne = (language: Language) => told[language][at] ?? event
    return {
      id: event.objectID,
      title: inLanguages((language) => textIn(inOne(language), 'title')),
      text: inLanguages((language) => eventText(inOne(language), language)),
      picture: textIn(event, 'image'),
    }
  })
}

function goodText(good: SearchRecord, language: Language) {
  const text = (field: string) => textIn(good, field)
  const price = (field: string) => money[language](good[field], text('currency'))
  const before = text('price_before') && ` (${words.before[language]} ${price('price_before')})`
  return [
    ...paragraphs(text('description')),
    ...facts(
      [words.price[language], `${price('price')}${before}`],
      [words.kind[language], text('kind')],
      [words.maker[language], text('brand')],
      [words.colour[language], text('color').replace(/;.*/, '')],
      [words.rating[language], `${text('rating_average')} / 5`],
      [words.stock[language], words[good.in_stock ? 'yes' : 'no'][language]],
    ),
  ]
}

/** They are told in English; what is around it is not. */
export const goodPages = (goods: SearchRecord[]): Page[] =>
  goods.map((good) => ({
    id: `product-${good.objectID}`,
    title: { en: textIn(good, 'name') },
    text: inLanguages((language) => goodText(good, language)),
    picture: textIn(good, 'image'),
  }))

export const bookPages = (books: SearchRecord[]): Page[] =>
  books.map((book) => ({
    id: book.objectID,
    title: { en: textIn(book, 'title') },
    text: {
      en: [
        ...paragraphs(textIn(book, 'description')),
        ...facts(
          ['المؤلف', textIn(book, 'author')],
          ['الموضوع', textIn(book, 'subject')],
          ['السنة', textIn(book, 'year')],
          ['عدد الصفحات', textIn(book, 'pages')],
        ),
      ],
    },
  }))
