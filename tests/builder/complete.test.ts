// What the compiler cannot check: texts have the same placeholders, and the builder's facts are true.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages as spoken } from '../../src/languages/index.ts'
import { builtIn as messages } from '../../src/shell/messages/index.ts'
import { explanationOf } from '../../tools/builder/explanations/explain.ts'
import { groups, namesOf } from '../../tools/builder/form/groups.ts'
import { inBundle, inScripts } from '../../tools/builder/locales.ts'
import {
  builtIn,
  colourNames,
  contrast,
  cssOfPair,
  pairOf,
} from '../../tools/builder/looks/colours.ts'
import { attributesOf, isAccount, tags } from '../../tools/builder/settings.ts'
import { en } from '../../tools/builder/words/en.ts'
import { isLanguage, languages, wordsOf } from '../../tools/builder/words/words.ts'

/** Every text with the way to it. */
function textsIn(words: object, way = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[way + key, value]] : textsIn(value, `${way + key}.`),
  )
}
const namesInText = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
const others = Object.keys(languages)
  .filter(isLanguage)
  .filter((code) => code !== 'en')

test('the builder (locales.ts) offers the languages that the elements speak', () => {
  expect([...inBundle].sort()).toEqual(Object.keys(messages).sort())
  expect([...inScripts].sort()).toEqual(Object.keys(spoken).sort())
})

describe.each(others)('in %s', (language) => {
  test('each text has the values of the English one', () => {
    const own = new Map(textsIn(wordsOf[language]))
    for (const [way, text] of textsIn(en)) {
      expect(own.get(way)?.trim(), way).not.toBe('')
      expect(namesInText(own.get(way) ?? ''), way).toEqual(namesInText(text))
    }
  })

  test('each attribute is explained in that language, with no name that the English one lacks', () => {
    const literals = (text: string) =>
      text.split('`').filter((piece, at) => at % 2 === 1 && !piece.includes('|'))
    for (const tag of tags)
      for (const name of Object.keys(attributesOf(tag))) {
        const own = explanationOf(tag, name, language)
        const english = explanationOf(tag, name, 'en')
        expect(own, name).not.toBe(english)
        const known = literals(english)
        expect(
          literals(own).filter((literal) => !known.includes(literal)),
          name,
        ).toEqual([])
      }
  })
})

test('attributes are explained without the words of developers', () => {
  for (const tag of tags)
    for (const name of Object.keys(attributesOf(tag)))
      expect(explanationOf(tag, name, 'en'), name).not.toMatch(
        /\b(?:selector|JSON|expression|parameter|origin|protocol|property|async)\b/i,
      )
})

test('five attributes come first, and exactly those of the account are asked for as the account', () => {
  for (const tag of tags) {
    expect(namesOf(tag, 'first')).toHaveLength(5)
    const account = Object.entries(attributesOf(tag)).filter(
      ([, spec]) => isAccount(spec) && !spec.offPage,
    )
    expect(namesOf(tag, 'account').sort()).toEqual(account.map(([name]) => name).sort())
    const placed = [...groups, 'account' as const].flatMap((group) => namesOf(tag, group))
    expect(placed.sort()).toEqual(Object.keys(attributesOf(tag)).sort())
  }
})

test('contrast is calculated as in WCAG, and is shown for the colours of the elements', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(pairOf(cssOfPair({ light: '#112233', dark: '#445566' }))?.dark).toBe('#445566')
  expect(pairOf('light-dark(rgb(1, 2, 3), oklch(from red l c h))')).toEqual({
    light: 'rgb(1, 2, 3)',
    dark: 'oklch(from red l c h)',
  })
  expect(pairOf('teal')).toEqual({ light: 'teal', dark: 'teal' })
  const sheet = readFileSync('src/shell/styles/tokens.css', 'utf8')
  const long = (colour: string) =>
    colour.length === 4 ? colour.replace(/[\da-f]/gi, (digit) => digit + digit) : colour
  const mixed = ['--embed-muted', '--embed-raised', '--embed-border']
  for (const name of colourNames.filter((one) => !mixed.includes(one))) {
    const [, light = '', dark = ''] =
      new RegExp(`var\\(${name}, light-dark\\((#\\w+), (#\\w+)\\)`).exec(sheet) ?? []
    expect(builtIn[name], name).toEqual({ light: long(light), dark: long(dark) })
  }
})
