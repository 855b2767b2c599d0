// What few pages need comes with a script of its own: another engine than Algolia (src/engines), and asking an
// agent (src/ask). It may come before this one or after it. A search waits for its engine as long as for an
// answer.
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
  /** What these scripts leave, by their names. */
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
