// Where the slim builds' preact does as React does.
import type { FunctionComponent } from 'preact'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  createElement,
  createRoot,
  flushSync,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from '../../src/light/preact.ts'

const nextTask = () => new Promise((resolve) => setTimeout(resolve))
const roots: ReturnType<typeof createRoot>[] = []
const heard: string[] = []

beforeEach(() => {
  heard.length = 0
})
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount()
})

function show(component: FunctionComponent) {
  const holder = document.createElement('div')
  const root = createRoot(holder)
  roots.push(root)
  flushSync(() => root.render(createElement(component, null)))
  return holder
}

/** Shows a number under an id, tells of it in an effect, and lets the test change it. */
function counter() {
  let change = (_: number) => {}
  const holder = show(() => {
    const [count, setCount] = useState(0)
    change = setCount
    useEffect(() => {
      heard.push(`effect ${count}`)
    }, [count])
    return createElement('p', { id: useId() }, count)
  })
  return {
    holder,
    id: () => holder.firstElementChild?.id,
    change: (count: number) => change(count),
  }
}

test('what is flushed is shown and told by its effects as soon as the call returns', () => {
  const { holder, change } = counter()
  expect(heard).toEqual(['effect 0'])
  flushSync(() => change(1))
  expect(holder.textContent).toBe('1')
  expect(heard).toEqual(['effect 0', 'effect 1'])
})

test('the result of what is flushed is returned', () => {
  expect(flushSync(() => 'done')).toBe('done')
})

test('what nobody flushes is shown and told by its effects before the next task', async () => {
  const { holder, change } = counter()
  change(1)
  expect(holder.textContent).toBe('0')
  await nextTask()
  expect(holder.textContent).toBe('1')
  expect(heard).toEqual(['effect 0', 'effect 1'])
})

for (const [kind, useAny] of [
  ['a layout effect', useLayoutEffect],
  ['an effect', useEffect],
] as const)
  test(`what ${kind} flushes is rendered once, after the work that is under way`, async () => {
    const holder = show(() => {
      const [count, setCount] = useState(0)
      useAny(() => {
        heard.push(`begins ${count}`)
        if (count < 2) flushSync(() => setCount(count + 1))
        heard.push(`ends ${count}`)
      }, [count])
      return createElement('p', null, count)
    })
    await nextTask()
    expect(holder.textContent).toBe('2')
    expect(heard).toEqual(['begins 0', 'ends 0', 'begins 1', 'ends 1', 'begins 2', 'ends 2'])
  })

test('generated ids differ between the roots of a page, and stay the same in each', () => {
  const one = counter()
  const other = counter()
  const before = one.id()
  flushSync(() => one.change(1))
  expect(one.id()).toBe(before)
  expect(other.id()).not.toBe(before)
})

test('an error of a root is thrown where it is flushed, and what comes later is shown', () => {
  expect(() =>
    show(() => {
      throw new Error('broken')
    }),
  ).toThrow('broken')
  const { holder, change } = counter()
  flushSync(() => change(1))
  expect(holder.textContent).toBe('1')
})
