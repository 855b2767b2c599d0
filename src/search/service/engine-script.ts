// An engine other than Algolia has its own script (src/engines). A search waits for it as long as for an answer.
import type { SearchSettings } from '../../contract/site-search.ts'
import { EmbedError } from '../../errors/errors.ts'
import { type Call, inTime } from '../../net/deadline.ts'
import type { Query } from './query.ts'
import { waitForScript } from './script-beside.ts'

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
  /** What the scripts beside the bundle provide, by their names. */
  interface SiteEmbedScripts extends Record<EngineName, AskEngine> {}
}

export async function engineScript(name: EngineName, call: Call): Promise<AskEngine> {
  try {
    return await inTime(call, waitForScript(name, call.signal), name)
  } catch (error) {
    throw call.isLate()
      ? new EmbedError('config', `engine="${name}": the script site-embed.${name}.js is missing`)
      : error
  }
}
