// A context without a default: outside its provider a component throws, so that the mistake is noticed.
import { createContext, use } from 'react'

export function requiredContext<Value>(provider: string) {
  const Context = createContext<Value | undefined>(undefined)
  function useValue(): Value {
    const value = use(Context)
    if (value === undefined) throw new Error(`a component of site-embed stands outside ${provider}`)
    return value
  }
  return [Context, useValue] as const
}
