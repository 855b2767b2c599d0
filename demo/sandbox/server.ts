// One HTTP server for all services of the sandbox, with faults on demand. Longer than usual: from
// socket to reply is one story, and each chapter of it is a small function.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import {
  createFaultSwitch,
  FAULTS,
  type FaultMemory,
  type FaultSwitch,
  isFault,
  playFault,
  unknownFault,
} from './faults.ts'
import type { SandboxReply, SandboxRequest, Service, Stream } from './http.ts'

export interface LoggedRequest {
  method: string
  /** Path and query as the client asked for them. */
  url: string
  body: string
  /** Milliseconds since 1970. */
  time: number
  fault?: string
}

export interface SandboxOptions {
  /** 0 or none takes a free port; a taken one moves on to the next. */
  port?: number
  host?: string
  services: Service[]
  /** What is not a service: the demo's pages and files. */
  pages?: Service
}

export interface Sandbox {
  url: string
  port: number
  faults: FaultSwitch
  requests: LoggedRequest[]
  close(): Promise<void>
}

interface Room extends SandboxOptions {
  faults: FaultSwitch
  requests: LoggedRequest[]
  memory: FaultMemory
}

const REMEMBERED_REQUESTS = 1000
const LARGEST_BODY = 10 * 1024 * 1024

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { host = '127.0.0.1', port = 0 } = options
  const faults = createFaultSwitch()
  const requests: LoggedRequest[] = []
  const room = { ...options, faults, requests, memory: { slowAnswerUnderWay: false } }
  const server = createServer((request, response) => {
    readBody(request)
      .then((body) => handle(room, request, response, body))
      .catch(() => response.destroy())
  })
  const found = await listen(server, host, port)
  return { url: `http://${host}:${found}`, port: found, faults, requests, close: closer(server) }
}

function closer(server: Server): () => Promise<void> {
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}

async function listen(server: Server, host: string, port: number): Promise<number> {
  try {
    return await listenOnce(server, host, port)
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!taken || port === 0 || port >= 65535) throw error
    return listen(server, host, port + 1)
  }
}

function listenOnce(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(address !== null && typeof address === 'object' ? address.port : port)
    })
  })
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > LARGEST_BODY) throw new Error('The request is larger than the sandbox takes')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function handle(
  room: Room,
  incoming: IncomingMessage,
  response: ServerResponse,
  body: string,
): void {
  const { request, fault: marked } = understand(incoming, body)
  for (const [name, value] of Object.entries(corsHeaders(request))) response.setHeader(name, value)
  const send = (reply: SandboxReply) => write(response, reply)
  const asked = incoming.url ?? '/'
  const own = ownReply(room, request, asked)
  if (own) {
    send(own)
    return
  }
  const path = request.url.pathname + request.url.search
  const fault = marked ?? room.faults.take(path)
  const entry = logEntry(asked, request, fault)
  if (fault === undefined) {
    send(answerFrom(room, request, entry))
    return
  }
  remember(room.requests, entry)
  const answer = () => answerFrom(room, request)
  playFault(fault, { request: incoming, response, path, answer, send, memory: room.memory })
}

/** What no service is asked for: the sandbox's own doors, and a browser's question before asking. */
function ownReply(room: Room, request: SandboxRequest, asked: string): SandboxReply | undefined {
  if (request.method !== 'OPTIONS') return controlReply(room, request)
  remember(room.requests, logEntry(asked, request))
  return { status: 204, body: '' }
}

/** Only what a service answers is logged; pages would bury it. */
function answerFrom(room: Room, request: SandboxRequest, entry?: LoggedRequest): SandboxReply {
  try {
    for (const service of room.services) {
      const reply = service(request)
      if (!reply) continue
      if (entry) remember(room.requests, entry)
      return reply
    }
    return room.pages?.(request) ?? { status: 404, body: 'Not found' }
  } catch (error) {
    console.error(error)
    return { status: 500, body: String(error) }
  }
}

function logEntry(url: string, request: SandboxRequest, fault?: string): LoggedRequest {
  const { method, body } = request
  return { method, url, body, time: Date.now(), ...(fault === undefined ? {} : { fault }) }
}

