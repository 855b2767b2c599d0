// Every language says everything, with the same values in it; pages can add their own.
import { readdirSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { askWords } from '../../src/ask/words/index.ts'
import { alsoFor, languages as beside } from '../../src/languages/index.ts'
import { de } from '../../src/shell/messages/de.ts'
import { en } from '../../src/shell/messages/en.ts'
import { addMessages, builtIn, findMessage, wordsLocale } from '../../src/shell/messages/index.ts'
import type { Message } from '../../src/shell/messages/message.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
beforeEach(() => warn.mockClear())

const formsOf = (message: Message) =>
  typeof message === 'string' ? [message] : Object.values(message)
const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([name]) => name).sort()

/** The same word in several languages. */
const international: Record<string, readonly string[]> = {
  de: ['inCategory', 'release'],
  da: ['askStop'],
  fr: ['minimum', 'maximum', 'viewCompact', 'pageNumber', 'suggestions', 'askSources'],
  es: ['no'],
  it: ['no', 'inCategory'],
  nl: ['minimum', 'maximum', 'filters', 'viewCompact', 'inCategory', 'release'],
  nb: ['minimum'],
  cs: ['minimum', 'maximum', 'relevance'],
}
const inBundle = Object.entries(askWords).map(([language, words]) => [
  language,
  { ...builtIn[language], ...words },
])
const languages: Record<string, Record<string, Message>> = {
  ...Object.fromEntries(inBundle),
  ...beside,
}
/** Arabic says one and two without a numeral. */
const inWords = ['ar one', 'ar two']
const english: Record<string, Message> = { ...en, ...askWords.en }

describe.each(Object.keys(languages))('in %s', (language) => {
  const messages = languages[language] ?? {}

  test('there are the messages of English, all and no others, in the same order', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(english))
  })

  test.each(Object.keys(english))(
    '%s is a text that holds the same values as in English',
    (key) => {
      const [first = ''] = formsOf(english[key] ?? '')
      const forms = Object.entries(messages[key] ?? '')
      const texts = typeof messages[key] === 'string' ? [['other', messages[key]]] : forms
      expect(texts.length).toBeGreaterThan(0)
      for (const [form = '', text = ''] of texts as string[][]) {
        expect(text.trim()).toBe(text)
        expect(text).not.toBe('')
        const said = inWords.includes(`${language} ${form}`) ? ['{count}'] : []
        expect([...names(text), ...said].sort()).toEqual(names(first))
      }
    },
  )

  test('a message with plural forms has each form that the language tells apart', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    for (const message of Object.values(messages))
      if (typeof message !== 'string')
        expect(Object.keys(message).sort()).toEqual([...pluralCategories].sort())
  })

  test('no message is left in English', () => {
    if (language === 'en') return
    const same = Object.keys(english).filter(
      (key) => JSON.stringify(messages[key]) === JSON.stringify(english[key]),
    )
    const sameKeys = [
      ...(international[language] ?? []),
      ...(language === 'de' ? [] : ['ctrlKey']),
      ...(language === 'fr' ? [] : ['escKey']),
    ]
    expect(same.sort()).toEqual(sameKeys.sort())
  })

  test('quotation marks, apostrophes and ellipses are those of print', () => {
    for (const text of Object.values(messages).flatMap(formsOf))
      expect(text).not.toMatch(/["']|\.\.\./)
  })

  test('sentences end as English ones do', () => {
    const ends = (text: string) => /[.…]$/.exec(text)?.[0] ?? ''
    for (const key of Object.keys(en))
      for (const text of formsOf(messages[key] ?? ''))
        expect([key, ends(text)]).toEqual([key, ends(formsOf(english[key] ?? '')[0] ?? '')])
  })
})

test('only of languages that there are is it said which words are those of English', () => {
  for (const language of Object.keys(international)) expect(languages).toHaveProperty(language)
})

test.each([
  ['src/shell/messages', builtIn, ['index', 'message']],
  ['src/languages', beside, ['index']],
])('every file of words in %s is on the list in its index.ts', (folder, listed, others) => {
  const files = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))
  const words = files.filter((file) => !others.includes(file))
  expect(words.sort()).toEqual(Object.keys(listed).sort())
})

