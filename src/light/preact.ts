// React for the slim builds: preact, and what our components rely on that preact does otherwise.
import { options } from 'preact'
import {
  createElement,
  Fragment,
  useMemo,
  useLayoutEffect as usePreactLayoutEffect,
  useRef,
  useState,
} from 'preact/compat'
import { createRoot as createPreactRoot } from 'preact/compat/client'
import type { EffectCallback, Inputs } from 'preact/hooks'

// By name, so that a build fails where one is missing, and leaves out what nothing uses.
export {
  Component,
  cloneElement,
  createContext,
  createElement,
  createPortal,
  Fragment,
  isValidElement,
  memo,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat'

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
export function createRoot(container: Element): ReturnType<typeof createPreactRoot> {
  const root = createPreactRoot(container)
  return {
    render: (children) => within(() => root.render(children)),
    unmount: () => within(() => root.unmount()),
  }
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
