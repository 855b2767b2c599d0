// A sandbox that serves one page, and a service which gives every question the same answer.
import { afterEach, beforeEach } from 'vitest'
import type { Service } from '../../demo/sandbox/http.ts'
import { type Sandbox, startSandbox } from '../../demo/sandbox/server.ts'

export const ANSWER = { results: [{ hits: [{ objectID: 'a', price: 3, free: true }], nbHits: 1 }] }

/** The addresses that the service was asked for. */
export let asked: string[] = []
export let sandbox: Sandbox

const service: Service = ({ url, body }) => {
  if (!url.pathname.startsWith('/1/') && !url.pathname.startsWith('/spaces/')) return undefined
  asked.push(url.pathname + url.search)
  const headers = { 'content-type': 'application/json' }
  return { status: 200, headers, body: JSON.stringify({ ...ANSWER, ...(body ? { body } : {}) }) }
}

/** A service that says itself that every page may read it. */
const open: Service = ({ url }) => {
  const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/plain' }
  return url.pathname === '/open' ? { status: 200, headers, body: 'open' } : undefined
}

const pages: Service = ({ url }) =>
  url.pathname === '/index.html' ? { status: 200, body: '<h1>Page</h1>' } : undefined

/** Each test has a sandbox of its own. */
export function withSandbox() {
  beforeEach(async () => {
    asked = []
    sandbox = await startSandbox({ services: [service, open], pages })
  })
  afterEach(() => sandbox.close())
}

export const get = (path: string, init?: RequestInit) => fetch(sandbox.url + path, init)
export const json = async (path: string, init?: RequestInit) => (await get(path, init)).json()
