// Faults on demand: how one is chosen, and what each does.
import { request } from 'node:http'
import { expect, test, vi } from 'vitest'
import { FAULTS } from '../../demo/sandbox/faults.ts'
import { ANSWER, asked, get, json, sandbox, withSandbox } from './served.ts'

withSandbox()

/** With headers that `fetch` keeps for itself. */
function statusOf(path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(sandbox.url + path, { headers }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })
}

test('a fault is chosen by the query, which the service does not see', async () => {
  expect((await get('/1/x?a=1&sandbox-fault=503')).status).toBe(503)
  await get('/1/x?a=1&sandbox-fault=delay:1')
  expect(asked).toEqual(['/1/x?a=1'])
})

test('a fault is chosen by a header', async () => {
  expect((await get('/1/x', { headers: { 'x-sandbox-fault': '401' } })).status).toBe(401)
})

test('a fault is chosen by the beginning of the path, which the service does not see', async () => {
  expect((await get('/fault/404/1/indexes/*/queries')).status).toBe(404)
  await get('/fault/delay:1/1/indexes/*/queries?a=1')
  await get('/fault/delay%3A1/1/x')
  expect(asked).toEqual(['/1/indexes/*/queries?a=1', '/1/x'])
})

test('a fault is chosen by a switch with a pattern, until it is cleared', async () => {
  sandbox.faults.set({ match: /queries\?.*b=2/g, fault: '500' })
  expect((await get('/1/queries?a=1&b=2')).status).toBe(500)
  expect((await get('/1/queries?a=1&b=2')).status).toBe(500)
  expect((await get('/1/queries?a=1')).status).toBe(200)
  sandbox.faults.clear()
  expect((await get('/1/queries?a=1&b=2')).status).toBe(200)
})

test('a fault is chosen by a switch over HTTP', async () => {
  const set = (rule: object) =>
    get('/sandbox/faults', { method: 'POST', body: JSON.stringify(rule) })
  await set({ match: '/1/x', fault: '500', times: 1 })
  await set({ pattern: 'y$', fault: '503' })
  expect(await json('/sandbox/faults')).toMatchObject({
    active: [{ fault: '503' }, { match: '/1/x', fault: '500', times: 1 }],
    names: Object.keys(FAULTS),
  })
  expect((await get('/1/x')).status).toBe(500)
  expect((await get('/1/x')).status).toBe(200)
  expect((await get('/1/xy')).status).toBe(503)
  await get('/sandbox/faults', { method: 'DELETE' })
  expect((await get('/1/xy')).status).toBe(200)
  expect((await set({ match: '/', fault: 'flood' })).status).toBe(400)
})

test('a fault is chosen only by a name there is', async () => {
  const response = await get('/1/x?sandbox-fault=flood')
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('hang')
  expect(() => sandbox.faults.set({ match: '/', fault: 'flood' })).toThrow('flood')
})

test('a fault is chosen for what a page asks, not for the page that carries it', async () => {
  const path = '/index.html?sandbox-fault=500'
  expect(await statusOf(path, { 'sec-fetch-mode': 'navigate' })).toBe(200)
  expect(await statusOf(path, { 'sec-fetch-mode': 'no-cors' })).toBe(500)
})

test.each([
  ['400', 400],
  ['401', 401],
  ['402', 402],
  ['403', 403],
  ['404', 404],
  ['429', 429],
  ['500', 500],
])('the fault %s answers in the form of the service, which is not asked', async (name, status) => {
  const search = await get(`/fault/${name}/1/x`)
  expect(search.status).toBe(status)
  expect(await search.json()).toEqual({ message: expect.any(String), status })
  const content = await get(`/fault/${name}/spaces/x`)
  expect(content.status).toBe(status)
  expect(await content.json()).toMatchObject({ sys: { type: 'Error', id: expect.any(String) } })
  expect(asked).toEqual([])
})

test('the fault 403 can mean a spent quota or a blocked application', async () => {
  const message = async (fault: string) => (await json(`/fault/${fault}/1/x`)).message
  expect(await message('403')).toContain('API key')
  expect(await message('403:quota')).toContain('quota exceeded')
  expect(await message('403:blocked')).toContain('is blocked')
})

test('the fault 429 says when to come back, if told so', async () => {
  expect((await get('/fault/429/1/x')).headers.get('retry-after')).toBeNull()
  expect((await get('/fault/429:2/1/x')).headers.get('retry-after')).toBe('2')
})

