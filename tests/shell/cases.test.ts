// The URL rule over hostile strings from public test suites, where a copy of them lies beside
// the project (it is not part of it).
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mediaUrl, safeUrl } from '../../src/net/url.ts'

const folder = join(import.meta.dirname, '../../../shared/cases/security')
const present = existsSync(folder)
if (!present) console.log(`skipped: there are no recorded security cases in ${folder}`)

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** Every string of a file, and every address that stands in its markup. */
function vectorsIn(file: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8')
  const strings = file.endsWith('.json') ? stringsIn(JSON.parse(text)) : text.split('\n')
  const inMarkup = strings.flatMap((string) =>
    [...string.matchAll(/=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g)].map(
      ([, double, single, bare]) => double ?? single ?? bare ?? '',
    ),
  )
  return [...strings, ...inMarkup]
}

const allowed = ['http:', 'https:', 'mailto:', 'tel:', 'sms:']

test.skipIf(!present)('no recorded hostile address becomes a link that runs or leaves', () => {
  const vectors = [...new Set(readdirSync(folder).flatMap(vectorsIn))]
  expect(vectors.length).toBeGreaterThan(1000)
  for (const vector of vectors) {
    const link = safeUrl(vector)
    const media = mediaUrl(vector)
    if (link !== null && !allowed.includes(new URL(link, 'https://page.example/').protocol))
      expect.fail(`${JSON.stringify(vector)} is kept as a link`)
    if (media !== null && !/^https?:$/.test(new URL(media, 'https://page.example/').protocol))
      expect.fail(`${JSON.stringify(vector)} is kept as a source`)
  }
})

test.skipIf(!present)('every address that runs code is refused, in whatever disguise', () => {
  const unsafe = readdirSync(folder)
    .filter((file) => file.startsWith('closure-') && file.includes('url'))
    .flatMap((file): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .flat()
    .flatMap((item) =>
      typeof item === 'object' &&
      item !== null &&
      'safe' in item &&
      item.safe === false &&
      'input' in item
        ? [String(item.input)]
        : [],
    )
  expect(unsafe.length).toBeGreaterThan(10)
  for (const address of unsafe) {
    const kept = safeUrl(address)
    expect(kept === null || allowed.includes(new URL(kept, 'https://page.example/').protocol)).toBe(
      true,
    )
  }
})
