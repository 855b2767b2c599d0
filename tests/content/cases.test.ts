// Documents recorded from real spaces, where a copy of them lies beside the project (it is not
// part of it).
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { normaliseDocument } from '../../src/content/normalise.ts'
import { flaws, textsIn, words } from './walk.ts'

const folder = join(import.meta.dirname, '../../../shared/cases/content')
const present = existsSync(folder)
if (!present) console.log(`skipped: there are no recorded documents in ${folder}`)

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Every document in a recorded answer, export or file of its own. */
function documentsIn(value: unknown): Json[] {
  if (!isObject(value)) return []
  if (value.nodeType === 'document') return [value]
  return Object.values(value).flatMap(documentsIn)
}

const recorded = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file): [string, Json][] => {
      const value: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      return documentsIn(value).map((document) => [file, document])
    })

test.skipIf(!present)('every recorded document can be walked and keeps its words', () => {
  const documents = recorded()
  expect(documents.length).toBeGreaterThan(50)
  for (const [file, document] of documents) {
    const before = JSON.stringify(document)
    const normal = normaliseDocument(document)
    if (flaws(normal).length) expect.fail(`${file}: ${flaws(normal)}`)
    expect(words(textsIn({ ...normal })), file).toEqual(words(textsIn(document)))
    expect(JSON.stringify(document)).toBe(before)
  }
})
