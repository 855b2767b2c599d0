// The server under the local services: who answers, who may ask, and what is remembered.
import { expect, test, vi } from 'vitest'
import { startSandbox } from '../../demo/sandbox/server.ts'
import { ANSWER, asked, get, json, sandbox, withSandbox } from './served.ts'

withSandbox()

test('the server lets services answer first, then pages, and has a 404 for the rest', async () => {
  expect(await json('/1/x', { method: 'POST', body: 'hello' })).toEqual({
    ...ANSWER,
    body: 'hello',
  })
  expect(await (await get('/index.html')).text()).toBe('<h1>Page</h1>')
  expect((await get('/nothing')).status).toBe(404)
})

test('the server takes the next port when the wanted one is taken', async () => {
  const next = await startSandbox({ services: [], port: sandbox.port })
  expect(next.port).toBeGreaterThan(sandbox.port)
  expect(next.url).toBe(`http://127.0.0.1:${next.port}`)
  await next.close()
})

test('the server lets every origin in', async () => {
  const response = await get('/1/x')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-expose-headers')).toBeNull()
  const content = await get('/spaces/x')
  expect(content.headers.get('access-control-expose-headers')).toBe('Etag')
})

test('the server answers a preflight and allows the headers it asks for', async () => {
  const headers = { 'access-control-request-headers': 'authorization,x-algolia-api-key' }
  const response = await get('/1/x', { method: 'OPTIONS', headers })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-headers')).toBe(
    'authorization,x-algolia-api-key',
  )
  expect(asked).toEqual([])
})

test('the server answers 500 when a service breaks', async () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = await startSandbox({
    services: [
      () => {
        throw new Error('Out of order')
      },
    ],
  })
  expect((await fetch(broken.url)).status).toBe(500)
  expect(silenced).toHaveBeenCalledOnce()
  silenced.mockRestore()
  await broken.close()
})

test('the server remembers what the services were asked, but not the pages', async () => {
  await get('/index.html')
  await get('/1/x?a=1', { method: 'POST', body: 'hello' })
  await get('/fault/500/1/y')
  expect(sandbox.requests).toEqual([
    { method: 'POST', url: '/1/x?a=1', body: 'hello', time: expect.any(Number) },
    { method: 'GET', url: '/fault/500/1/y', body: '', time: expect.any(Number), fault: '500' },
  ])
  expect(await json('/sandbox/requests')).toHaveLength(2)
  await get('/sandbox/requests', { method: 'DELETE' })
  expect(sandbox.requests).toEqual([])
})

test('the server ends open connections when it closes', async () => {
  const hanging = get('/fault/hang/1/x')
  await vi.waitFor(() => expect(sandbox.requests).toHaveLength(1))
  await Promise.all([expect(hanging).rejects.toThrow(), sandbox.close()])
})
