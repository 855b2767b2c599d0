import { expect, test } from 'vitest'
import { kindsIn } from '../../demo/sandbox/data/search/kinds/read-kinds.ts'

const inEach = (words: string) =>
  ['en', 'pl', 'de', 'da'].map((language) => `${language}: ${words}`).join('\n')
const about = (venue: string, settings = 'At {at} | Or: there | More') =>
  `# knots\nvenues: ${venue}, quay\ntags: sea\nhours: 10, 19.5\nminutes: 90\nprice: 0\n`.concat(
    `months: 5, 6\nmonthDays: 19, 25\nallWeather: yes\n${inEach(settings)}\n\n## A. Sailor\n`,
    `hours: 8\n${inEach('Bowline | It holds.')}\n\n## B. Sailor\n${inEach('Reef | So does it.')}\n`,
  )

test('a kind of event is what its text says', () => {
  const [[category, kind] = []] = kindsIn(about('workshop'))
  const setting = ['At {at}', 'Or: there', 'More']
  const bowline = ['Bowline', 'It holds.']
  expect(category).toBe('knots')
  expect(kind).toMatchObject({
    venues: ['workshop', 'quay'],
    hours: [10, 19.5],
    minutes: 90,
    price: 0,
    months: [5, 6],
    monthDays: [19, 25],
    allWeather: true,
    da: setting,
    editions: [{ by: 'A. Sailor', hours: [8], en: bowline, da: bowline }, { by: 'B. Sailor' }],
  })
  expect(kind).not.toHaveProperty('signed')
})

test('a place that is not known, and a sentence that is missing, are named', () => {
  expect(() => kindsIn(about('moon'))).toThrow('moon')
  expect(() => kindsIn(about('workshop', 'At {at} | Alone'))).toThrow('At {at}')
})
