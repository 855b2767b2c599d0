// Dates as readers of Polish, German and Danish expect them, in the visitor's zone or the owner's.
import { build } from 'vite'
import { days, isoDay, languages, shownDay, shownMonth, styles } from '../fixtures/months.ts'
import { expect, type Site, test } from './site.ts'

const zones = ['Europe/Warsaw', 'America/New_York', 'Asia/Kolkata'] as const

/** The days of instants, in each of the zones. */
const instants: Record<string, readonly [month: number, ...days: [number, number, number]]> = {
  Seconds: [3, 13, 12, 13],
  Milliseconds: [3, 13, 12, 13],
  Stored: [3, 13, 12, 13],
  'Without a zone': [3, 12, 12, 12],
  'Before summer time': [3, 29, 29, 30],
  'In summer time': [3, 30, 29, 30],
  'After summer time': [10, 25, 25, 26],
}

const searchIn = (site: Site, locale: string, more = '') =>
  `<site-search ${site.search.replace('"tales"', '"dated"')} facets="none" hits-per-page="50" locale="${locale}" ${more}></site-search>`

/** The dates of the results, by their titles. */
const datesShown = async ({ page }: Site) => {
  await expect(page.locator('[part="hit"]').first()).toBeVisible()
  const rows = await page.locator('[part="hit"]').evaluateAll((hits) =>
    hits.map((hit) => {
      const time = hit.querySelector('time')
      const title = hit.querySelector('[part="hit-title"]')?.textContent ?? ''
      return [title, { text: time?.textContent ?? '', machine: time?.dateTime ?? '' }] as const
    }),
  )
  return Object.fromEntries(rows)
}

/** The code that shows dates, as a script of its own: the built-in results use one style only. */
async function datesScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'src/format/dates.ts', formats: ['iife'], name: 'Dates', fileName: 'dates' },
    },
  })
  const [result] = Array.isArray(built) ? built : [built]
  if (!result || !('output' in result)) throw new Error('the dates were not built')
  return result.output[0].code
}

zones.forEach((zone, at) => {
  // There the time zone is that of all tests.
  const tag = zone === 'Europe/Warsaw' ? [] : ['@not-webkit']
  test.describe(`a visitor in ${zone}`, { tag }, () => {
    test.use({ timezoneId: zone })

    test('reads every month in every style', async ({ site }) => {
      await site.open('', { script: null })
      await site.page.addScriptTag({ content: await datesScript() })
      for (const language of languages) {
        const shown = await site.page.evaluate(
          ({ language, written, styles }) => {
            const { momentOf, formatMoment } = Reflect.get(window, 'Dates')
            return written.map((text) =>
              styles.map((style) => formatMoment(momentOf(text), language, null, style)),
            )
          },
          { language, written: days.map(([month, day]) => isoDay(month, day)), styles },
        )
        expect(shown).toEqual(
          days.map(([month, day]) => styles.map((style) => shownDay(language, month, day)[style])),
        )
      }
    })

    for (const language of languages)
      test(`finds all kinds of dates on their days in ${language}`, async ({ site }) => {
        await site.open(searchIn(site, language))
        const shown = await datesShown(site)
        for (let month = 1; month <= 12; month++)
          expect(shown[`First of month ${month}`]).toEqual({
            text: shownDay(language, month, 1).long,
            machine: isoDay(month, 1),
          })
        for (const [title, [month, ...daysOfZones]] of Object.entries(instants))
          expect(shown[title]?.text, title).toBe(
            shownDay(language, month, daysOfZones[at] ?? 0).long,
          )
        expect(shown.Seconds?.machine).toBe('2026-03-12T23:30:00.000Z')
        expect(shown['Without a zone']?.machine).toBe('2026-03-12T23:30:00.000')
      })

    test('finds them in the zone of the page where it names one', async ({ site }) => {
      await site.open(searchIn(site, 'pl', 'time-zone="Europe/Warsaw"'))
      const shown = await datesShown(site)
      for (const [title, [month, inWarsaw]] of Object.entries(instants))
        expect(shown[title]?.text, title).toBe(shownDay('pl', month, inWarsaw).long)
    })
  })
})

test('a date with an end shows both days, an evening shows one', async ({ site }) => {
  for (const [locale, festival, evening] of [
    ['pl', '12–15 marca 2026', '12 marca 2026'],
    ['de', '12.–15. März 2026', '12. März 2026'],
    ['da', '12.–15. marts 2026', '12. marts 2026'],
  ] as const) {
    await site.open(searchIn(site, locale))
    const shown = await datesShown(site)
    expect(shown.Festival).toEqual({ text: festival, machine: '2026-03-12' })
    expect(shown['Late evening']?.text).toBe(evening)
  }
})

test('a value that is not a date is not shown, and the owner is told once', async ({ site }) => {
  await site.open(searchIn(site, 'pl'))
  const shown = await datesShown(site)
  expect([shown.Wrong, shown.Impossible, shown.Absent].map((it) => it?.text)).toEqual(['', '', ''])
  expect(site.console.filter((line) => line.includes('holds no date'))).toEqual([
    expect.stringContaining('date of a record holds no date'),
  ])
})

test('the owner is told of a named field that no record has', async ({ site }) => {
  await site.open(searchIn(site, 'pl', 'hit-date="begins"'))
  await datesShown(site)
  await expect(site.page.locator('time')).toHaveCount(0)
  expect(site.console.join()).toContain('begins of a record holds no date')
})

test('a month alone is in the nominative', async ({ site, page }) => {
  for (const [locale, calendar] of [
    ['pl', 'Kalendarz'],
    ['de', 'Kalender'],
    ['da', 'Kalender'],
  ] as const) {
    await site.open(
      searchIn(site, locale, 'selected="starts_at:1773273600000:1773273600000"').replace(
        'facets="none"',
        'facets="starts_at:date"',
      ),
    )
    await page.getByRole('button', { name: calendar }).click()
    await expect(page.locator('.month')).toContainText(shownMonth(locale, 3))
    // With all weeks of the month, and no other.
    const weeks = page.locator('.calendar tbody tr')
    await expect(weeks).toHaveCount(6)
    await page.locator('.month button').last().click()
    await expect(weeks).toHaveCount(5)
    await page.locator('.month button').first().click()
    await expect(
      page.getByRole('gridcell', { name: shownDay(locale, 3, 12).full, exact: true }),
    ).toHaveCount(1)
  }
})

test('languages are understood as people write them', async ({ site }) => {
  for (const [written, text] of [
    ['PL', '1 marca 2026'],
    ['pl_PL', '1 marca 2026'],
    ['de-AT', '1. März 2026'],
    ['da-DK', '1. marts 2026'],
    ['nb', '1. mars 2026'],
    ['en-GB', '1 March 2026'],
    ['zh-Hant-TW', '2026年3月1日'],
    // No language that there is: English, not the visitor's.
    ['xx', 'March 1, 2026'],
    // No tag at all: as if it were not there.
    ['polski!', '1. März 2026'],
  ] as const) {
    await site.open(searchIn(site, written), { lang: 'de' })
    expect((await datesShown(site))['First of month 3']?.text, written).toBe(text)
  }
  expect(site.console.join()).toContain('locale="polski!" is not valid')
})
