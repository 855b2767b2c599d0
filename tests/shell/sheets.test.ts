// Style sheets that elements share.
import { expect, test } from 'vitest'
import { adoptSheets } from '../../src/shell/sheets.ts'

const rootWith = (...styles: string[]) => {
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  adoptSheets(root, styles)
  return root.adoptedStyleSheets
}

test('elements with the same styles share a sheet', () => {
  expect(rootWith('a {}')[0]).toBe(rootWith('a {}')[0])
})

test('a page that writes ever new styles does not fill the memory with them', () => {
  const [first] = rootWith('first {}')
  for (let at = 0; at < 100; at++) rootWith(`e${at} {}`)
  expect(rootWith('e99 {}')[0]).toBe(rootWith('e99 {}')[0])
  expect(rootWith('first {}')[0]).not.toBe(first)
})
