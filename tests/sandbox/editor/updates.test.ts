// Who is told what, and when.
import { stringify } from 'flatted'
import { expect, test } from 'vitest'
import { createContentService } from '../../../demo/sandbox/content/service.ts'
import { guideSpace } from '../../../demo/sandbox/data/content/space.ts'
import type { Service } from '../../../demo/sandbox/editor/service.ts'
import { Space } from '../../../demo/sandbox/editor/space.ts'
import { Updates } from '../../../demo/sandbox/editor/updates.ts'
import type { Message } from '../../../demo/sandbox/editor/wire.ts'

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
const entry = (id: string, fields: Record<string, unknown>, more = {}) => ({
  sys: {
    ...{ type: 'Entry', id, locale: 'en-US', contentType: link('ContentType', 'article') },
    ...{ space: link('Space', 'guide'), environment: link('Environment', 'master'), ...more },
  },
  fields,
})

function opened() {
  const guide = guideSpace({ now: new Date() })
  // Nobody looks at pictures here, and to measure one is to draw it.
  const assets = guide.assets.map((asset) => ({
    ...asset,
    file: { ...asset.file, bytes: () => new Uint8Array() },
  }))
  const sandbox = createContentService([{ ...guide, assets }])
  const asked: string[] = []
  const service: Service = {
    async ask(path, parameters = {}) {
      asked.push(path)
      const query = new URLSearchParams({ ...parameters, access_token: 'guide-preview' })
      const url = new URL(`http://localhost/spaces/guide/environments/master/${path}?${query}`)
      return JSON.parse(String(sandbox({ method: 'GET', url, headers: {}, body: '' })?.body))
    },
    async save() {},
  }
  const said: Message[] = []
  const space = new Space(service)
  const wire = { say: (method: string, message: Message) => said.push({ method, ...message }) }
  return { updates: new Updates(wire, () => space), space, said, asked }
}

const subscribed = (id: string, data: unknown) => ({
  ...{ id, event: 'edit', locale: 'en', config: stringify({ data }) },
})
const place = { kind: 'Entry' as const, id: 'place-kino-majakas' }

async function withTitle(space: Space, id: string, value: string) {
  const item = await space.open({ kind: 'Entry', id })
  const field = item.type.fields.find((field) => field.id === 'title')
  if (field) item.set(field, 'en-US', value)
  return item
}

test('only those are told in whose data the entry stands, at any depth', async () => {
  const { updates, space, said } = opened()
  const own = entry('article-01', { title: 'Old' })
  await updates.subscribe(subscribed('one', own))
  await updates.subscribe(subscribed('two', entry('landing-home', { sections: [own] })))
  await updates.subscribe(subscribed('three', entry('article-02', {})))
  expect(said.map(({ subscriptionId }) => subscriptionId)).toEqual(['one', 'two', 'three'])
  said.length = 0
  await updates.tell(await withTitle(space, 'article-01', 'New'))
  const changed = entry('article-01', { title: 'New' })
  expect(said).toMatchObject([
    { method: 'ENTRY_UPDATED', subscriptionId: 'one', data: changed },
    { method: 'ENTRY_UPDATED', subscriptionId: 'two', data: { fields: { sections: [changed] } } },
  ])
})

test('what was typed before is there at once', async () => {
  const { updates, space, said } = opened()
  await withTitle(space, 'article-01', 'New')
  await updates.subscribe(subscribed('one', entry('article-01', { title: 'Old' })))
  expect(said).toMatchObject([{ data: { fields: { title: 'New' } } }])
})

test('a new link is told with its target as soon as the service has told it, and asked for once', async () => {
  const { updates, space, said, asked } = opened()
  await updates.subscribe(subscribed('one', entry('article-01', {})))
  const item = await space.open({ kind: 'Entry', id: 'article-01' })
  const related = item.type.fields.find(({ id }) => id === 'related')
  if (related) item.set(related, 'en-US', [link('Entry', place.id)])
  said.length = 0
  asked.length = 0
  await Promise.all([updates.tell(item), updates.tell(item)])
  expect(asked).toEqual(['entries'])
  expect(said[0]).toMatchObject({ data: { fields: { related: [link('Entry', place.id)] } } })
  expect(said.at(-1)).toMatchObject({
    data: { fields: { related: [{ fields: { city: 'Tallinn' } }] } },
  })
  // What is typed in it is told from then on.
  said.length = 0
  const target = await space.open(place)
  const city = target.type.fields.find(({ id }) => id === 'city')
  if (city) target.set(city, 'en-US', 'Reval')
  await updates.tell(target)
  expect(said).toMatchObject([{ data: { fields: { related: [{ fields: { city: 'Reval' } }] } } }])
})

test('a link to nothing stays a link', async () => {
  const { updates, space, said } = opened()
  await updates.subscribe(subscribed('one', entry('article-01', {})))
  const item = await space.open({ kind: 'Entry', id: 'article-01' })
  const author = item.type.fields.find(({ id }) => id === 'author')
  if (author) item.set(author, 'en-US', link('Entry', 'nobody'))
  await updates.tell(item)
  expect(said.at(-1)).toMatchObject({ data: { fields: { author: link('Entry', 'nobody') } } })
  const count = said.length
  await updates.tell(item)
  expect(said).toHaveLength(count + 1)
})

test('who has unsubscribed is told nothing more', async () => {
  const { updates, space, said } = opened()
  await updates.subscribe(subscribed('one', entry('article-01', {})))
  updates.unsubscribe({ id: 'one' })
  said.length = 0
  await updates.tell(await withTitle(space, 'article-01', 'New'))
  expect(said).toEqual([])
})

test.each([
  ['no config', {}],
  ['a config that is none', { config: '{' }],
  ['data that is no entry', { config: stringify({ data: { title: 'x' } }) }],
  ['an entry of no space', { config: stringify({ data: entry('a', {}, { space: null }) }) }],
])('%s is no subscription', async (_, message) => {
  const { updates, said } = opened()
  expect(await updates.subscribe({ id: 'one', locale: 'en', ...message })).toBeNull()
  expect(said).toEqual([])
})
