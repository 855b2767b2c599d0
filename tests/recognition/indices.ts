// Indices that nobody has set up, as different people write them. All of it is made up here.
import type { Json } from '../../src/net/json.ts'

const each = <Item>(items: readonly Item[], make: (item: Item, at: number) => Json) =>
  items.map((item, at) => ({ objectID: String(at), ...make(item, at) }))

const prose = (subject: string) =>
  `${subject} was repaired by hand last winter, and it has been in daily use ever since.`

/** Prizes: the two halves of a name, numbers as text, no title. */
export const prizes = each(
  [
    ['Ada', 'Holm', 'physics', '2019'],
    ['Bo', 'Lind', 'peace', '2020'],
    ['Cleo', 'Marsh', 'physics', '2020'],
    ['Dara', 'Nowak', 'chemistry', '2021'],
    ['Eli', 'Orr', 'peace', '2022'],
  ],
  ([firstname, surname, category, year], at) => ({
    id: String(900 + at),
    year,
    category,
    firstname,
    surname,
    motivation: `"for a long and patient study of rivers and their bends, part ${at}"`,
    share: String((at % 3) + 1),
  }),
)

/** Books: two descriptions, a date of MongoDB, ids that look like words. */
export const books = each(['Tides', 'Sand', 'Kites', 'Wells', 'Roots'], (title, at) => ({
  _id: at,
  title,
  isbn: `193398867${at}`,
  pageCount: 300 + at * 17,
  publishedDate: { $date: `200${at}-04-01T00:00:00.000-0700` },
  thumbnailUrl: `https://books.example/thumbs/${at}`,
  status: 'PUBLISH',
  shortDescription: prose(title),
  longDescription: `${prose(title)} ${prose('The cover')}`,
  authors: [`Writer ${'ABCDE'[at]}`, 'Iris Vale'],
  categories: [at % 2 ? 'Nature' : 'Travel'],
}))

/** Furniture, in Polish: a price in words, the name of a picture's file. */
export const furniture = each(['Półka', 'Stół', 'Krzesło', 'Szafa', 'Lampa'], (nazwa, at) => ({
  id: `35493ba5-6944-4e57-a0f6-96bccb06520${at}`,
  nazwa,
  kategoria: at % 2 ? 'Kuchnia' : 'Salon',
  opis: `${nazwa} z jasnego dębu, ręcznie wykończona i olejowana w naszej pracowni.`,
  cena: `od ${(at + 2) * 100} zł`,
  zdjęcie: `img/meble/${nazwa} ${at}.jpg`,
  aktywny: true,
  sortOrder: at + 1,
}))

/** Dishes: steps in a list, minutes, stars, an account's number. */
export const dishes = each(['Stew', 'Pie', 'Soup', 'Salad', 'Curry'], (name, at) => ({
  name,
  steps: [`Cut everything for the ${name}.`, 'Let it simmer for an hour or so.'],
  instructions: [`Cut everything for the ${name}.`, 'Let it simmer for an hour or so.'],
  prepTimeMinutes: 10 + at * 5,
  difficulty: at % 2 ? 'Easy' : 'Hard',
  userId: 100 + at,
  image: { formats: { small: { url: `/dishes/${at}.webp`, width: 320 } } },
  rating: 3.5 + at / 4,
  reviewCount: 90 + at,
}))

/** People: mail, telephone, coordinates, a password. */
export const people = each(['Ann', 'Ben', 'Cid', 'Dot', 'Eve'], (forename, at) => ({
  name: `${forename} Field`,
  username: `${forename}${at}`,
  password: `secret${at}word`,
  email: `${forename}@mail.example`,
  geo: { lat: `${50 + at}.1`, lng: `${at}.7` },
  company: { name: `${forename}'s Works`, vat: `PL12345678${at}` },
  address: { city: at % 2 ? 'Lund' : 'Gdynia', zipcode: `8${at}-100` },
  website: `https://${forename}.example/`.toLowerCase(),
}))

/** Films: names with blanks, a date in words, a number that says nothing without its name. */
export const films = each(['Dusk', 'Fern', 'Gale', 'Haze', 'Isle'], (Title, at) => ({
  Title,
  'Release Date': `Jun ${at + 11} 1998`,
  'US Gross': 100_000 * at,
  'Major Genre': at % 2 ? 'Drama' : 'Comedy',
  Director: `Person ${'ABABC'[at]}`,
  'v1.key': `k${at}-x9`,
}))

/** Prizes within prizes, and what all of them share. */
export const nested = each(['North', 'South', 'East', 'West', 'Centre'], (common, at) => ({
  name: { common, official: `The ${common} of the old maps` },
  source: 'atlas',
  capital: [`Port ${common}`],
  places: [{ region: at % 2 ? 'Coast' : 'Hills' }, { region: 'Sea' }],
  independent: true,
  code: `X${at}`,
}))
