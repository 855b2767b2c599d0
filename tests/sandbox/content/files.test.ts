import { describe, expect, test } from 'vitest'
import { createContentService } from '../../../demo/sandbox/content/service.ts'
import { ask } from './ask.ts'
import { space } from './space.ts'

const service = createContentService([space])
const sound = '/assets/coast/sound/ten.wav'
const get = (path: string, headers: Record<string, string> = {}) =>
  ask(service, path, { token: '', headers })
const text = (body: string | Uint8Array) => Buffer.from(body).toString('latin1')

describe('a file', () => {
  test('comes without a token, as what it is, for a year', () => {
    const { status, headers, body } = get(sound)
    expect(status).toBe(200)
    expect(text(body)).toBe('0123456789')
    expect(headers).toMatchObject({
      'content-type': 'audio/wav',
      'cache-control': 'public, max-age=31536000',
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
    })
  })

  test('is found by a name with a space in it', () => {
    expect(get('/assets/coast/picture/amber%20stones.png').headers['content-type']).toBe(
      'image/png',
    )
  })

  test.each(['/assets/coast/sound/other.wav', '/assets/coast/nowhere/ten.wav'])(
    'is not found at %s',
    (path) => {
      const { status, json } = get(path)
      expect([status, json.sys?.id]).toEqual([404, 'NotFound'])
    },
  )
})

describe('a part of a file', () => {
  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=4-4', '4', 'bytes 4-4/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('%s is %s', (range, part, place) => {
    const { status, headers, body } = get(sound, { range })
    expect([status, text(body)]).toEqual([206, part])
    expect(headers['content-range']).toBe(place)
  })

  test.each(['bytes=10-', 'bytes=5-4', 'bytes=-0'])('%s lies outside', (range) => {
    const { status, headers } = get(sound, { range })
    expect([status, headers['content-range']]).toEqual([416, 'bytes */10'])
  })

  test.each(['bytes=0-1,4-5', 'lines=1-2', 'bytes=-'])(
    '%s is not understood: all comes',
    (range) => {
      expect([get(sound, { range }).status, text(get(sound, { range }).body)]).toEqual([
        200,
        '0123456789',
      ])
    },
  )
})
