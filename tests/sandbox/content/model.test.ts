import { describe, expect, test } from 'vitest'
import { createContentService } from '../../../demo/sandbox/content/service.ts'
import { ask, home, ids } from './ask.ts'
import { space } from './space.ts'

const service = createContentService([space])

test('a space tells its languages', () => {
  const { json } = ask(service, '/spaces/coast')
  expect(json.sys).toEqual({ type: 'Space', id: 'coast' })
  expect(json.locales?.[1]).toEqual({
    code: 'de',
    name: 'German',
    default: false,
    fallbackCode: 'en',
  })
})

describe('content types', () => {
  test('are listed, all or the named ones', () => {
    const { json } = ask(service, `${home}/content_types`)
    expect(json).toMatchObject({ sys: { type: 'Array' }, total: 2 })
    const named = ask(service, `${home}/content_types?sys.id[in]=author`)
    expect(ids(named.json.items)).toEqual(['author'])
  })

  test('describe links and lists as the real service does', () => {
    const { json } = ask(service, `${home}/content_types/article`)
    expect(json).toMatchObject({ sys: { type: 'ContentType' }, displayField: 'title' })
    const field = (id: string) =>
      Object.values(json.fields ?? {}).find((known) => String(known.id) === id)
    expect(field('title')).toMatchObject({ type: 'Symbol', localized: true, required: false })
    expect(field('author')).toMatchObject({ type: 'Link', linkType: 'Entry' })
    expect(field('related')).toMatchObject({ items: { type: 'Link', linkType: 'Entry' } })
    expect(field('tags')).toMatchObject({ items: { type: 'Symbol' } })
  })
})

describe('assets', () => {
  test('are a collection like entries', () => {
    const found = (query: string) =>
      ids(ask(service, `${home}/assets?order=sys.createdAt&${query}`).json.items)
    expect(found('')).toEqual(['picture', 'emblem', 'sound'])
    expect(found('sys.id[in]=sound,emblem')).toEqual(['emblem', 'sound'])
    expect(found('fields.title[match]=beach')).toEqual(['picture'])
    expect(found('fields.file.contentType=audio/wav')).toEqual(['sound'])
    expect(found('fields.file.details.size[lt]=11')).toEqual(['sound'])
    expect(found('query=stone')).toEqual(['picture'])
  })

  test('give the file at the host that was asked, without a scheme', () => {
    const { json } = ask(service, `${home}/assets/picture`, { host: 'sandbox.test:8080' })
    expect(json.sys).toMatchObject({ type: 'Asset', id: 'picture', locale: 'en' })
    expect(json.fields?.file).toEqual({
      url: '//sandbox.test:8080/assets/coast/picture/amber%20stones.png',
      details: { size: expect.any(Number), image: { width: 120, height: 80 } },
      fileName: 'amber stones.png',
      contentType: 'image/png',
    })
  })
})
