import { createContext, use } from 'react'
import type { Host } from '../page/host.ts'

export const HostContext = createContext<Host | null>(null)

export function useHost(): Host {
  const host = use(HostContext)
  if (!host) throw new Error('a component of site-embed stands outside its Shell')
  return host
}
