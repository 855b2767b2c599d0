import { describe, expect, test } from 'vitest'
import { createContentService } from '../../../demo/sandbox/content/service.ts'
import { ask, home, ids } from './ask.ts'
import { space } from './space.ts'

const service = createContentService([space])
const found = (query: string) => ids(ask(service, `${home}/entries?${query}`).json.items)
const articles = (query: string) => found(`content_type=article&order=sys.createdAt&${query}`)

describe('a collection of entries', () => {
  test('has the frame of an array with its defaults', () => {
    const { json, headers, status } = ask(service, `${home}/entries`)
    expect(status).toBe(200)
    expect(json).toMatchObject({ sys: { type: 'Array' }, total: 4, skip: 0, limit: 100 })
    expect(headers['content-type']).toBe('application/vnd.contentful.delivery.v1+json')
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-expose-headers']).toBe('Etag')
  })

  test('is the same at the path without an environment', () => {
    const short = ask(service, '/spaces/coast/entries?sys.id=amber')
    expect(short.body).toBe(ask(service, `${home}/entries?sys.id=amber`).body)
  })

  test('gives an entry with its whole sys', () => {
    const { json } = ask(service, `${home}/entries?sys.id=jan`)
    expect(json.items?.[0]?.sys).toEqual({
      space: { sys: { type: 'Link', linkType: 'Space', id: 'coast' } },
      id: 'jan',
      type: 'Entry',
      createdAt: '2025-03-04T10:00:00.000Z',
      updatedAt: '2025-03-04T10:00:00.000Z',
      environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
      revision: 1,
      publishedVersion: 1,
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'author' } },
      locale: 'en',
    })
    expect(ids(json.items?.[0]?.metadata?.tags)).toEqual(['staff', 'editor'])
  })

  test('is empty, and no error, for an id that is not there', () => {
    const { status, json } = ask(service, `${home}/entries?sys.id=nowhere`)
    expect(status).toBe(200)
    expect(json).toEqual({ sys: { type: 'Array' }, total: 0, skip: 0, limit: 100, items: [] })
  })

  test('is cut by limit and skip, and total counts everything', () => {
    const { json } = ask(service, `${home}/entries?order=sys.id&limit=2&skip=1`)
    expect(json).toMatchObject({ total: 4, skip: 1, limit: 2 })
    expect(ids(json.items)).toEqual(['gulls', 'jan'])
    expect(ids(ask(service, `${home}/entries?limit=0`).json.items)).toEqual([])
  })
})

describe('a condition', () => {
  test.each([
    ['sys.id=gulls', ['gulls']],
    ['sys.id[in]=amber,mole,nowhere', ['amber', 'mole']],
    ['sys.id[nin]=amber,mole', ['gulls']],
    ['sys.id[ne]=amber', ['gulls', 'mole']],
    ['sys.createdAt[gt]=2025-03-02T10:00:00Z', ['mole']],
    ['sys.contentType.sys.id=article', ['amber', 'gulls', 'mole']],
    ['fields.slug=amber', ['amber']],
    ['fields.slug=Amber', []],
    ['fields.slug[in]=amber,gulls', ['amber', 'gulls']],
    ['fields.slug[match]=amb', ['amber']],
    ['fields.slug[ne]=amber', ['gulls', 'mole']],
    ['fields.views=40', ['amber']],
    ['fields.views[lt]=40', ['gulls']],
    ['fields.views[lte]=40', ['amber', 'gulls']],
    ['fields.views[gt]=7', ['amber']],
    ['fields.views[gte]=7', ['amber', 'gulls']],
    ['fields.published[lte]=2025-02-01T10:00:00%2B01:00', ['amber']],
    ['fields.featured=true', ['amber']],
    ['fields.featured[exists]=true', ['amber', 'gulls']],
    ['fields.views[exists]=false', ['mole']],
    ['fields.tags=birds', ['gulls']],
    ['fields.tags[all]=beach,craft', ['amber']],
    ['fields.tags[in]=craft,birds', ['amber', 'gulls']],
    ['fields.tags[nin]=craft', ['gulls', 'mole']],
    ['fields.summary[match]=gdansk', ['amber']],
    ['fields.summary[match]=aero leba', ['amber']],
    ['fields.body[match]=beach storm', ['amber']],
    ['fields.author.sys.id=jan', ['amber', 'gulls']],
    ['fields.related.sys.id=amber', ['amber', 'gulls']],
    ['query=boat', ['gulls']],
    ['query=STORM beach', ['amber']],
    ['query=boat beach', ['gulls']],
    ['query=nothing', []],
  ])('%s finds %j', (query, expected) => {
    expect(articles(query)).toEqual(expected)
  })

  test('on tags finds entries of any type', () => {
    expect(found('metadata.tags.sys.id[in]=staff,other')).toEqual(['jan'])
    expect(found('metadata.tags.sys.id[all]=staff,other')).toEqual([])
    expect(found('metadata.tags[exists]=true')).toEqual(['jan'])
  })

  test('is put to the field in the language that is asked for', () => {
    expect(articles('locale=de&fields.title=Bernstein')).toEqual(['amber'])
    expect(articles('fields.title=Bernstein')).toEqual([])
  })

  test('joins with others by and', () => {
    expect(articles('fields.tags=beach&fields.views[lt]=10')).toEqual(['gulls'])
  })
})

describe('the order', () => {
  test.each([
    ['sys.createdAt', ['amber', 'gulls', 'mole']],
    ['-sys.createdAt', ['mole', 'gulls', 'amber']],
    ['fields.title', ['amber', 'gulls', 'mole']],
    ['-fields.views', ['amber', 'gulls', 'mole']],
    ['fields.views', ['gulls', 'amber', 'mole']],
    ['fields.featured,-sys.id', ['gulls', 'amber', 'mole']],
  ])('%s puts what lacks the field last', (order, expected) => {
    expect(found(`content_type=article&order=${order}`)).toEqual(expected)
  })

  test('begins with the latest change where none is asked for', () => {
    expect(found('')).toEqual(['mole', 'jan', 'gulls', 'amber'])
  })
})

describe('select', () => {
  test('leaves only the named parts', () => {
    const path = `${home}/entries?content_type=article&sys.id=amber&select=sys.id,fields.title`
    expect(ask(service, path).json.items).toEqual([
      { sys: { id: 'amber' }, fields: { title: 'Amber' } },
    ])
  })

  test('takes whole parts without a content type', () => {
    const { json } = ask(service, `${home}/entries?sys.id=jan&select=fields`)
    expect(Object.keys(json.items?.[0] ?? {})).toEqual(['fields'])
    expect(json.items?.[0]?.fields?.name).toBe('Jan')
  })

  test('takes fields of assets, which have no types', () => {
    const { json } = ask(service, `${home}/assets?sys.id=picture&select=sys.id,fields.title`)
    expect(Object.keys(json.items?.[0]?.fields ?? {})).toEqual(['title'])
  })

  test('includes only what the selected fields link to', () => {
    const path = `${home}/entries?content_type=article&sys.id=amber&select=sys,fields.author`
    const { includes, errors } = ask(service, path).json
    expect(ids(includes?.Entry)).toEqual(['jan'])
    expect(includes?.Asset).toBeUndefined()
    expect(errors).toBeUndefined()
  })
})
