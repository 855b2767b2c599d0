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

test('lists what is missing, and can leave it out', async () => {
  const { errors } = await client().getEntries({ 'sys.id': 'amber' })
  expect(errors?.map(({ details }) => details.id)).toEqual(['gone', 'storm'])
  const tidy = await client().withoutUnresolvableLinks.getEntries({ 'sys.id': 'amber' })
  expect(tidy.items[0]?.fields.related).toHaveLength(2)
})

test('filters, orders and selects', async () => {
  const { items, total } = await client().getEntries({
    content_type: 'article',
    'fields.tags[in]': ['craft', 'birds'],
    'fields.views[gte]': 7,
    order: ['-fields.views'],
    select: ['fields.title'],
  })
  expect(total).toBe(2)
  expect(items.map(({ fields }) => fields)).toEqual([{ title: 'Amber' }, { title: 'Gulls' }])
})

test('reads assets, languages, content types and the space', async () => {
  const asset = await client().getAsset('picture', { locale: 'de' })
  expect(asset.fields.file?.url).toBe(
    `//127.0.0.1:${sandbox.port}/assets/coast/picture/amber%20stones.png`,
  )
  expect((await client().getAssets({ 'sys.id[in]': ['picture', 'sound'] })).total).toBe(2)
  expect((await client().getLocales()).items.map(({ code }) => code)).toContain('pl')
  expect((await client().getContentTypes()).total).toBe(2)
  expect((await client().getContentType('author')).displayField).toBe('name')
  expect((await client().getSpace()).sys.id).toBe('coast')
})

test('reads drafts from the preview', async () => {
  const preview = client({ accessToken: 'preview-token', basePath: '/preview' })
  expect((await preview.getEntry('storm')).fields.title).toBe('Storm')
  await expect(client().getEntry('storm')).rejects.toThrow('The resource could not be found')
})

interface Mistake {
  name: string
  changes?: Record<string, string>
  query?: { locale?: string; limit?: number }
}

const mistakes: Mistake[] = [
  { name: 'AccessTokenInvalid', changes: { accessToken: 'wrong' } },
  { name: 'NotFound', changes: { environment: 'staging' } },
  { name: 'BadRequest', query: { locale: 'xx' } },
  { name: 'InvalidQuery', query: { limit: 1001 } },
]

test.each(mistakes)('meets $name as the error of that name', async ({ name, changes, query }) => {
  await expect(client(changes).getEntries(query)).rejects.toMatchObject({ name })
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
