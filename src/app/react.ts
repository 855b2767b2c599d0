// The app's own React, be it 18 or 19. What 18 lacks of what our components use is made of what it has.
import * as React from 'react'

// By name, so that a build fails where one is missing.
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

/** By what stands in JSX as the context itself: in React 18 that is its provider. */
const contexts = new WeakMap<object, React.Context<unknown>>()

export function createContext(value: unknown) {
  const context = React.createContext(value)
  contexts.set(context.Provider, context)
  return context.Provider
}

export function use(provider: object): unknown {
  const context = contexts.get(provider)
  if (!context) throw new TypeError('not a context of ours')
  // biome-ignore lint/correctness/useHookAtTopLevel: a hook by React's own name
  return React.useContext(context)
}

/** What it does is what it did in the rendering that is shown. */
export function useEffectEvent<Args extends unknown[], Result>(call: (...args: Args) => Result) {
  const shown = React.useRef(call)
  React.useInsertionEffect(() => {
    shown.current = call
  })
  return React.useCallback((...args: Args) => shown.current(...args), [])
}
