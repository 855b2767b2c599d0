// Errors and locales recorded from real spaces, where a copy of them lies beside the project (it is
// not part of it).
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentLocale } from '../../src/content/locales.ts'
import { ask } from '../../src/content/service.ts'
import { startCall } from '../../src/net/deadline.ts'

const folder = join(import.meta.dirname, '../../../shared/cases/content')
const present = existsSync(folder)
if (!present) console.log(`skipped: there are no recorded answers in ${folder}`)

const filesIn = (kind: string) => readdirSync(join(folder, kind)).map((file) => join(kind, file))
const text = (file: string) => readFileSync(join(folder, file), 'utf8')

let count = 0
const newPlace = () => ({
  origin: `https://recorded-${++count}.example`,
  spaceId: 's',
  environment: 'master',
  token: 'a-delivery-token',
  preview: false,
  timeline: null,
})
const fetched = vi.fn<() => Promise<Response>>()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const codes: Record<string, string> = {
  400: 'config',
  401: 'key',
  404: 'not-found',
  429: 'rate-limit',
  503: 'server',
}

test.skipIf(!present)(
  'every recorded error is told apart, in the service’s own words',
  async () => {
    const files = filesIn('errors')
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) {
      const body = text(file)
      const status = Number(/(\d{3})-/.exec(file)?.[1])
      fetched.mockImplementation(async () => new Response(body, { status }))
      const options = { signal: new AbortController().signal, note: () => {} }
      const failed = ask(newPlace(), 'entries', {}, options).catch((thrown: unknown) => thrown)
      await vi.advanceTimersByTimeAsync(4000)
      const error = await failed
      expect(error, file).toMatchObject({ code: codes[status], status })
      expect(String(error), file).toContain(JSON.parse(body).message)
    }
  },
)

test.skipIf(!present)(
  'recorded locales, some of them no languages, can be chosen from',
  async () => {
    const [file = ''] = filesIn('locales')
    const chosen = async (wanted: string) => {
      fetched.mockImplementation(async () => new Response(text(file)))
      const call = startCall()
      const found = await contentLocale(newPlace(), wanted, () => {}, call)
      call.done()
      return found
    }
    expect(await chosen('foo-BB')).toBe('foo-BB')
    expect(await chosen('foo')).toBe('foo')
    expect(await chosen('en-GB')).toBeNull()
    expect(await chosen('pl')).toBeNull()
  },
)
