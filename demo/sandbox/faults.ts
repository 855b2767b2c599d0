// What can go wrong between a page and a service, one small function for each, and the switch
// that chooses. Longer than usual: the map of faults is the list people look for.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SandboxReply } from './http.ts'

export interface FaultScene {
  request: IncomingMessage
  response: ServerResponse
  /** Path and query, without the fault's own marks. */
  path: string
  /** What follows the colon in `delay:800`; empty without one. */
  argument: string
  /** The honest answer. The service only sees the request when a fault asks for it. */
  answer: () => SandboxReply
  send: (reply: SandboxReply) => void
  memory: FaultMemory
}

/** What lasts from one request to the next. */
export interface FaultMemory {
  slowAnswerUnderWay: boolean
}

export type Fault = (scene: FaultScene) => void

const json = (status: number, body: string): SandboxReply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body,
})

const html = (status: number): SandboxReply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><title>${status}</title><h1>This is a page, not an answer</h1>`,
})

const whole = (body: string): Fault => {
  return ({ send }) => send(json(200, body))
}

interface Wording {
  search: string
  content: string
}

const WORDING: Record<string, Wording> = {
  400: {
    search: 'filters: Unexpected token string(x) expected end of filter at col 4',
    content: 'InvalidQuery',
  },
  401: { search: 'Invalid credentials', content: 'AccessTokenInvalid' },
  402: { search: 'This feature is not enabled on your account', content: 'AccessDenied' },
  403: { search: 'Invalid Application-ID or API key', content: 'AccessDenied' },
  '403:quota': {
    search: 'Operations quota exceeded, change plan to get more Operations.',
    content: 'AccessDenied',
  },
  '403:blocked': {
    search:
      'This operation cannot be processed, the application is blocked. Contact us to unblock it.',
    content: 'AccessDenied',
  },
  404: { search: 'Index missing does not exist', content: 'NotFound' },
  429: { search: 'Too many requests', content: 'RateLimitExceeded' },
  500: { search: 'Internal server error', content: 'ServerError' },
}

/** Each service says the same in its own form. */
export function errorReply(status: number, path: string, reason = ''): SandboxReply {
  const wording = WORDING[`${status}:${reason}`] ?? WORDING[status]
  const { search, content } = wording ?? { search: 'Error', content: 'UnknownError' }
  const body = path.startsWith('/spaces/')
    ? { sys: { type: 'Error', id: content }, message: content, requestId: 'sandbox' }
    : { message: search, status }
  return json(status, JSON.stringify(body))
}

const status = (code: number): Fault => {
  return ({ send, path, argument }) => send(errorReply(code, path, argument))
}

function amount(argument: string, otherwise: number): number {
  const value = Number.parseFloat(argument)
  return Number.isFinite(value) ? value : otherwise
}

function later(response: ServerResponse, milliseconds: number, action: () => void): void {
  const timer = setTimeout(action, milliseconds)
  response.on('close', () => clearTimeout(timer))
}

function headOf(response: ServerResponse, reply: SandboxReply, length: number): void {
  response.writeHead(reply.status, { ...reply.headers, 'content-length': length })
}

const drip: Fault = ({ response, argument, answer }) => {
  const reply = answer()
  const bytes = Buffer.from(reply.body)
  let sent = 0
  headOf(response, reply, bytes.length)
  const timer = setInterval(
    () => {
      response.write(bytes.subarray(sent, ++sent))
      if (sent >= bytes.length) response.end()
    },
    amount(argument, 100),
  )
  response.on('close', () => clearInterval(timer))
}

const cut: Fault = ({ response, answer }) => {
  const reply = answer()
  const bytes = Buffer.from(reply.body)
  headOf(response, reply, bytes.length)
  response.write(bytes.subarray(0, bytes.length >> 1), () => response.destroy())
}

/** `429:2` says when to come back. */
const tooManyRequests: Fault = ({ send, path, argument }) => {
  const reply = errorReply(429, path)
  const wait: Record<string, string> = argument ? { 'retry-after': argument } : {}
  send({ ...reply, headers: { ...reply.headers, ...wait } })
}

const redirect: Fault = ({ send }) => {
  send({ status: 302, headers: { location: '/sandbox/portal' }, body: '' })
}

/** A later request overtakes the first; the next one after both is slow again. */
const outOfOrder: Fault = ({ memory, response, argument, answer, send }) => {
  if (memory.slowAnswerUnderWay) return send(answer())
  memory.slowAnswerUnderWay = true
  response.on('close', () => {
    memory.slowAnswerUnderWay = false
  })
  later(response, amount(argument, 800), () => send(answer()))
}

function wronglyTyped(value: unknown, depth: number): unknown {
  if (Array.isArray(value)) {
    return depth > 0 ? value.map((item) => wronglyTyped(item, depth - 1)) : 'not a list'
  }
  if (value !== null && typeof value === 'object') {
    if (depth <= 0) return 7
    const fields = Object.entries(value).map(([key, field]) => [
      key,
      wronglyTyped(field, depth - 1),
    ])
    return Object.fromEntries(fields)
  }
  if (typeof value === 'number') return { not: 'a number' }
  return typeof value === 'string' ? 7 : 'unexpected'
}

/** An answer that is no JSON, a picture perhaps, stays as it is. */
function rewritten(reply: SandboxReply, change: (answer: unknown) => unknown): SandboxReply {
  try {
    return { ...reply, body: JSON.stringify(change(JSON.parse(String(reply.body)))) }
  } catch {
    return reply
  }
}

/** Every leaf is wrong; with `wrong-types:2` the lists and objects at that depth are wrong too. */
const wrongTypes: Fault = ({ answer, send, argument }) => {
  send(rewritten(answer(), (value) => wronglyTyped(value, amount(argument, Infinity))))
}

/** The honest answer, made heavy by a field that nobody asked for. */
const huge: Fault = ({ answer, send, argument }) => {
  const padding = 'x'.repeat(Math.round(amount(argument, 5) * 1024 * 1024))
  send(rewritten(answer(), (value) => Object.assign({}, value, { padding })))
}

export const FAULTS: Record<string, Fault> = {
  refused: ({ request }) => request.socket.destroy(),
  hang: () => undefined,
  drip,
  cut,
  '302': redirect,
  '400': status(400),
  '401': status(401),
  '402': status(402),
  '403': status(403),
  '404': status(404),
  '429': tooManyRequests,
  '500': status(500),
  '503': ({ send }) => send(html(503)),
  html: ({ send }) => send(html(200)),
  empty: whole(''),
  null: whole('null'),
  object: whole('{}'),
  array: whole('[]'),
  malformed: whole('{"results":[{"hits":'),
  'wrong-types': wrongTypes,
  huge,
  delay: ({ response, argument, answer, send }) =>
    later(response, amount(argument, 1000), () => send(answer())),
  'out-of-order': outOfOrder,
  // A proxy between page and service that knows nothing of other origins.
  'no-cors': ({ response, answer, send }) => {
    response.removeHeader('access-control-allow-origin')
    const { headers, ...reply } = answer()
    const isOther = ([name]: [string, string]) => name !== 'access-control-allow-origin'
    send({ ...reply, headers: Object.fromEntries(Object.entries(headers ?? {}).filter(isOther)) })
  },
}

export interface FaultRule {
  /** A part of path and query, or a pattern over it. */
  match: string | RegExp
  /** A name from FAULTS, with an argument if it takes one: `delay:800`. */
  fault: string
  /** How many requests meet it; without a number, all of them. */
  times?: number
}

export interface FaultSwitch {
  set(rule: FaultRule): void
  clear(): void
  /** The fault this request meets, counted against the rule's `times`. */
  take(path: string): string | undefined
  list(): FaultRule[]
}

export function isFault(fault: string): boolean {
  return Object.hasOwn(FAULTS, fault.split(':')[0] ?? '')
}

export function createFaultSwitch(): FaultSwitch {
  let rules: FaultRule[] = []
  const left = (rule: FaultRule) => rule.times ?? Infinity
  const meets = ({ match }: FaultRule, path: string) =>
    typeof match === 'string' ? path.includes(match) : path.search(match) >= 0
  return {
    set(rule) {
      if (!isFault(rule.fault)) throw new Error(unknownFault(rule.fault))
      rules = [{ ...rule }, ...rules]
    },
    clear() {
      rules = []
    },
    take(path) {
      const rule = rules.find((candidate) => left(candidate) > 0 && meets(candidate, path))
      if (rule?.times !== undefined) rule.times -= 1
      return rule?.fault
    },
    list: () => rules.filter((rule) => left(rule) > 0),
  }
}

export function unknownFault(fault: string): string {
  return `There is no fault "${fault}". Use one of: ${Object.keys(FAULTS).join(', ')}`
}

export function playFault(fault: string, scene: Omit<FaultScene, 'argument'>): void {
  const [name = '', argument = ''] = fault.split(':')
  const act = isFault(fault) ? FAULTS[name] : undefined
  const refuse = () => scene.send(json(400, JSON.stringify({ message: unknownFault(fault) })))
  if (act) act({ ...scene, argument })
  else refuse()
}
