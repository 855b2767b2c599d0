import { expect, test } from 'vitest'
import { fieldsIn, sampleIn } from '../../builder/inspect/records.ts'

const sampleOf = (titles: readonly string[]) => {
  const records = titles.map((title, at) => ({ objectID: String(at), title }))
  return sampleIn(records, fieldsIn(records))
}

test('what is typed in the preview to begin with is a whole word of a title, no number and no part of a sign', () => {
  expect(sampleOf(['The harbour in 2026', 'A harbour, 2026', '2026 lamps'])).toBe('harbour')
  expect(sampleOf(['Don&#8217;t wait', 'They don&#8217;t wait', 'You can&#8217;t stay'])).toBe(
    'wait',
  )
})
