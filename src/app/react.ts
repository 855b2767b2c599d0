// The app's own React, 18 or 19. For React 18, this file builds what our components need and 18 lacks.
import * as React from 'react'

// Exported by name, so that a build fails if one is missing.
export {
  Component,
  createElement,
  Fragment,
  forwardRef,
  isValidElement,
  memo,
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

/** Finds a context by what JSX uses for it: in React 18 that is its provider. */
const contexts = new WeakMap<object, React.Context<unknown>>()

export function createContext(value: unknown) {
  const context = React.createContext(value)
  contexts.set(context.Provider, context)
  return context.Provider
}

export function use(provider: object): unknown {
  const context = contexts.get(provider)
  if (!context) throw new TypeError('not a context of ours')
  // biome-ignore lint/correctness/useHookAtTopLevel: it has the name of React's own hook
  return React.useContext(context)
}

/** Calls the function of the rendering that is shown. */
export function useEffectEvent<Args extends unknown[], Result>(call: (...args: Args) => Result) {
  const shown = React.useRef(call)
  React.useInsertionEffect(() => {
    shown.current = call
  })
  return React.useCallback((...args: Args) => shown.current(...args), [])
}
