// React for the slim builds: preact, and what our components rely on that preact does otherwise.
import { options } from 'preact'
import { createElement, Fragment, useState } from 'preact/compat'
import { createRoot as createPreactRoot } from 'preact/compat/client'

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
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat'

/** What packages call on `React`. */
export default { createElement, Fragment }

type Work = () => void

/** What preact would do later, if nothing asked for it at once. */
let rerender: Work = () => {}
let effects: Work = () => {}
/** How many works are under way, each within the other. */
let depth = 0

function within<Result>(work: () => Result): Result {
  depth++
  try {
    return work()
  } finally {
    depth--
  }
}

options.debounceRendering = (work) => {
  rerender = () => within(work)
  queueMicrotask(rerender)
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
    rerender()
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

let ids = 0

/** preact counts from zero in each root, so that two elements of a page had the same ids. */
export const useId = () => useState(() => `_e_${ids++}`)[0]
