// The files of a space, at the addresses its assets give: with caching, ranges and sizes on demand.
import type { SandboxReply, SandboxRequest, Service } from '../../http.ts'
import { decoded } from '../address.ts'
import type { AssetDefinition, SpaceDefinition } from '../definition.ts'
import { notFound, Refusal } from '../refusal.ts'
import { etagOf, isUnchanged, openToAll, preflight, refuse } from '../reply.ts'
import { type MadeFile, makeFile } from './images.ts'
import { readRange } from './range.ts'

interface StoredFile extends MadeFile {
  etag: string
}

type Store = Map<string, StoredFile>

/** Enough for a page's pictures in a few sizes; drawing one again costs some 50 ms. */
const mostStored = 60

export function createFileService(spaces: SpaceDefinition[]): Service {
  const store: Store = new Map()
  return (request) => {
    const [root, spaceId, id, fileName, ...beyond] = request.url.pathname
      .split('/')
      .filter(Boolean)
      .map(decoded)
    const space = spaces.find((candidate) => candidate.id === spaceId)
    if (root !== 'assets' || !space || beyond.length > 0) return undefined
    if (request.method === 'OPTIONS') return preflight()
    const asset = spaces
      .filter((candidate) => candidate.id === spaceId)
      .flatMap((candidate) => candidate.assets)
      .find((candidate) => candidate.id === id && candidate.file.fileName === fileName)
    if (!asset) return refuse(notFound({ type: 'Asset', id, space: spaceId }))
    return serve(request, asset, store)
  }
}

function serve(request: SandboxRequest, asset: AssetDefinition, store: Store): SandboxReply {
  try {
    return replyWith(request, asset, stored(request, asset, store))
  } catch (error) {
    if (error instanceof Refusal) return refuse(error)
    throw error
  }
}

function stored({ url }: SandboxRequest, { file }: AssetDefinition, store: Store): StoredFile {
  const key = url.pathname + url.search
  const known = store.get(key)
  if (known) return known
  const made = makeFile(file, url.searchParams)
  const fresh = { ...made, etag: etagOf(made.bytes) }
  const [oldest] = store.keys()
  if (oldest !== undefined && store.size >= mostStored) store.delete(oldest)
  store.set(key, fresh)
  return fresh
}

function replyWith(
  request: SandboxRequest,
  { file }: AssetDefinition,
  { bytes, unmet, etag }: StoredFile,
): SandboxReply {
  const headers = {
    ...openToAll,
    'content-type': file.contentType,
    'cache-control': 'public, max-age=31536000',
    'accept-ranges': 'bytes',
    etag,
    ...(unmet.length > 0 ? { 'x-sandbox-image': `passed-through ${unmet.join(' ')}` } : {}),
  }
  if (isUnchanged(request, etag)) return { status: 304, headers, body: '' }
  const span = readRange(request.headers.range, bytes.length)
  if (span === undefined) return { status: 200, headers, body: bytes }
  if (span === 'outside') {
    const range = { 'content-range': `bytes */${bytes.length}` }
    return { status: 416, headers: { ...headers, ...range }, body: '' }
  }
  const range = { 'content-range': `bytes ${span.first}-${span.last}/${bytes.length}` }
  const part = bytes.subarray(span.first, span.last + 1)
  return { status: 206, headers: { ...headers, ...range }, body: part }
}
