// The URL rule over hostile strings from public test suites, where a copy of them lies beside
// the project (it is not part of it).
import { expect, test } from 'vitest'
import { mediaUrl, safeUrl } from '../../src/net/url.ts'
import { areRecorded, recordedAttacks } from '../fixtures/recorded-attacks.ts'

/** Each attack, and every address that stands in its markup. */
const vectors = recordedAttacks().flatMap((attack) => [
  attack,
  ...[...attack.matchAll(/=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  ),
])
const allowed = ['http:', 'https:', 'mailto:', 'tel:', 'sms:']

test.skipIf(!areRecorded)('no recorded hostile address becomes a link that runs or leaves', () => {
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
