// Languages as people write them, and where an element finds its own.
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  directionOf,
  isTimeZone,
  languageOf,
  localeAround,
  localeTag,
} from '../../src/format/locale.ts'

afterEach(() => {
  document.body.replaceChildren()
  document.documentElement.removeAttribute('lang')
  vi.restoreAllMocks()
})

describe('a language tag', () => {
  test.each([
    ['pl', 'pl'],
    ['PL', 'pl'],
    ['pl_PL', 'pl-PL'],
    [' de-at ', 'de-AT'],
    ['zh_hant_tw', 'zh-Hant-TW'],
    ['sr-latn', 'sr-Latn'],
    ['iw', 'he'],
    ['en-US-u-ca-buddhist', 'en-US-u-ca-buddhist'],
  ])('%j is %s', (text, tag) => {
    expect(localeTag(text)).toBe(tag)
  })

  test.each(['', ' ', 'p', '12', 'pl-', 'pl PL', 'pl,en', '*', 'polish language', 'C.UTF-8', 'żz'])(
    '%j is none',
    (text) => {
      expect(localeTag(text)).toBeNull()
    },
  )

  test.each([
    ['pl-PL', 'pl'],
    ['DE', 'de'],
    ['zh-Hant-TW', 'zh'],
  ])('the language of %s is %s', (tag, language) => {
    expect(languageOf(tag)).toBe(language)
  })

  test.each([
    ['ar-EG', 'rtl'],
    ['he', 'rtl'],
    ['fa', 'rtl'],
    ...['ur-PK', 'ps', 'sd', 'ug', 'yi', 'dv', 'ckb'].map((tag) => [tag, 'rtl']),
    ['pl', 'ltr'],
    ['de-AT', 'ltr'],
    ['ja', 'ltr'],
  ])('%s is read %s', (tag, direction) => {
    expect(directionOf(tag)).toBe(direction)
  })
})

describe('a time zone', () => {
  test.each(['Europe/Warsaw', 'America/Argentina/Buenos_Aires', 'UTC', 'europe/warsaw'])(
    '%s is one',
    (zone) => {
      expect(isTimeZone(zone)).toBe(true)
    },
  )
  test.each(['', ' ', 'Warsaw', 'Europe/Nowhere', 'undefined', 'Europe/Warsaw '])(
    '%j is none',
    (zone) => {
      expect(isTimeZone(zone)).toBe(false)
    },
  )
})

describe("an element's language", () => {
  function inPage(html: string) {
    document.body.innerHTML = html
    const element = document.querySelector('x-here')
    if (!element) throw new Error('the test page has no <x-here>')
    return element
  }

  test('is its own, then the nearest around it', () => {
    document.documentElement.lang = 'en'
    expect(localeAround(inPage('<x-here lang="pl"></x-here>'))).toBe('pl')
    expect(localeAround(inPage('<p lang="de"><b lang="da_DK"><x-here></x-here></b></p>'))).toBe(
      'da-DK',
    )
    expect(localeAround(inPage('<p><x-here></x-here></p>'))).toBe('en')
  })

  test('is found through shadow roots', () => {
    const host = inPage('<div lang="pl"><x-here></x-here></div>')
    const inner = document.createElement('i')
    host.attachShadow({ mode: 'open' }).append(inner)
    expect(localeAround(inner)).toBe('pl')
    inner.lang = 'da'
    expect(localeAround(inner)).toBe('da')
  })

  test("is the browser's if the page has no valid one", () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-CH')
    expect(localeAround(inPage('<x-here></x-here>'))).toBe('de-CH')
    expect(localeAround(inPage('<p lang=""><x-here></x-here></p>'))).toBe('de-CH')
    expect(localeAround(inPage('<p lang="polish language"><x-here></x-here></p>'))).toBe('de-CH')
    expect(localeAround(document.createElement('x-detached'))).toBe('de-CH')
  })

  test('is English if the browser has none', () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('')
    expect(localeAround(inPage('<x-here></x-here>'))).toBe('en')
  })
})
