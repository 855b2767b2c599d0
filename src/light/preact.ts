// React for the slim builds: preact, and what our components rely on that preact does otherwise.
import {
  type Component,
  createElement,
  Fragment,
  type FunctionComponent,
  options,
  render,
  type VNode,
} from 'preact'
import {
  type EffectCallback,
  type Inputs,
  useEffect,
  useMemo,
  useLayoutEffect as usePreactLayoutEffect,
  useRef,
  useState,
} from 'preact/hooks'
import { haveSameMembers } from '../net/same.ts'
import { extendEvent, renameProps } from './props.ts'

// By name, so that a build fails where one is missing, and leaves out what nothing uses.
export {
  Component,
  createContext,
  createElement,
  createPortal,
  Fragment,
  isValidElement,
} from 'preact'
export {
  useCallback,
  useContext as use,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks'

export default { createElement, Fragment }

type Work = () => void

/** What preact would do later, if nothing asked for it at once. */
let rerender: Work | null = null
let effects: Work = () => {}
/** How many works are under way, each within the other. */
let depth = 0
/** Layout effects of what is being rendered anew. */
let waiting: Work[] | null = null

function within<Result>(work: () => Result): Result {
  depth++
  try {
    return work()
  } finally {
    depth--
  }
}

/** Layout effects come when all that has changed is in its place. */
function withLayoutEffects(work: Work) {
  const own: Work[] = []
  waiting = own
  try {
    work()
  } finally {
    waiting = null
    for (const begin of own) begin()
  }
}

options.vnode = renameProps
options.event = extendEvent

options.debounceRendering = (work) => {
  const rerenderNow = () => {
    if (rerender === rerenderNow) rerender = null
    within(() => withLayoutEffects(work))
  }
  rerender = rerenderNow
  queueMicrotask(rerenderNow)
}

// preact runs effects after the next frame. React runs those of a click or a key before anything else
// happens, so that whoever waits for what is shown has heard of it too.
options.requestAnimationFrame = (work) => {
  effects = () => within(work)
  queueMicrotask(effects)
}

/**
 * With the effects of what was rendered, as React does, and preact does not. Within a render or an
 * effect it cannot be at once: then it is done with the work that is under way.
 */
export function flushSync<Result>(work: () => Result): Result {
  const result = work()
  if (!depth) {
    while (rerender) rerender()
    effects()
  }
  return result
}

/** preact renders a root while `render` is called, and does not tell that it does. */
export function createRoot(container: Element) {
  container.textContent = ''
  const show = (content: VNode | null) => within(() => render(content, container))
  return { render: show, unmount: () => show(null) }
}

/**
 * preact has each component's run before the next component that has changed is rendered: what they
 * measure would not be there yet.
 */
export function useLayoutEffect(effect: EffectCallback, inputs?: Inputs) {
  const [failure, fail] = useState<{ error: unknown } | null>(null)
  // For the boundary around the component.
  if (failure) throw failure.error
  usePreactLayoutEffect(() => {
    let end: ReturnType<EffectCallback>
    let isOver = false
    const begin = () => {
      if (!isOver) end = effect()
    }
    const beginLater = () => {
      try {
        begin()
      } catch (error) {
        fail({ error })
      }
    }
    if (waiting) waiting.push(beginLater)
    else begin()
    return () => {
      isOver = true
      end?.()
    }
  }, inputs)
}

/**
 * preact has them with the layout effects, where those of children come first: they would measure
 * without the style sheets that are inserted here. A rendering of preact's is never given up, so it
 * can be during the rendering.
 */
export function useInsertionEffect(effect: EffectCallback, inputs: Inputs) {
  const end = useRef<ReturnType<EffectCallback>>(undefined)
  const insert = () => {
    end.current?.()
    end.current = effect()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are the caller's
  useMemo(insert, inputs)
  usePreactLayoutEffect(() => () => end.current?.(), [])
}

let ids = 0

/** preact counts from zero in each root, so that two elements of a page had the same ids. */
export const useId = () => useState(() => `_e_${ids++}`)[0]

/** The function that a component keeps, with what it knew when it was last rendered. */
export function useEffectEvent<Args extends unknown[], Result>(call: (...all: Args) => Result) {
  const latest = useRef(call)
  latest.current = call
  return (...all: Args) => latest.current(...all)
}

/** Read anew where it changed between the rendering and the effects, too. */
export function useSyncExternalStore<Value>(
  subscribe: (changed: () => void) => () => void,
  read: () => Value,
): Value {
  const value = read()
  const [{ shown }, render] = useState({ shown: { value, read } })
  const check = () => {
    if (!Object.is(shown.value, shown.read())) render({ shown })
  }
  usePreactLayoutEffect(() => {
    Object.assign(shown, { value, read })
    check()
  }, [value, read])
  // biome-ignore lint/correctness/useExhaustiveDependencies: any check compares what is shown
  useEffect(() => {
    check()
    return subscribe(check)
  }, [subscribe])
  return value
}

export const memo = <Props extends object>(
  Inside: FunctionComponent<Props>,
  areSame: (before: Props, after: Props) => boolean = haveSameMembers,
) =>
  function Memo(this: Component<Props>, props: Props) {
    this.shouldComponentUpdate = (next) => !areSame(this.props, next)
    return createElement(Inside, props)
  }
