import { describe, expect, test } from 'vitest'
import { createContentService } from '../../../demo/sandbox/content/service.ts'
import { ask, home, ids } from './ask.ts'
import { space } from './space.ts'

const service = createContentService([space])
const preview = { token: 'preview-token' }

describe('a draft', () => {
  test('is not there for the delivery', () => {
    expect(ask(service, `${home}/entries?sys.id=storm`).json.total).toBe(0)
    expect(ask(service, `${home}/entries/storm`).status).toBe(404)
    expect(ask(service, `${home}/assets/scan`).status).toBe(404)
  })

  test('is there for the preview, unpublished, and its links resolve', () => {
    const { json } = ask(service, `${home}/entries?sys.id=storm`, preview)
    expect(json.items?.[0]?.sys?.revision).toBe(0)
    expect(json.items?.[0]?.sys).not.toHaveProperty('publishedVersion')
    const linked = ask(service, `${home}/entries?sys.id=amber`, preview).json
    expect(linked.items?.[0]?.sys).toMatchObject({
      publishedVersion: 1,
      publishedAt: expect.any(String),
    })
    expect(ids(linked.includes?.Entry)).toContain('storm')
    expect(JSON.stringify(linked.errors)).not.toContain('storm')
    expect(ask(service, `${home}/assets/scan`, preview).status).toBe(200)
  })
})

describe('the preview', () => {
  const draft = `${home}/entries/storm`

  test.each([
    ['by its own host', draft, 'preview.localhost:4173'],
    ['by the path before it', `/preview${draft}`, 'localhost:4173'],
    ['by its token alone', draft, 'localhost:4173'],
  ])('is reached %s', (_, path, host) => {
    expect(ask(service, path, { ...preview, host }).status).toBe(200)
  })

  test.each([
    ['delivery', 'delivery-token', 'preview.localhost:4173', home],
    ['delivery', 'delivery-token', 'localhost:4173', `/preview${home}`],
    ['preview', 'preview-token', 'cdn.localhost:4173', home],
  ])('refuses the %s token at the other door', (_, token, host, path) => {
    const { status, json } = ask(service, `${path}/entries`, { token, host })
    expect(status).toBe(401)
    expect(json.sys?.id).toBe('AccessTokenInvalid')
  })

  test('names files at the host that serves them', () => {
    const host = 'preview.localhost:4173'
    const { json } = ask(service, `${home}/assets/sound`, { ...preview, host })
    expect(json.fields?.file?.url).toBe('//localhost:4173/assets/coast/sound/ten.wav')
  })
})
