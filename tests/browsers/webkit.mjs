#!/usr/bin/env node
// WebKit as Playwright starts it: its commands come from one pipe and are answered in another. Where
// the browser of the system does not know one, docs/decisions/three-engines.md says who stands in.
import { createReadStream, createWriteStream } from 'node:fs'
import { startBrowsers } from './webkit/browsers.mjs'
import { createContexts } from './webkit/contexts.mjs'

const answers = createWriteStream('', { fd: 4 })
const tell = (message) => answers.write(`${JSON.stringify(message)}\0`)

const browsers = await startBrowsers()
const end = () => {
  browsers.end()
  process.exit()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)

const contexts = createContexts(browsers, tell)

async function answer({ id, method, params, pageProxyId }) {
  if (method === 'Playwright.close') return end()
  const about = pageProxyId ? { id, pageProxyId } : { id }
  try {
    const result = await (pageProxyId
      ? contexts.page(pageProxyId).answer(method, params)
      : contexts.answer(method, params ?? {}))
    tell({ ...about, result: result ?? {} })
  } catch (error) {
    tell({ ...about, error: { message: error.message } })
  }
}

let rest = ''
createReadStream('', { fd: 3, encoding: 'utf8' })
  .on('data', (text) => {
    const messages = (rest + text).split('\0')
    rest = messages.pop()
    for (const message of messages) void answer(JSON.parse(message))
  })
  .on('error', end)
  .on('close', end)
