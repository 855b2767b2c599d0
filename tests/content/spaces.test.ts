// Requests to other spaces, and what happens with their answers.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createContentService } from '../../demo/sandbox/content/service.ts'
import type { Question } from '../../src/content/pieces.ts'
import { accessIn, contentPolicy } from '../../src/content/service.ts'
import type { DocSettings } from '../../src/contract/rich-doc.ts'
import { type Call, startCall } from '../../src/net/deadline.ts'
import type { Json } from '../../src/net/json.ts'
import { neighbours, urn } from '../fixtures/neighbours.ts'

const service = createContentService(neighbours)
const fetched = vi.fn<(address: string, options: RequestInit) => Promise<Response>>()

async function answer(address: string, { signal }: RequestInit) {
  if (signal?.aborted) throw signal.reason
  const reply = service({ method: 'GET', url: new URL(address), headers: {}, body: '' })
  return new Response(String(reply?.body), { status: reply?.status ?? 404 })
}

const settings = {
  spaceId: 'quay',
  accessToken: 'quay-delivery',
  environment: 'master',
  contentHost: 'https://content.example',
  preview: false,
  previewToken: 'quay-preview',
  timeline: null,
  spaces: [
    { spaceId: 'mill', token: 'mill-delivery' },
    { spaceId: 'ferry', token: 'ferry-delivery' },
  ],
} as DocSettings
const space = accessIn(settings)

const question = (id: string, more: Partial<Question> = {}): Question => ({
  space: space ?? {
    origin: '',
    spaceId: '',
    environment: '',
    token: '',
    preview: false,
    timeline: null,
  },
  reference: { id },
  locale: null,
  include: 3,
  note: () => {},
  fresh: false,
  ...more,
})

let call: Call
let { fetchEntry } = await import('../../src/content/client.ts')
let { withOtherSpaces } = await import('../../src/content/spaces.ts')
const warn = vi.spyOn(console, 'warn')