test('the fault 302 leads to a page', async () => {
  const response = await get('/fault/302/1/x', { redirect: 'manual' })
  expect(response.status).toBe(302)
  const followed = await get('/fault/302/1/x')
  expect(followed.redirected).toBe(true)
  expect(followed.headers.get('content-type')).toContain('text/html')
})

test.each([
  ['503', 503],
  ['html', 200],
])('the fault %s answers with a page', async (name, status) => {
  const response = await get(`/fault/${name}/1/x`)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(await response.text()).toContain('<h1>')
})

test.each([
  ['empty', ''],
  ['null', 'null'],
  ['object', '{}'],
  ['array', '[]'],
])('the fault %s answers 200 with "%s"', async (name, body) => {
  const response = await get(`/fault/${name}/1/x`)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(body)
})

test('the fault malformed answers with half a JSON', async () => {
  await expect(json('/fault/malformed/1/x')).rejects.toThrow(SyntaxError)
})

test('the fault wrong-types answers with every value wrong, or with lists and objects wrong too', async () => {
  expect(await json('/fault/wrong-types/1/x')).toEqual({
    results: [
      {
        hits: [{ objectID: 7, price: { not: 'a number' }, free: 'unexpected' }],
        nbHits: { not: 'a number' },
      },
    ],
  })
  expect(await json('/fault/wrong-types:1/1/x')).toEqual({ results: 'not a list' })
  expect(await json('/fault/wrong-types:2/1/x')).toEqual({ results: [7] })
})

test('the fault huge answers rightly, with five megabytes too much', async () => {
  const text = await (await get('/fault/huge/1/x')).text()
  expect(text.length).toBeGreaterThan(5 * 1024 * 1024)
  expect(JSON.parse(text)).toMatchObject(ANSWER)
})

test('the fault refused ends the connection before any answer', async () => {
  await expect(get('/fault/refused/1/x')).rejects.toThrow('fetch failed')
  expect(asked).toEqual([])
})

test('the fault hang never answers', async () => {
  const leaving = new AbortController()
  const hanging = get('/fault/hang/1/x', { signal: leaving.signal })
  await get('/fault/delay:50/1/x')
  leaving.abort('enough')
  await expect(hanging).rejects.toBe('enough')
})

test('the fault cut promises a whole answer and gives half of it', async () => {
  const response = await get('/fault/cut/1/x')
  expect(response.headers.get('content-length')).toBe(String(JSON.stringify(ANSWER).length))
  await expect(response.text()).rejects.toThrow()
})

test('the fault drip gives the answer byte by byte', async () => {
  const response = await get('/fault/drip:1/1/x')
  const sizes: number[] = []
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    sizes.push(chunk.length)
    text += decoder.decode(chunk)
  }
  expect(JSON.parse(text)).toEqual(ANSWER)
  expect(sizes.length).toBeGreaterThan(text.length / 4)
})

test('the fault delay answers late', async () => {
  const start = performance.now()
  expect(await json('/fault/delay:120/1/x')).toEqual(ANSWER)
  expect(performance.now() - start).toBeGreaterThan(110)
})

test('the fault out-of-order lets later requests overtake the first', async () => {
  sandbox.faults.set({ match: '/1/', fault: 'out-of-order:1500' })
  const order: string[] = []
  const ask = async (name: string) => {
    await get(`/1/${name}`)
    order.push(name)
  }
  const first = ask('first')
  await vi.waitFor(() => expect(sandbox.requests).toHaveLength(1))
  await Promise.all([first, ask('second'), ask('third')])
  expect(order.at(-1)).toBe('first')
  expect(order).toHaveLength(3)
})

test('the fault no-cors keeps other origins out', async () => {
  const response = await get('/fault/no-cors/1/x')
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  expect(await response.json()).toEqual(ANSWER)
  const open = await get('/fault/no-cors/open')
  expect(open.headers.get('access-control-allow-origin')).toBeNull()
  expect(open.headers.get('content-type')).toBe('text/plain')
})

test('a fault leaves an answer alone that is no JSON', async () => {
  expect(await (await get('/index.html?sandbox-fault=wrong-types')).text()).toBe('<h1>Page</h1>')
})

test('every fault has a test of its own', () => {
  const tested = `400 401 402 403 404 429 500 503 302 html empty null object array malformed
    wrong-types huge refused hang cut drip delay out-of-order no-cors`
  expect(Object.keys(FAULTS).sort()).toEqual(tested.split(/\s+/).sort())
})
