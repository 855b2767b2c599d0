// The content service: `/spaces/…`, `/preview/spaces/…`, the files under `/assets/{space}/…`, and a door to save.
import type { SandboxReply, SandboxRequest, Service } from '../http.ts'
import { openView } from './access.ts'
import { type Address, fileHost, readAddress } from './address.ts'
import { type Asked, assetsAnswer, entriesAnswer, presentation } from './collection.ts'
import type { SpaceDefinition } from './definition.ts'
import { createFileService } from './files/files.ts'
import { contentTypesAnswer, localesAnswer, presentContentType, spaceAnswer } from './model.ts'
import { presentAsset, presentEntry } from './present.ts'
import { notFound, Refusal } from './refusal.ts'
import { answer, preflight, refuse } from './reply.ts'
import { save, saveAddress } from './saving.ts'
import { type ContentSwitches, gatekeeper } from './switches.ts'
import { planned } from './timeline.ts'
import { serveSpace } from './view.ts'

export interface ContentServiceOptions {
  /** Read at every request, so that it can be changed while the service runs. */
  switches?: ContentSwitches
  /** Milliseconds since 1970. */
  now?: () => number
}

export function createContentService(
  spaces: SpaceDefinition[],
  { switches = {}, now = Date.now }: ContentServiceOptions = {},
): Service {
  const served = spaces.map(serveSpace)
  const files = createFileService(spaces)
  const check = gatekeeper(switches, now)
  return (request) => {
    const toSave = saveAddress(request)
    if (toSave) return withRefusals(() => save(served, toSave, request))
    const address = readAddress(request.url)
    if (!address) return files(request)
    if (request.method === 'OPTIONS') return preflight()
    return withRefusals(() => {
      const view = openView(served, address, request)
      check()
      const { searchParams: parameters } = request.url
      const asked = address.timeline ? planned(view, parameters) : { view, parameters }
      return answer(request, read(address, { ...asked, host: fileHost(request.url) }, request))
    })
  }
}

function withRefusals(work: () => SandboxReply): SandboxReply {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) return refuse(error)
    throw error
  }
}

type Reader = (asked: Asked, id: string | undefined) => unknown

const readers: Record<string, Reader> = {
  '': ({ view }) => spaceAnswer(view),
  entries: (asked, id) => (id === undefined ? entriesAnswer(asked) : oneEntry(asked, id)),
  assets: (asked, id) => (id === undefined ? assetsAnswer(asked) : oneAsset(asked, id)),
  locales: ({ view }) => localesAnswer(view),
  content_types: (asked, id) =>
    id === undefined ? contentTypesAnswer(asked.view, asked.parameters) : oneType(asked, id),
}

function read(address: Address, asked: Asked, { method }: SandboxRequest): unknown {
  const { timeline, collection, id, beyond } = address
  const reader = Object.hasOwn(readers, collection) ? readers[collection] : undefined
  const isRead = method === 'GET' || method === 'HEAD'
  const onlyWhole = id !== undefined && collection === 'locales'
  const isTimeless = timeline && collection !== 'entries' && collection !== 'assets'
  if (!reader || !isRead || onlyWhole || isTimeless || beyond.length > 0)
    throw notFound({ type: 'Route' })
  return reader(asked, id)
}

function oneEntry(asked: Asked, id: string): unknown {
  const how = presentation(asked)
  const entry = asked.view.entries.get(id)
  if (!entry) throw missing('Entry', id, asked)
  return presentEntry(entry, how)
}

function oneAsset(asked: Asked, id: string): unknown {
  const how = presentation(asked)
  const asset = asked.view.assets.get(id)
  if (!asset) throw missing('Asset', id, asked)
  return presentAsset(asset, how)
}

function oneType({ view, ...asked }: Asked, id: string): unknown {
  const contentType = view.contentTypes.get(id)
  if (!contentType) throw missing('ContentType', id, { view, ...asked })
  return presentContentType(contentType, view.space)
}

function missing(type: string, id: string, { view }: Asked): Refusal {
  return notFound({ type, id, environment: view.space.environment, space: view.space.id })
}
