// Asks the service as a page would, without a socket between them.
import type { SandboxReply, Service } from '../../../demo/sandbox/http.ts'

export interface Answer {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array
  json: Json
}

/** A JSON value that a test may look into without saying what it expects first. */
export interface Json {
  [key: string]: Json
  [index: number]: Json
}

export interface Asking {
  token?: string
  headers?: Record<string, string>
  host?: string
  method?: string
}

export function ask(service: Service, path: string, asking: Asking = {}): Answer {
  const { token = 'delivery-token', headers = {}, host = 'localhost:4173', method = 'GET' } = asking
  const url = new URL(`http://${host}${path}`)
  if (token !== '') url.searchParams.set('access_token', token)
  const reply = service({ method, url, headers, body: '' })
  if (!reply) throw new Error(`The service did not take ${path}`)
  return { ...reply, headers: reply.headers ?? {}, json: parsed(reply) }
}

function parsed({ body, headers }: SandboxReply): Json {
  const isJson = headers?.['content-type']?.includes('json')
  return isJson && body !== '' ? JSON.parse(String(body)) : {}
}

export const home = '/spaces/coast/environments/master'

export function ids(items: Json | undefined): string[] {
  return Object.values(items ?? {}).map((item) => String(item.sys?.id))
}
