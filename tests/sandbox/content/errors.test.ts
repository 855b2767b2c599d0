import { describe, expect, test } from 'vitest'
import { createContentService } from '../../../demo/sandbox/content/service.ts'
import type { ContentSwitches } from '../../../demo/sandbox/content/switches.ts'
import { ask, home } from './ask.ts'
import { paragraph, space } from './space.ts'

const service = createContentService([space])

function refusal(path: string, asking = {}) {
  const { status, json, headers } = ask(service, path, asking)
  expect(headers['content-type']).toBe('application/vnd.contentful.delivery.v1+json')
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(json.sys?.type).toBe('Error')
  expect(String(json.requestId)).toMatch(/^[\w-]{20,}$/)
  return { status, id: json.sys?.id, message: json.message, details: json.details }
}

describe('a bad request', () => {
  test('names the locale it does not know', () => {
    for (const path of ['entries', 'assets', 'entries/amber'])
      expect(refusal(`${home}/${path}?locale=xx`)).toMatchObject({
        status: 400,
        id: 'BadRequest',
        message: 'Unknown locale: xx',
      })
  })

  test('is one that selects fields without a content type', () => {
    expect(refusal(`${home}/entries?select=fields.title`)).toMatchObject({
      status: 400,
      id: 'BadRequest',
    })
  })

  test('is one whose answer passes seven megabytes', () => {
    const large = createContentService([
      {
        ...space,
        entries: space.entries.map((entry) => ({
          ...entry,
          fields: { ...entry.fields, body: { en: document('x'.repeat(2_000_000)) } },
        })),
      },
    ])
    const { status, json } = ask(large, `${home}/entries`)
    expect(status).toBe(400)
    expect(json.sys?.id).toBe('BadRequest')
    expect(json.message).toBe('Response size too big. Maximum allowed response size: 7340032b.')
    expect(ask(large, `${home}/entries?limit=3&include=0`).status).toBe(200)
  })
})

function document(text: string) {
  return { nodeType: 'document', data: {}, content: [paragraph(text)] }
}

describe('an invalid query', () => {
  const typed = 'content_type=article'

  test.each([
    ['include=-1', ['include']],
    ['include=11', ['include']],
    ['include=one', ['include']],
    ['limit=-1', ['limit']],
    ['limit=1001', ['limit']],
    ['limit=1.5', ['limit']],
    ['skip=-1', ['skip']],
    ['order=fields.title', ['order']],
    [`${typed}&order=fields.body`, ['order']],
    [`${typed}&order=fields.nothing`, ['order']],
    [`${typed}&select=other`, ['select']],
    [`${typed}&select=fields.a.b`, ['select']],
    ['colour=red', ['colour']],
    ['fields.title=Amber', ['fields', 'title']],
    [`${typed}&fields.nothing=1`, ['fields', 'nothing']],
    [`${typed}&fields.summary=They`, ['fields', 'summary']],
    [`${typed}&fields.title[gt]=A`, ['fields', 'title[gt]']],
    [`${typed}&fields.title[near]=1,2`, ['fields', 'title[near]']],
    [`${typed}&fields.title[constructor]=x`, ['fields', 'title[constructor]']],
    ['sys.constructor=x', ['sys', 'constructor']],
    [`${typed}&fields.views=many`, ['fields', 'views']],
    [`${typed}&fields.views[exists]=maybe`, ['fields', 'views[exists]']],
    [`${typed}&fields.author=jan`, ['fields', 'author']],
  ])('%s is refused and says where', (query, path) => {
    const { status, id, details } = refusal(`${home}/entries?${query}`)
    expect([status, id]).toEqual([400, 'InvalidQuery'])
    expect(details?.errors?.[0]).toMatchObject({ path })
    expect(Object.keys(details?.errors?.[0] ?? {})).toEqual(['name', 'path', 'details'])
  })

  test('names the content type it does not know', () => {
    expect(refusal(`${home}/entries?content_type=nothing`)).toMatchObject({
      status: 400,
      id: 'InvalidQuery',
      details: { errors: [{ name: 'unknownContentType', value: 'nothing' }] },
    })
  })

  test('is not one that carries a parameter of the sandbox itself', () => {
    expect(ask(service, `${home}/entries?sandbox-fault=none`).status).toBe(200)
  })
})

describe('the token', () => {
  test.each([
    ['wrong', `${home}/entries`, 'stolen'],
    ['absent', `${home}/entries`, ''],
    ['of another space', '/spaces/elsewhere/environments/master/entries', 'delivery-token'],
  ])('is refused when it is %s', (_, path, token) => {
    expect(refusal(path, { token })).toMatchObject({ status: 401, id: 'AccessTokenInvalid' })
  })

  test('may come as a header, after a preflight', () => {
    const headers = { authorization: 'Bearer delivery-token' }
    expect(ask(service, `${home}/entries`, { token: '', headers }).status).toBe(200)
    const allowed = ask(service, `${home}/entries`, { token: '', method: 'OPTIONS' })
    expect(allowed.status).toBe(204)
    expect(allowed.headers['access-control-allow-headers']).toContain('Authorization')
  })
})

describe('what is not there', () => {
  test.each([
    ['entries/nowhere', 'Entry', 'nowhere'],
    ['assets/nowhere', 'Asset', 'nowhere'],
    ['content_types/nowhere', 'ContentType', 'nowhere'],
  ])('%s is told with its type and id', (path, type, id) => {
    expect(refusal(`${home}/${path}`)).toMatchObject({
      status: 404,
      id: 'NotFound',
      details: { type, id, space: 'coast', environment: 'master' },
    })
  })

  test('an environment is told like an entry', () => {
    expect(refusal('/spaces/coast/environments/staging/entries')).toMatchObject({
      status: 404,
      id: 'NotFound',
      details: { type: 'Environment', id: 'staging' },
    })
  })

  test.each(['toString', 'entries/amber/more', 'locales/en', 'sync'])(
    'so is the path %s',
    (path) => {
      expect(refusal(`${home}/${path}`)).toMatchObject({ status: 404, id: 'NotFound' })
    },
  )

  test('a path of somebody else is left to them', () => {
    const url = new URL('http://localhost:4173/1/indexes')
    expect(service({ method: 'GET', url, headers: {}, body: '' })).toBeUndefined()
    url.pathname = '/assets/index.js'
    expect(service({ method: 'GET', url, headers: {}, body: '' })).toBeUndefined()
  })
})

describe('the switches', () => {
  test('refuse more requests than a second may have, until the next second', () => {
    let time = 5000
    const switches: ContentSwitches = { requestsPerSecond: 2 }
    const limited = createContentService([space], { switches, now: () => time })
    const statuses = () => [1, 2, 3].map(() => ask(limited, `${home}/locales`).status)
    expect(statuses()).toEqual([200, 200, 429])
    const { json, headers } = ask(limited, `${home}/locales`)
    expect(json.sys?.id).toBe('RateLimitExceeded')
    expect(headers['x-contentful-ratelimit-reset']).toBe('1')
    expect(headers['access-control-expose-headers']).toBe('Etag')
    time += 1000
    expect(statuses()).toEqual([200, 200, 429])
    switches.requestsPerSecond = undefined
    expect(statuses()).toEqual([200, 200, 200])
  })

  test('deny access to everyone and give it back', () => {
    const switches: ContentSwitches = { accessDenied: true }
    const closed = createContentService([space], { switches })
    const { status, json } = ask(closed, `${home}/entries`)
    expect([status, json.sys?.id]).toEqual([403, 'AccessDenied'])
    switches.accessDenied = false
    expect(ask(closed, `${home}/entries`).status).toBe(200)
  })
})