test('a language beside the bundle is one that the browser knows, and none that is built in', () => {
  const tags = [...Object.keys(beside), ...Object.values(alsoFor).flat()]
  expect(Intl.DateTimeFormat.supportedLocalesOf(tags)).toEqual(tags)
  expect(tags.filter((tag) => tag in builtIn)).toEqual([])
})

describe('a message is found', () => {
  test.each([
    ['pl', 'Filtry', 'pl'],
    ['pl-PL', 'Filtry', 'pl'],
    ['de-AT', 'Filter', 'de'],
    ['da-DK', 'Filtre', 'da'],
    ['tlh', 'Filters', 'en'],
    ['en-GB', 'Filters', 'en'],
    ['', 'Filters', 'en'],
    ['no language', 'Filters', 'en'],
  ])('for %j: %s, which is %s', (locale, text, found) => {
    expect(findMessage(locale, 'filters')).toEqual({ text, locale: found })
  })

  test.each([
    ['pl-PL', 'pl-PL'],
    ['de-AT', 'de-AT'],
    ['tlh', 'en'],
    ['xx', 'en'],
    ['en-GB', 'en'],
  ])('and the words for %s are marked as %s', (locale, lang) => {
    expect(wordsLocale(locale)).toBe(lang)
  })
})

// `qaa` to `qtz` are left free by the standard: no built-in language will have one of them.
describe('a page adds its own', () => {
  test('language, in part: the rest stays English', () => {
    expect(wordsLocale('qaa-CA')).toBe('en')
    expect(addMessages('qaa', { filters: 'Filtres', resultCount: { one: 'x', other: 'y' } })).toBe(
      true,
    )
    expect(findMessage('qaa-CA', 'filters')).toEqual({ text: 'Filtres', locale: 'qaa' })
    expect(findMessage('qaa-CA', 'retry').locale).toBe('en')
    expect(wordsLocale('qaa-CA')).toBe('qaa-CA')
    expect(warn).not.toHaveBeenCalled()
  })

  test('words to a language again, and keeps those added before', () => {
    addMessages('qab', { filters: 'Filtre', retry: 'Prøv igjen' })
    addMessages('qab', { retry: 'Om igjen' })
    expect(findMessage('qab', 'filters').text).toBe('Filtre')
    expect(findMessage('qab', 'retry').text).toBe('Om igjen')
  })

  test('words for a script: regions that write it have them', () => {
    addMessages('zh-Hant', { filters: '篩選' })
    expect(findMessage('zh-Hant-TW', 'filters').text).toBe('篩選')
    expect(findMessage('zh-TW', 'filters').text).toBe(en.filters)
  })

  test('words for one region: the others keep theirs', () => {
    addMessages('de_CH', { filters: 'Filter (CH)' })
    expect(findMessage('de-CH', 'filters').text).toBe('Filter (CH)')
    expect(findMessage('de-CH', 'retry').text).toBe(de.retry)
    expect(findMessage('de-AT', 'filters').text).toBe(de.filters)
  })

  test.each([
    ['qba', { fillters: 'Filtry' }],
    ['qbb', { filters: 5 }],
    ['qbc', { filters: null }],
    ['qbd', { filters: { one: 'no other form' } }],
    ['qbe', { filters: { other: 5 } }],
    ['qbf', { filters: ['Filtry'] }],
  ])('in %s, and what is no message is told and left out: %j', (language, messages) => {
    expect(addMessages(language, { ...messages, retry: 'again' })).toBe(true)
    expect(findMessage(language, 'filters').text).toBe(en.filters)
    expect(findMessage(language, 'retry').text).toBe('again')
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test('words for an invalid language, and the owner hears how to write one', () => {
    expect(addMessages('klingon language', { filters: 'x' })).toBe(false)
    expect(String(warn.mock.calls)).toContain('klingon language is not a language')
  })

  test.each([[null], [undefined], [5]])('nothing with %j', (messages) => {
    expect(addMessages('qac', messages)).toBe(true)
    expect(findMessage('qac', 'filters').text).toBe(en.filters)
  })
})
