import { expect, test } from 'vitest'
import { createContentService } from '../../../demo/sandbox/content/service.ts'
import { ask, home } from './ask.ts'
import { space } from './space.ts'

const service = createContentService([space])
const path = `${home}/entries?sys.id=amber`

test('the same answer has the same ETag, another answer another', () => {
  const { etag } = ask(service, path).headers
  expect(etag).toMatch(/^"[0-9a-f]+"$/)
  expect(ask(createContentService([space]), path).headers.etag).toBe(etag)
  expect(ask(service, `${path}&locale=de`).headers.etag).not.toBe(etag)
})

test('who has the answer already is told so, without a body', () => {
  const { etag = '' } = ask(service, path).headers
  for (const known of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
    const again = ask(service, path, { headers: { 'if-none-match': known } })
    expect([again.status, again.body]).toEqual([304, ''])
    expect(again.headers).toMatchObject({ etag, 'access-control-allow-origin': '*' })
  }
})

test('who has an older answer gets the new one', () => {
  const { status, json } = ask(service, path, { headers: { 'if-none-match': '"older"' } })
  expect(status).toBe(200)
  expect(json.total).toBe(1)
})

test('an error is never told as unchanged', () => {
  const headers = { 'if-none-match': '*' }
  expect(ask(service, `${home}/entries/nowhere`, { headers }).status).toBe(404)
})
