// A content service in the place of the network, and elements that ask it for entries.
import { afterEach, beforeEach, vi } from 'vitest'
import type { Question } from '../../src/content/pieces.ts'
import { type Call, startCall } from '../../src/net/deadline.ts'

export const fetched = vi.fn<(address: string, options: RequestInit) => Promise<Response>>()
export const space = {
  origin: 'https://content.example',
  spaceId: 's',
  environment: 'master',
  token: 'key1',
  preview: false,
  timeline: null,
}
export const question = (id: string, more: Partial<Question> = {}): Question => ({
  space,
  reference: { id },
  locale: null,
  include: 3,
  note: () => {},
  fresh: false,
  ...more,
})

/** An element that waits for an answer. */
let waiting: Call[] = []
export function someone() {
  const call = startCall()
  waiting.push(call)
  return call
}

const post = { sys: { id: 'post' } }
const entry = (id: string) => ({
  sys: { id, type: 'Entry', contentType: post },
  fields: { title: `Title of ${id}`, slug: `slug-${id}` },
})
export let sent: URL[] = []
/** A service that has every entry but those whose name begins with `no`. */
export async function service(address: string, { signal }: RequestInit) {
  if (signal?.aborted) throw new DOMException('', 'AbortError')
  const url = new URL(address)
  sent.push(url)
  const asked = (name: string) =>
    url.searchParams.get(name)?.split(name.endsWith(']') ? ',' : '\n') ?? []
  const ids = [...asked('sys.id'), ...asked('sys.id[in]')]
  const slugs = [...asked('fields.slug'), ...asked('fields.slug[in]')]
  const found = [...ids, ...slugs.map((slug) => slug.replace('slug-', ''))]
  const items = found.filter((id) => !id.startsWith('no')).map(entry)
  return new Response(JSON.stringify({ sys: { type: 'Array' }, total: items.length, items }))
}
/** Answers come when the test opens the gate. */
export function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  fetched.mockImplementation(async (address, options) => {
    const answer = service(address, options)
    const gone = new Promise<never>((_, reject) => {
      options.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    })
    await Promise.race([opened, gone])
    return answer
  })
  return () => open()
}

export const queries = () => sent.map(({ searchParams }) => Object.fromEntries(searchParams))

// Each test has a page of its own, with nothing cached.
export let { fetchEntry } = await import('../../src/content/client.ts')
beforeEach(async () => {
  vi.resetModules()
  fetchEntry = (await import('../../src/content/client.ts')).fetchEntry
  sent = []
  fetched.mockReset()
  fetched.mockImplementation(service)
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  for (const call of waiting) call.done()
  waiting = []
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

export const bySlug = (slug: string, more: Partial<Question> = {}) =>
  question('', { reference: { contentType: 'post', field: 'slug', slug }, ...more })
