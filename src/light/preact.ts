// React for the slim builds: preact, plus the React behaviour that our components need and preact lacks.
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

// Exported by name, so that a build fails if one is missing, and leaves out what nothing uses.
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

/** The rendering that preact would do later, unless it is needed at once. */
let rerender: Work | null = null
let effects: Work = () => {}
/** The depth of nested rendering work. */
let depth = 0
/** Layout effects of the current rendering. */
let waiting: Work[] | null = null

function within<Result>(work: () => Result): Result {
  depth++
  try {
    return work()
  } finally {
    depth--
  }
}

/** Runs layout effects when all changes are in the page. */
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

// preact runs effects after the next frame. React runs the effects of a click or a key before anything else,
// so that code that waits for the rendering sees their result too.
options.requestAnimationFrame = (work) => {
  effects = () => within(work)
  queueMicrotask(effects)
}

/**
 * Also runs the effects of the rendering, as React does and preact does not. Inside a render or an effect it
 * cannot run at once, and runs with the current work.
 */
export function flushSync<Result>(work: () => Result): Result {
  const result = work()
  if (!depth) {
    while (rerender) rerender()
    effects()
  }
  return result
}

/** preact renders a root during `render`, without calling its hooks for that. */
export function createRoot(container: Element) {
  container.textContent = ''
  const show = (content: VNode | null) => within(() => render(content, container))
  return { render: show, unmount: () => show(null) }
}

/**
 * preact runs the layout effects of a component before it renders the next changed component, so they would
 * measure an incomplete page.
 */
export function useLayoutEffect(effect: EffectCallback, inputs?: Inputs) {
  const [failure, fail] = useState<{ error: unknown } | null>(null)
  // Thrown for the error boundary around the component.
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
 * preact runs insertion effects with the layout effects, children first, so children would measure without the
 * style sheets that are inserted here. preact never discards a rendering, so this can run during rendering.
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

/** preact counts from zero in each root, so two elements on a page would have the same ids. */
export const useId = () => useState(() => `_e_${ids++}`)[0]

/** A stable function that uses the values of the latest rendering. */
export function useEffectEvent<Args extends unknown[], Result>(call: (...all: Args) => Result) {
  const latest = useRef(call)
  latest.current = call
  return (...all: Args) => latest.current(...all)
}

/** Also notices a change between the rendering and the effects. */
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
