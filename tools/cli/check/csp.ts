// A Content-Security-Policy, as browsers read it: which sources it allows for what.

export type Directives = ReadonlyMap<string, readonly string[]>

/** Of a directive that is named twice the first counts. */
export function directivesOf(policy: string): Directives {
  const found = new Map<string, string[]>()
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    const key = name.toLowerCase()
    if (key && !found.has(key)) found.set(key, sources)
  }
  return found
}

/** Several headers arrive with commas between them. */
export const policiesIn = (header: string | null) =>
  (header ?? '').split(',').filter(Boolean).map(directivesOf)

const chains: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
}

/** Null where the policy says nothing of it. */
export function sourcesFor(directives: Directives, directive: string): readonly string[] | null {
  for (const name of chains[directive] ?? []) {
    const sources = directives.get(name)
    if (sources) return sources
  }
  return null
}

const ports: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }
const portOf = ({ port, protocol }: URL) => port || ports[protocol] || ''

const isScheme = (wanted: string, { protocol }: URL) =>
  protocol === wanted || (wanted === 'http:' && protocol === 'https:')

function isHost(wanted: string, host: string) {
  return wanted.startsWith('*.') ? host.endsWith(wanted.slice(1)) : wanted === host
}

const isPath = (wanted: string, path: string) =>
  wanted === '' || (wanted.endsWith('/') ? path.startsWith(wanted) : path === wanted)

const written = /^(?:([a-z][a-z\d+.-]*:)\/\/)?(\*|[^/:]+)(?::(\d+|\*))?(\/[^?#]*)?$/i

function fits(source: string, url: URL, self: URL | null): boolean {
  if (source === '*') return /^(?:https?|wss?):$/.test(url.protocol)
  if (/^'self'$/i.test(source)) return self !== null && url.origin === self.origin
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return isScheme(source.toLowerCase(), url)
  const [, scheme, host = '', port, path = ''] = written.exec(source) ?? []
  if (!host) return false
  const schemeFits = scheme
    ? isScheme(scheme.toLowerCase(), url)
    : isScheme(self?.protocol ?? 'https:', url)
  const hostFits = host === '*' || isHost(host.toLowerCase(), url.hostname)
  const portFits = port === '*' || (port ?? ports[url.protocol]) === portOf(url)
  return schemeFits && hostFits && portFits && isPath(path, url.pathname)
}

export const allows = (sources: readonly string[], url: URL, self: URL | null) =>
  sources.some((source) => fits(source, url, self))

export const hasNonce = (sources: readonly string[], nonce: string | null) =>
  Boolean(nonce) && sources.includes(`'nonce-${nonce}'`)
