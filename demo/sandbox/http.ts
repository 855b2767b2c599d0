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
  body: string | Uint8Array
}

/** A service answers what is its own and returns undefined for everything else. */
export type Service = (request: SandboxRequest) => SandboxReply | undefined