function remember(requests: LoggedRequest[], entry: LoggedRequest): void {
  if (entry.url.startsWith('/sandbox/')) return
  requests.push(entry)
  if (requests.length > REMEMBERED_REQUESTS) requests.shift()
}

function understand(
  incoming: IncomingMessage,
  body: string,
): { request: SandboxRequest; fault: string | undefined } {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(incoming.headers)) headers[name] = String(value)
  const url = new URL(`http://${headers.host ?? 'localhost'}${incoming.url ?? '/'}`)
  // A page may carry the parameter for its elements: the page itself must still open.
  const navigates = headers['sec-fetch-mode'] === 'navigate'
  const byQuery = navigates ? null : url.searchParams.get('sandbox-fault')
  if (byQuery !== null) url.searchParams.delete('sandbox-fault')
  const [, byPath, rest = '/'] = /^\/fault\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? []
  if (byPath !== undefined) url.pathname = rest
  const inPath = byPath === undefined ? undefined : decodeURIComponent(byPath)
  const method = incoming.method ?? 'GET'
  const fault = byQuery ?? headers['x-sandbox-fault'] ?? inPath
  return { request: { method, url, headers, body }, fault }
}

function corsHeaders({ url, headers }: SandboxRequest): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '600',
    ...(url.pathname.startsWith('/spaces/') ? { 'access-control-expose-headers': 'Etag' } : {}),
  }
}

/** Ends with the connection. */
async function writeBits(response: ServerResponse, { bits, end }: Stream): Promise<void> {
  for (const { milliseconds, bytes } of bits) {
    await new Promise((done) => setTimeout(done, milliseconds))
    if (response.destroyed) return
    response.write(bytes)
  }
  if (end === 'closed') response.end()
  // What was written has to leave first.
  if (end === 'broken') response.write('', () => response.destroy())
}

function write(response: ServerResponse, { status, headers, body, stream }: SandboxReply): void {
  if (stream) {
    response.writeHead(status, headers)
    response.flushHeaders()
    void writeBits(response, stream)
    return
  }
  const bytes = Buffer.from(body)
  const length = status === 204 || status === 304 ? {} : { 'content-length': bytes.length }
  response.writeHead(status, { ...headers, ...length })
  response.end(bytes)
}

const asJson = (value: unknown, status = 200): SandboxReply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
})

/** The sandbox's own doors: faults on and off, what was asked, and where a redirect ends. */
const CONTROLS: Record<string, (room: Room, request: SandboxRequest) => SandboxReply> = {
  'GET /sandbox/faults': ({ faults }) => faultList(faults),
  'POST /sandbox/faults': ({ faults }, { body }) => setFault(faults, body),
  'DELETE /sandbox/faults': ({ faults }) => {
    faults.clear()
    return faultList(faults)
  },
  'GET /sandbox/requests': ({ requests }) => asJson(requests),
  'DELETE /sandbox/requests': ({ requests }) => {
    requests.length = 0
    return asJson([])
  },
  'GET /sandbox/portal': () => ({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: '<!doctype html><title>Sign in</title><h1>Sign in to this network</h1>',
  }),
}

function controlReply(room: Room, request: SandboxRequest): SandboxReply | undefined {
  return CONTROLS[`${request.method} ${request.url.pathname}`]?.(room, request)
}

function faultList(faults: FaultSwitch): SandboxReply {
  const active = faults.list().map((rule) => ({ ...rule, match: String(rule.match) }))
  return asJson({ active, names: Object.keys(FAULTS) })
}

/** JSON has no patterns: `match` is a part of path and query, `pattern` a regular expression. */
function setFault(faults: FaultSwitch, body: string): SandboxReply {
  try {
    const asked: Record<string, unknown> = JSON.parse(body)
    const { pattern, match = '', fault = '', times } = asked
    if (!isFault(String(fault))) return asJson({ message: unknownFault(String(fault)) }, 400)
    faults.set({
      match: typeof pattern === 'string' ? new RegExp(pattern) : String(match),
      fault: String(fault),
      ...(typeof times === 'number' ? { times } : {}),
    })
    return faultList(faults)
  } catch (error) {
    return asJson({ message: `The fault could not be set: ${error}` }, 400)
  }
}
