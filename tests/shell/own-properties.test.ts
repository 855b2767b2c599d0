import { expect, test } from 'vitest'
import { shortOwnProperties } from '../../scripts/bundle/own-properties.ts'

function shortened(code: string): string {
  const { renderChunk } = shortOwnProperties()
  if (typeof renderChunk !== 'function') throw new Error('no hook')
  const made = renderChunk.call({} as never, code, {} as never, {} as never, {} as never)
  if (!made || typeof made !== 'object' || !('code' in made)) throw new Error('nothing came')
  return String(made.code)
}

test('what only our sheets know is short, by one name wherever it is read and set', () => {
  const made = shortened('style.setProperty("--_room", 1); css = "a{width:var(--_room)}"')
  const [set, read] = made.match(/--\w+/g) ?? []
  expect(set).toMatch(/^--_.$/)
  expect(read).toBe(set)
})

test('two properties do not get one name', () => {
  const names = shortened('--_space --_surface --_text --_top --_accent').split(' ')
  expect(new Set(names).size).toBe(5)
})

test('what a page may set keeps its name, and so does what we do not know', () => {
  for (const code of ['var(--embed-accent)', 'var(--_of-another)', 'count--; _space'])
    expect(shortened(code)).toBe(code)
})
