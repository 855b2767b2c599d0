// The pages name the languages that there are words for.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages as beside } from '../../src/languages/index.ts'
import { builtIn } from '../../src/shell/messages/index.ts'

const english = new Intl.DisplayNames('en', { type: 'language' })
/** Without the written form: `Norwegian` for `Norwegian Bokmål`. */
const nameOf = (tag: string) => english.of(tag)?.split(' ')[0] ?? tag

const unnamed = (page: string, names: readonly string[]) => {
  const text = readFileSync(page, 'utf8')
  return names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))
}

test('the first page names every language of the bundle', () => {
  expect(unnamed('README.md', Object.keys(builtIn).map(nameOf))).toEqual([])
})

test('the page of languages names every language beside the bundle, and its tag', () => {
  const tags = Object.keys(beside)
  expect(unnamed('docs/languages.md', [...tags.map(nameOf), ...tags])).toEqual([])
})
