// A long document, which is shown in steps.
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrange } from '../../src/content/arrange.ts'
import { Document } from '../../src/content/Document.tsx'
import { Library } from '../../src/content/entry.ts'
import { Progress } from '../../src/content/progress.ts'
import { type Surroundings, SurroundingsContext } from '../../src/content/surroundings.ts'
import type { Json } from '../../src/net/json.ts'
import { Around } from '../around.tsx'

const frames: FrameRequestCallback[] = []
/** The next frame of the browser. */
const frame = () => act(async () => frames.shift()?.(0))

beforeEach(() => {
  frames.length = 0
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => frames.push(call))
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames.length = 0
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const node = (nodeType: string, ...content: unknown[]) => ({ nodeType, data: {}, content })
const paragraph = (at: number | string) =>
  node('paragraph', { nodeType: 'text', value: `${at}`, marks: [], data: {} })
const times = <Item,>(count: number, make: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at))

async function shownInSteps(json: Json, renderNode: unknown = null) {
  const box = document.createElement('div')
  const progress = new Progress()
  const surroundings = {
    library: new Library({}, 'https://content.example'),
    renderNode,
    progress,
  } as Surroundings
  await act(async () =>
    createRoot(box).render(
      <Around host={{ element: box }}>
        <SurroundingsContext value={surroundings}>
          <Document arranged={arrange(json, null)} />
        </SurroundingsContext>
      </Around>,
    ),
  )
  return box
}
const words = (box: Element) => [...box.querySelectorAll('p, li')].map((it) => it.textContent)

test('it starts with more than a screen, gives it a frame, and then grows in order until it is complete', async () => {
  const box = await shownInSteps(node('document', ...times(400, paragraph)))
  const counts = [words(box).length]
  while (frames.length) {
    await frame()
    counts.push(words(box).length)
  }
  expect(counts[0]).toBeGreaterThan(60)
  expect(counts[0]).toBeLessThan(120)
  expect(counts[1]).toBe(counts[0])
  expect(counts.length).toBeGreaterThan(3)
  expect(words(box)).toEqual(times(400, String))
})

test('long paragraphs come in smaller steps than short ones, because their letters have to be laid out', async () => {
  const long = await shownInSteps(
    node('document', ...times(400, () => paragraph('x'.repeat(1500)))),
  )
  const atFirst = words(long).length
  expect(atFirst).toBeGreaterThan(10)
  expect(atFirst).toBeLessThan(25)
  while (frames.length) await frame()
  expect(words(long)).toHaveLength(400)
})

test('parts that are not shown yet are not rendered, and shown parts are not rendered again', async () => {
  const made: string[] = []
  const renderNode = {
    paragraph({ content: [text] }: { content: [{ value: string }] }) {
      made.push(text.value)
      return null
    },
  }
  const box = await shownInSteps(node('document', ...times(400, paragraph)), renderNode)
  expect(made.length).toBeLessThan(120)
  const [first] = box.querySelectorAll('p')
  while (frames.length) await frame()
  expect(made).toEqual(times(400, String))
  expect(box.querySelector('p')).toBe(first)
})

test.each(['unordered-list', 'ordered-list'])('a long %s within it grows too', async (type) => {
  const list = node(type, ...times(300, (at) => node('list-item', paragraph(at))))
  const box = await shownInSteps(node('document', paragraph(1000), list, paragraph(2000)))
  expect(words(box).length).toBeLessThan(120)
  while (frames.length) await frame()
  expect(words(box)).toEqual(['1000', ...times(300, String), '2000'])
})
