// Another engine than Algolia comes with a script of its own (src/engines). It may come before this one
// or after it, and a search waits for it as long as for an answer.
import type { SearchSettings } from '../../contract/site-search.ts'
import { EmbedError } from '../../errors/errors.ts'
import { type Call, inTime } from '../../net/deadline.ts'
import type { Query } from './query.ts'

export type EngineName = Exclude<SearchSettings['engine'], 'algolia'>

/** A status of 0 is no answer. */
export type Send = (request: {
  method: string
  url: string
  headers: Record<string, string>
  data: string
}) => Promise<{ status: number; content: string }>

export interface EngineSearch {
  requests: readonly Query[]
  host: string
  key: string
  /** In which words are searched; null for all that the index allows. */
  fields: string | null
  send: Send
}

/**
 * Gives the answers as Algolia writes them, or rejects with an error that has the service's words as its
 * message, and as its `status` what they mean.
 */
export type AskEngine = (search: EngineSearch) => Promise<unknown>

declare global {
  interface Window {
    /** Written by the scripts of the engines, each of which then sends the event below. */
    SiteEmbedEngines?: { [Name in EngineName]?: AskEngine }
  }
}
export const engineArrives = 'site-embed-engine'

export async function engineScript(name: EngineName, call: Call): Promise<AskEngine> {
  const script = new Promise<AskEngine>((resolve) => {
    const look = () => {
      const ask = window.SiteEmbedEngines?.[name]
      if (!ask) return
      removeEventListener(engineArrives, look)
      resolve(ask)
    }
    addEventListener(engineArrives, look, { signal: call.signal })
    look()
  })
  try {
    return await inTime(call, script, name)
  } catch (error) {
    throw call.isLate()
      ? new EmbedError('config', `engine="${name}": the script site-embed.${name}.js is missing`)
      : error
  }
}
