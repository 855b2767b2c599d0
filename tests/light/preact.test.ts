// The slim builds' preact behaves like React here.
import type { ComponentChildren, FunctionComponent } from 'preact'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  Component,
  createElement,
  createRoot,
  flushSync,
  memo,
  useEffect,
  useEffectEvent,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
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

test('flushed work is shown and its effects have run when the call returns', () => {
  const { holder, change } = counter()
  expect(heard).toEqual(['effect 0'])
  flushSync(() => change(1))
  expect(holder.textContent).toBe('1')
  expect(heard).toEqual(['effect 0', 'effect 1'])
})

test('flushSync returns the result of its work', () => {
  expect(flushSync(() => 'done')).toBe('done')
})

test('other work is shown and its effects have run before the next task', async () => {
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
  test(`work that ${kind} flushes is rendered once, after the current work`, async () => {
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

test('a layout effect finds all simultaneous changes in the page, even those of other components', () => {
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

test('changes by a layout effect are shown when the flush returns', () => {
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

test('an insertion effect runs before the layout effects of its children, and ends with its component', () => {
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

test('a memoised component renders only when its props differ, or when its comparison says so', () => {
  const counted = (name: string) => () => {
    heard.push(name)
    return null
  }
  const Kept = memo(counted('kept'))
  const Judged = memo(
    counted('judged') as FunctionComponent<{ value: number }>,
    (before, after) => before.value > after.value,
  )
  let change = (_: number) => {}
  show(() => {
    const [count, setCount] = useState(0)
    change = setCount
    return [
      createElement(Kept, { key: 'kept', of: Math.min(count, 1) }),
      createElement(Judged, { key: 'judged', value: Math.min(count, 2) }),
    ]
  })
  for (const count of [1, 2, 3, 0]) flushSync(() => change(count))
  expect(heard).toEqual(
    ['kept judged', 'kept judged', 'judged', 'judged', 'kept'].flatMap((all) => all.split(' ')),
  )
})

test('a store is read again when it changes or is replaced, and no longer after unmounting', () => {
  const listeners = new Set<() => void>()
  const stored = { one: 1, other: 2 }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  let change = (_: 'one' | 'other') => {}
  const holder = show(() => {
    const [name, setName] = useState<'one' | 'other'>('one')
    change = setName
    return createElement(
      'p',
      null,
      useSyncExternalStore(subscribe, () => stored[name]),
    )
  })
  const tell = () =>
    flushSync(() => {
      for (const listener of listeners) listener()
    })
  stored.one = 3
  tell()
  expect(holder.textContent).toBe('3')
  flushSync(() => change('other'))
  expect(holder.textContent).toBe('2')
  stored.other = 4
  tell()
  expect(holder.textContent).toBe('4')
  flushSync(() => roots.pop()?.unmount())
  expect(listeners.size).toBe(0)
})

test('an effect event stays the same function and has the latest values', () => {
  const kept = new Set<() => number>()
  let change = (_: number) => {}
  show(() => {
    const [count, setCount] = useState(0)
    change = setCount
    const tell = useEffectEvent(() => count)
    useEffect(() => void kept.add(tell), [])
    return null
  })
  flushSync(() => change(1))
  expect([...kept].map((tell) => tell())).toEqual([1])
})

test('names of props and events are those of React', () => {
  const hear = (event: Event & { nativeEvent?: Event; isDefaultPrevented?: () => boolean }) => {
    event.preventDefault()
    heard.push(`${event.type} ${event.nativeEvent === event} ${event.isDefaultPrevented?.()}`)
  }
  const props = { onFocus: hear, onBlur: hear, className: 'a' }
  const holder = show(() =>
    createElement(
      'div',
      props as never,
      createElement('input', { onChange: hear } as never),
      createElement('input', { type: 'checkbox', onChange: hear } as never),
      createElement(
        'select',
        { defaultValue: 'y' } as never,
        ['x', 'y'].map((value) => createElement('option', { key: value, value }, value)),
      ),
    ),
  )
  const box = holder.querySelector('div')
  const [text, tick] = holder.querySelectorAll('input')
  for (const type of ['input', 'change', 'focusin', 'focusout'])
    for (const input of [text, tick])
      input?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
  expect(heard).toEqual(
    ['input', 'change', 'focusin', 'focusin', 'focusout', 'focusout'].map(
      (type) => `${type} true true`,
    ),
  )
  expect(box?.className).toBe('a')
  expect(holder.querySelector('select')?.value).toBe('y')
})
