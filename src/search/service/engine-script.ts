// Some features have their own script, because few pages need them: engines other than Algolia (src/engines), and
// asking an agent (src/ask). The script may come before or after this one. A search waits for its engine as long
// as for an answer.
import type { SearchSettings } from '../../contract/site-search.ts'
import { EmbedError } from '../../errors/errors.ts'
import { type Call, inTime } from '../../net/deadline.ts'
import type { Query } from './query.ts'

export type EngineName = Exclude<SearchSettings['engine'], 'algolia'>

/** A status of 0 means no answer. */
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
  /** The fields to search; null for all that the index allows. */
  fields: string | null
  send: Send
}

/**
 * Returns the answers in Algolia's form, or rejects with an error that has the service's message and its `status`.
 */
export type AskEngine = (search: EngineSearch) => Promise<unknown>

declare global {
  /** What these scripts provide, by their names. */
  interface SiteEmbedScripts extends Record<EngineName, AskEngine> {}
  interface Window {
    /** Written by these scripts, each of which then sends the event below. */
    SiteEmbedEngines?: Partial<SiteEmbedScripts>
  }
}
export const engineArrives = 'site-embed-engine'

export const scriptBeside = <Name extends keyof SiteEmbedScripts>(
  name: Name,
  signal: AbortSignal,
) =>
  new Promise<SiteEmbedScripts[Name]>((resolve) => {
    const look = () => {
      const script = window.SiteEmbedEngines?.[name]
      if (!script) return
      removeEventListener(engineArrives, look)
      resolve(script)
    }
    addEventListener(engineArrives, look, { signal })
    look()
  })

export async function engineScript(name: EngineName, call: Call): Promise<AskEngine> {
  try {
    return await inTime(call, scriptBeside(name, call.signal), name)
  } catch (error) {
    throw call.isLate()
      ? new EmbedError('config', `engine="${name}": the script site-embed.${name}.js is missing`)
      : error
  }
}
