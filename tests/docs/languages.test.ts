// The pages name the languages that every visitor has; those beside the bundle are a generated table.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtIn } from '../../src/shell/messages/index.ts'

const english = new Intl.DisplayNames('en', { type: 'language' })

test.each(['README.md', 'docs/languages.md'])('%s names every language of the bundle', (page) => {
  const text = readFileSync(page, 'utf8')
  for (const tag of Object.keys(builtIn)) expect(text).toContain(english.of(tag))
})
