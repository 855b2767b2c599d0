// A brand's colour on dark pages.
import { expect, test } from 'vitest'
import { builtIn, contrast, least, lightened } from '../../tools/builder/looks/colours.ts'

test('on dark pages any colour is just light enough to be read', () => {
  const ground = builtIn['--embed-surface'].dark
  expect(lightened('#dddddd', ground)).toBe('#dddddd')
  for (const colour of ['#000000', '#7a1f3d', '#225577', '#ff0000', '#00007f']) {
    const ratio = contrast(lightened(colour, ground), ground)
    expect([colour, ratio >= least, ratio < least + 1]).toEqual([colour, true, true])
  }
})
