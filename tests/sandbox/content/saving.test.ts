// What an editor saves in the sandbox.
import { expect, test } from 'vitest'
import { createContentService } from '../../../demo/sandbox/content/service.ts'
import type { Service } from '../../../demo/sandbox/http.ts'
import { ask, home } from './ask.ts'
import { space } from './space.ts'

const preview = { token: 'preview-token' }
const door = `/sandbox${home}`

function put(service: Service, path: string, body: unknown) {
  const url = new URL(`http://localhost:4173${path}`)
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const reply = service({ method: 'PUT', url, headers: {}, body: text })
  return { status: reply?.status, json: JSON.parse(String(reply?.body)) }
}

test('the preview has what was saved, and the delivery what is published', () => {
  const service = createContentService([space])
  const before = ask(service, `${home}/entries/amber`, preview).json
  const fields = { title: { en: 'Jet', de: 'Gagat' } }
  const { status, json } = put(service, `${door}/entries/amber`, { fields })
  expect(status).toBe(200)
  expect(json.fields).toEqual(fields)
  const after = ask(service, `${home}/entries/amber?locale=de`, preview).json
  expect(after.fields).toEqual({ title: 'Gagat' })
  expect(after.sys?.publishedAt).toEqual(before.sys?.publishedAt)
  expect(String(after.sys?.updatedAt) > String(before.sys?.updatedAt)).toBe(true)
  expect(ask(service, `${home}/entries/amber`).json.fields?.title).toBe('Amber')
})

test('of an asset the words are saved, and its file stays', () => {
  const service = createContentService([space])
  const file = ask(service, `${home}/assets/picture`, preview).json.fields?.file
  put(service, `${door}/assets/picture`, { fields: { title: { en: 'Waves' } } })
  const { fields } = ask(service, `${home}/assets/picture`, preview).json
  expect(fields).toEqual({ title: 'Waves', file })
})

test.each([
  ['an entry that is not there', `${door}/entries/nowhere`, { fields: {} }, 404],
  ['a space that is not there', '/sandbox/spaces/none/entries/amber', { fields: {} }, 404],
  ['a collection of something else', `${door}/locales/en`, { fields: {} }, 404],
  ['no fields', `${door}/entries/amber`, {}, 400],
  ['fields without locales', `${door}/entries/amber`, { fields: { title: 'Jet' } }, 400],
  ['no JSON', `${door}/entries/amber`, '{', 400],
])('%s is refused', (_, path, body, status) => {
  const service = createContentService([space])
  expect(put(service, path, body).status).toBe(status)
  expect(ask(service, `${home}/entries/amber`, preview).json.fields?.title).toBe('Amber')
})
