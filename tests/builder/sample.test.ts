// The word that the preview types into a dropdown or a dialog to begin with.
import { expect, test } from 'vitest'
import { fieldsIn } from '../../tools/builder/inspect/records.ts'
import { sampleIn } from '../../tools/builder/inspect/sample.ts'

const sampleOf = (titles: readonly string[], texts: readonly string[] = []) => {
  const records = titles.map((title, at) => ({ objectID: String(at), title, text: texts[at] }))
  return sampleIn(records, fieldsIn(records))
}

test('what is typed in the preview to begin with is a whole word of a title, no number and no part of a sign', () => {
  expect(sampleOf(['The harbour in 2026', 'A harbour, 2026', '2026 lamps'])).toBe('harbour')
  expect(sampleOf(['Don&#8217;t wait', 'They don&#8217;t wait', 'You can&#8217;t stay'])).toBe(
    'wait',
  )
  expect(sampleOf([])).toBe('')
  expect(sampleOf(['1', '2'])).toBe('')
})

test('the word that is typed in the preview is telling: it is in a few texts, but in more than one', () => {
  const titles = ['Houses That Face the Wind', 'Mazurkas by Ear', 'A Granary', 'The Film']
  const texts = [
    'Cottages that turn away.',
    'Two mazurkas that were lost.',
    'Mazurkas that nobody wrote.',
    'A house that hums.',
  ]
  expect(sampleOf(titles, texts)).toBe('Mazurkas')
})

test('the word that is typed in the preview marks whole words: it is neither the beginning nor a misspelling of another', () => {
  const titles = ['Light', 'Light', 'Lamp', 'Lamp']
  expect(sampleOf(titles)).toBe('Light')
  expect(sampleOf(titles, ['', '', '', 'Lighthouses'])).toBe('Lamp')
  for (const near of ['Liht', 'Lihgt', 'Liught', 'Lightt', 'Lofght', 'Ligt']) {
    const isMarked = sampleOf(titles, ['', '', '', `${near}ness`]) === 'Lamp'
    expect([near, isMarked]).toEqual([near, near !== 'Lofght'])
  }
  expect(sampleOf(['That', 'That', 'Wind', 'Wind'], ['Teatrzyk'])).toBe('Wind')
})
