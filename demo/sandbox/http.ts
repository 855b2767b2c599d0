// The one shape in which the sandbox's services see a request and give an answer.

export interface SandboxRequest {
  method: string
  /** Absolute, with the host as the client asked for it. */
  url: URL
  /** Names in lower case. */
  headers: Record<string, string>
  body: string
}

export interface SandboxReply {
  status: number
  headers?: Record<string, string>
  /** All of it, also where it comes bit by bit. */
  body: string | Uint8Array
  stream?: Stream
}

/** How an answer comes that takes its time. */
export interface Stream {
  bits: readonly { milliseconds: number; bytes: Uint8Array }[]
  /** The connection may also break, or say nothing more and stay. */
  end: 'closed' | 'broken' | 'open'
}

/** A service answers what is its own and returns undefined for everything else. */
export type Service = (request: SandboxRequest) => SandboxReply | undefined
