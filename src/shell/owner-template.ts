// What the owner has written for a state, such as an error; where nothing, the built-in words stand.
import { createContext, type ReactNode, use } from 'react'

type Own = (slot: string, data: object) => ReactNode

export const OwnerTemplateContext = createContext<Own>(() => null)
export const useOwnerTemplate = () => use(OwnerTemplateContext)
