// Where the slim builds' preact does as React does.
import type { ComponentChildren, FunctionComponent } from 'preact'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  Component,
  createElement,
  createRoot,
  flushSync,
  memo,
  useEffect,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
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

test('a layout effect finds all that changed at once in its place, also what it did not render itself', () => {
  let changeInner = (_: number) => {}
  const Inner = memo(() => {
    const [count, setCount] = useState(0)
    changeInner = setCount
    return createElement('b', null, count)
  })
  let changeOuter = (_: number) => {}
  show(() => {
    const [count, setCount] = useState(0)
    const shown = useRef<HTMLParagraphElement>(null)
    changeOuter = setCount
    useLayoutEffect(() => {
      heard.push(shown.current?.textContent ?? '')
      return () => {
        heard.push(`end ${count}`)
      }
    }, [count])
    return createElement('p', { ref: shown }, count, ' ', createElement(Inner, null))
  })
  heard.length = 0
  flushSync(() => {
    changeOuter(1)
    changeInner(1)
  })
  expect(heard).toEqual(['end 0', '1 1'])
})

test('what a layout effect changes is shown when the flush returns', () => {
  let change = (_: number) => {}
  const holder = show(() => {
    const [count, setCount] = useState(0)
    const [double, setDouble] = useState(0)
    change = setCount
    useLayoutEffect(() => setDouble(2 * count), [count])
    return createElement('p', null, double)
  })
  flushSync(() => change(2))
  expect(holder.textContent).toBe('4')
})

test('a layout effect that fails in a later rendering ends at the boundary', () => {
  class Boundary extends Component<{ children?: ComponentChildren }, { broken: boolean }> {
    override state = { broken: false }
    static override getDerivedStateFromError = () => ({ broken: true })
    override render = () => (this.state.broken ? 'broken' : this.props.children)
  }
  let change = (_: number) => {}
  const Failing = () => {
    const [count, setCount] = useState(0)
    change = setCount
    useLayoutEffect(() => {
      if (count) throw new Error('boom')
    }, [count])
    return createElement('p', null, count)
  }
  const holder = show(() => createElement(Boundary, null, createElement(Failing, null)))
  expect(holder.textContent).toBe('0')
  flushSync(() => change(1))
  expect(holder.textContent).toBe('broken')
})

test('an insertion effect comes before the layout effects of what is within, and ends with its component', () => {
  let change = (_: number) => {}
  const Inner = () => {
    useLayoutEffect(() => {
      heard.push('layout')
    }, [])
    return null
  }
  show(() => {
    const [count, setCount] = useState(0)
    change = setCount
    useInsertionEffect(() => {
      heard.push(`insert ${count}`)
      return () => {
        heard.push(`remove ${count}`)
      }
    }, [count])
    return createElement(Inner, null)
  })
  flushSync(() => change(1))
  roots.pop()?.unmount()
  expect(heard).toEqual(['insert 0', 'layout', 'remove 0', 'insert 1', 'remove 1'])
})
