// What a URL of the service asks for, and whether it asks the delivery or the preview.

export interface Address {
  /** Undefined where the host does not tell; then the token decides. */
  preview: boolean | undefined
  space: string
  environment: string
  /** Whether it asks for what is planned. */
  timeline: boolean
  /** `entries`, `assets` …; empty for the space itself. */
  collection: string
  id: string | undefined
  /** Path segments that nothing answers to. */
  beyond: string[]
}

/** Undefined where the path is not the service's own. */
export function readAddress(url: URL): Address | undefined {
  const segments = url.pathname.split('/').filter(Boolean).map(decoded)
  const previewPath = segments[0] === 'preview'
  if (previewPath) segments.shift()
  const [root, space, ...rest] = segments
  if (root !== 'spaces' || space === undefined) return undefined
  const named = rest[0] === 'environments'
  const environment = named ? (rest[1] ?? '') : 'master'
  const asked = named ? rest.slice(2) : rest
  const timeline = asked[0] === 'timeline'
  const [collection = '', id, ...beyond] = timeline ? asked.slice(1) : asked
  const preview = previewPath || previewHost(url)
  return { preview, space, environment, timeline, collection, id, beyond }
}

function previewHost(url: URL): boolean | undefined {
  if (url.hostname.startsWith('preview.')) return true
  return url.hostname.startsWith('cdn.') ? false : undefined
}

export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The host that serves files: the one that was asked, without the name of the preview. */
export function fileHost(url: URL): string {
  return url.host.replace(/^(preview|cdn)\./, '')
}
