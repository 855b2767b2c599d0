// The real client, unchanged, against the service behind a real socket.
import { createClient } from 'contentful'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContentService } from '../../../demo/sandbox/content/service.ts'
import { type Sandbox, startSandbox } from '../../../demo/sandbox/server.ts'
import { space } from './space.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ services: [createContentService([space])] })
})

afterAll(() => sandbox.close())

const client = (changes = {}) =>
  createClient({
    space: 'coast',
    accessToken: 'delivery-token',
    host: `127.0.0.1:${sandbox.port}`,
    insecure: true,
    retryOnError: false,
    ...changes,
  })

test('reads an entry and resolves what it links to, cycles and all', async () => {
  const { fields } = await client().getEntry('amber', { include: 3 })
  expect(fields.title).toBe('Amber')
  expect(fields).toMatchObject({ author: { fields: { portrait: { sys: { type: 'Asset' } } } } })
  expect(fields).toMatchObject({ related: [{ fields: { title: 'Gulls' } }, {}, {}] })
  const { related } = fields
  if (!Array.isArray(related)) throw new Error('The list of links is gone')
  expect(related[0]).toMatchObject({ fields: { related: [{ sys: { id: 'amber' } }] } })
  expect(related[2]).toMatchObject({ fields: { title: 'Amber' } })
})

test('resolves the links inside rich text', async () => {
  const { items } = await client().getEntries({ 'sys.id': 'amber' })
  expect(items[0]?.fields.body).toMatchObject({
    content: [
      {},
      { data: { target: { fields: { title: 'Amber on the beach' } } } },
      { data: { target: { fields: { title: 'Gulls' } } } },
      { content: [{ data: { target: { sys: { type: 'Link', id: 'gone' } } } }] },
    ],
  })
})

test('tries again by itself when the rate is exceeded, as its owner expects', async () => {
  const switches = { requestsPerSecond: 0 }
  const limited = await startSandbox({ services: [createContentService([space], { switches })] })
  const retrying = client({
    host: `127.0.0.1:${limited.port}`,
    retryOnError: true,
    logHandler: () => {
      switches.requestsPerSecond = 9
    },
  })
  expect((await retrying.getEntries({ limit: 1 })).total).toBe(4)
  expect(limited.requests).toHaveLength(2)
  await limited.close()
})
