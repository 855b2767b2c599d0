// Whoever looks into the script in a browser's tools, or reads where an error came from, is led by the map.
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { expect, test } from '@playwright/test'
import { isSlim } from './site.ts'

const file = isSlim ? 'dist/site-embed.slim.js' : 'dist/site-embed.js'
const lines = readFileSync(file, 'utf8').split('\n')
const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))

/** Each stands once in its source, and they lie all over the script. */
const texts = {
  'src/contract/search-attributes.ts': 'per-page-options',
  'src/errors/errors.ts': 'Too many requests for the plan.',
  'src/content/field-document.ts': 'neither rich text nor a list of entries',
  'src/search/service/answer.ts': 'the search service sent an answer in an unknown format',
  'src/search/told/insights.ts': 'X-Algolia-API-Key',
  'src/search/results/Toolbar.tsx': 'toolbar visually-hidden',
}

const lineOf = (text: string, lines: readonly string[]) =>
  lines.findIndex((line) => line.includes(text))

for (const [source, text] of Object.entries(texts))
  test(`the source map leads from “${text}” to its line of ${source}`, () => {
    const line = lineOf(text, lines)
    const column = lines[line]?.indexOf(text) ?? -1
    expect(map.findEntry(line, column)).toMatchObject({
      originalSource: `../${source}`,
      originalLine: lineOf(text, readFileSync(source, 'utf8').split('\n')),
    })
  })