beforeEach(async () => {
  vi.resetModules()
  fetchEntry = (await import('../../src/content/client.ts')).fetchEntry
  withOtherSpaces = (await import('../../src/content/spaces.ts')).withOtherSpaces
  call = startCall()
  fetched.mockReset()
  fetched.mockImplementation(answer)
  vi.stubGlobal('fetch', fetched)
  warn.mockReset()
})
afterEach(() => {
  call.done()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function opened(id: string, more: Partial<Question> = {}) {
  const one = question(id, more)
  return withOtherSpaces(await fetchEntry(one, call), one, call, '<rich-doc>')
}

/** A document of the home space with these fields. */
function withFields(fields: Json) {
  fetched.mockImplementation(async (address, options) =>
    address.includes('/quay/') && !address.includes('keeper')
      ? new Response(
          JSON.stringify({
            items: [{ sys: { id: 'own', locale: 'en-US' }, fields }],
            includes: {},
          }),
        )
      : answer(address, options),
  )
  return opened('own')
}

const link = (path: string, linkType = 'Contentful:Entry') => ({
  sys: { type: 'ResourceLink', linkType, urn: path },
})
const paths = () => fetched.mock.calls.map(([address]) => new URL(address).pathname)
const fieldsOf = (found: { entry: { fields: Json } }) => found.entry.fields

describe('a reference', () => {
  test.each([
    [urn('mill', 'keeper'), 'mill/master/keeper'],
    [urn('mill/environments/master', 'keeper'), 'mill/master/keeper'],
    [urn('mill/environments/spring', 'keeper'), 'mill/spring/keeper'],
  ])('names its space, an environment or none, and an entry: %s', async (path, key) => {
    const { library, ...found } = await withFields({ one: link(path) })
    expect(fieldsOf(found).one).toMatchObject({ sys: { type: 'Link', linkType: 'Entry', id: key } })
    expect(library.entry(fieldsOf(found).one)?.id).toBe(key)
  })

  test.each([
    'crn:contentful:::content:spaces/mill/entries/two words',
    'crn:contentful:::content:spaces/mill/entries/a/b',
    'crn:contentful:::content:spaces/mill/entries/',
    `crn:contentful:::content:spaces/mill/entries/${'x'.repeat(65)}`,
    'crn:contentful:::content:spaces/mill/environments/a%2Fb/entries/keeper',
    'crn:contentful:::content:spaces/mill/environments/entries/keeper',
    'crn:contentful:::content:spaces/mi?ll/entries/keeper',
    'crn:contentful:::content:spaces/mill/content_types/keeper',
    'spaces/mill/entries/keeper',
    'https://mill.example/spaces/mill/entries/keeper',
    '',
  ])('that is invalid is never requested, and stays unchanged: %j', async (path) => {
    const found = await withFields({ one: link(path) })
    expect(fieldsOf(found).one).toEqual(link(path))
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('to a space without a token is not requested, and stays unchanged', async () => {
    const found = await withFields({ one: link(urn('cellar', 'keeper')) })
    expect(fieldsOf(found).one).toMatchObject({ sys: { type: 'ResourceLink' } })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('is found in a text that is nested ten thousand levels deep', async () => {
    let text: Json = { nodeType: 'paragraph', data: { target: link(urn('mill', 'cat')) } }
    for (let depth = 0; depth < 10_000; depth++) text = { nodeType: 'quote', content: [text] }
    const one = question('own')
    const from = await fetchEntry(question('cat'), call)
    const entry = { ...from.entry, fields: { text } }
    from.library.entries.set('cat', entry)
    const { library } = await withOtherSpaces({ ...from, entry }, one, call, '<rich-doc>')
    expect([...library.entries.keys()].slice(0, 2)).toEqual(['cat', 'mill/master/cat'])
  })

  test('is found at the end of ten thousand entries that lead from one to the next', async () => {
    const from = await fetchEntry(question('cat'), call)
    const { entries } = from.library
    for (let at = 0; at < 10_000; at++) {
      const next = { sys: { type: 'Link', linkType: 'Entry', id: `row-${at + 1}` } }
      const last = link(urn('mill', 'cat'))
      entries.set(`row-${at}`, {
        ...from.entry,
        id: `row-${at}`,
        fields: { next: at < 9999 ? next : last },
      })
    }
    const entry = entries.get('row-0') ?? from.entry
    const { library } = await withOtherSpaces({ ...from, entry }, question('own'), call, 'it')
    expect(library.entries.size).toBe(10_002)
  })

  test('works among entries that link to each other in a circle', async () => {
    const from = await fetchEntry(question('cat'), call)
    const near = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
    const fields = { back: near('cat'), far: link(urn('mill', 'keeper')) }
    from.library.entries.set('kitten', { ...from.entry, id: 'kitten', fields })
    const entry = { ...from.entry, fields: { next: near('kitten') } }
    from.library.entries.set('cat', entry)
    const found = await withOtherSpaces({ ...from, entry }, question('cat'), call, '<rich-doc>')
    const kitten = found.library.entry(fieldsOf(found).next)
    expect(found.library.entry(kitten?.fields.back)).toBe(found.entry)
    expect(found.library.entry(kitten?.fields.far)?.id).toBe('mill/master/keeper')
  })

  test('does not change the service’s answer', async () => {
    const { entry } = await opened('letter')
    expect(JSON.stringify(entry.raw)).toContain('"type":"ResourceLink"')
    expect(JSON.stringify(entry.fields)).not.toContain('"type":"ResourceLink"')
  })

  test('into the document’s own space is the same entry as by a plain link', async () => {
    const { library, ...found } = await withFields({ one: link(urn('quay', 'keeper')) })
    expect(fieldsOf(found).one).toMatchObject({ sys: { id: 'keeper' } })
    expect(library.entry(fieldsOf(found).one)?.fields.title).toBe('Keeper of the quay')
  })
})

describe('the requests', () => {
  test('are one for the entries of a space and one for its assets', async () => {
    await opened('letter')
    expect(paths().sort()).toEqual([
      '/spaces/mill/environments/master/assets',
      '/spaces/mill/environments/master/entries',
      '/spaces/quay/environments/master/entries',
    ])
  })

  test('follow only the links of the document', async () => {
    await opened('ring', { include: 1 })
    expect(paths().map((path) => path.split('/')[2])).toEqual(['quay', 'mill'])
    fetched.mockClear()
    await opened('ring', { include: 0 })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('are cached for the next document, except after a refresh', async () => {
    await opened('letter')
    fetched.mockClear()
    await opened('letter')
    expect(fetched).not.toHaveBeenCalled()
    await opened('letter', { fresh: true })
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  test('to the own space are shared with documents that refer to no other', async () => {
    const { others, ...alone } = question('').space
    await Promise.all([opened('keeper'), opened('cat', { space: alone })])
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(others).toHaveLength(2)
  })

  test('end with the document that wants them', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    const begun = new Promise<void>((resolve) => {
      fetched.mockImplementation((address, options) => {
        if (address.includes('/quay/')) return answer(address, options)
        signals.push(options.signal)
        resolve()
        return new Promise((_, reject) =>
          options.signal?.addEventListener('abort', () => reject(options.signal?.reason)),
        )
      })
    })
    const waiting = opened('list')
    await begun
    call.cancel()
    await waiting
    expect(signals.length).toBeGreaterThan(0)
    expect(signals.every((signal) => signal?.aborted)).toBe(true)
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('a space that fails', () => {
  test.each([401, 403, 404, 500])('with %d is reported by its name', async (status) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fetched.mockImplementation(async (address, options) =>
      address.includes('/mill/')
        ? new Response('{"message": "no, mill-delivery"}', { status })
        : answer(address, options),
    )
    const opening = opened('list')
    await vi.advanceTimersByTimeAsync(5000)
    const { library, entry } = await opening
    expect([...library.entries.keys()]).toContain('ferry/master/cat')
    expect(JSON.stringify(entry.fields.parts)).toMatch(/"ResourceLink".*spaces\/mill/)
    expect(String(warn.mock.calls)).toContain('<rich-doc>: the space mill: ')
    expect(String(warn.mock.calls)).not.toContain('mill-delivery')
  })

  test('to answer in time delays the text by three seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fetched.mockImplementation((address, options) =>
      address.includes('/mill/')
        ? new Promise((_, reject) =>
            options.signal?.addEventListener('abort', () => reject(options.signal?.reason)),
          )
        : answer(address, options),
    )
    let isShown = false
    const opening = opened('list').then((found) => {
      isShown = true
      return found
    })
    await vi.advanceTimersByTimeAsync(2900)
    expect(isShown).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect([...(await opening).library.entries.keys()]).toContain('ferry/master/cat')
    expect(String(warn.mock.calls)).toContain('did not answer in time')
  })

  test('does not affect other spaces', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fetched.mockImplementation(async (address, options) =>
      address.includes('/mill/') ? new Response('', { status: 500 }) : answer(address, options),
    )
    for (let time = 0; time < 4; time++) {
      const opening = opened('letter', { locale: time % 2 ? 'de' : null })
      await vi.advanceTimersByTimeAsync(5000)
      await opening
    }
    const opening = opened('anchor')
    await vi.advanceTimersByTimeAsync(5000)
    expect((await opening).entry.id).toBe('anchor')
  })

  test('to find an entry has not failed', async () => {
    const { entry } = await withFields({ one: link(urn('mill', 'sunk')) })
    expect(entry.fields.one).toMatchObject({ sys: { type: 'Link', id: 'mill/master/sunk' } })
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('the services of a document', () => {
  const origins = (more: Partial<DocSettings>) =>
    accessIn({ ...settings, ...more })?.others?.map(({ origin }) => origin)

  test('are the delivery API for other spaces', () => {
    expect(origins({ contentHost: null, preview: true })).toEqual([
      'https://cdn.contentful.com',
      'https://cdn.contentful.com',
    ])
    expect(origins({ contentHost: 'eu', preview: true })?.[0]).toBe('https://cdn.eu.contentful.com')
    expect(origins({ preview: true })?.[0]).toBe('https://content.example')
    expect(origins({ spaces: null })).toBeUndefined()
  })

  test('are both named by the policy', () => {
    const preview = 'https://preview.contentful.com'
    expect(contentPolicy(preview, 'https://cdn.contentful.com')['connect-src']).toEqual([
      preview,
      'https://cdn.contentful.com',
    ])
  })
})
