#!/usr/bin/env node
// Firefox as Playwright starts it: in between stands what this Firefox does not understand yet.
import { spawn } from 'node:child_process'
import { WebSocket, WebSocketServer } from 'ws'
import { findFirefox } from '../../scripts/browser.mjs'

/** Ours, so that they are not taken for Playwright's. */
const OURS = 1e9
/** The values of the preference that makes pages light or dark; without a wish they are as the system. */
const schemes = { dark: 0, light: 1 }
const AS_THE_SYSTEM = 2

/** Commands that Firefox has from version 154 on. */
const standIns = {
  /** All pages at once: there is one that is tested. */
  async 'emulation.setMediaFeaturesOverride'({ features }, ask) {
    const value = schemes[features['prefers-color-scheme']] ?? AS_THE_SYSTEM
    const { contexts } = await ask('browsingContext.getTree', { 'moz:scope': 'chrome' })
    await ask('script.evaluate', {
      expression: `Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', ${value})`,
      target: { context: contexts[0].context },
      awaitPromise: false,
    })
  },
}

const program = findFirefox()
if (!program) throw new Error('There is no Firefox: install firefox-esr.')
// For its own preferences.
const args = ['--remote-allow-system-access', ...process.argv.slice(2)]
const firefox = spawn(program, args, { stdio: ['ignore', 'inherit', 'pipe'] })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal))
firefox.on('exit', (code) => process.exit(code ?? 0))

let said = ''
function listen(text) {
  said += text
  const address = /WebDriver BiDi listening on (ws:\/\/\S+)\n/.exec(said)?.[1]
  if (!address) return
  firefox.stderr.off('data', listen)
  firefox.stderr.resume()
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (client) => connect(client, `${address}/session`))
  server.on('listening', () => {
    // The line that Playwright waits for.
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`)
  })
}
firefox.stderr.on('data', listen)

function connect(client, address) {
  const session = new WebSocket(address, { perMessageDeflate: false })
  const open = new Promise((resolve) => session.on('open', resolve))
  const waiting = new Map()
  let last = OURS
  const ask = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, ({ result, message }) => (result ? resolve(result) : reject(Error(message))))
      session.send(JSON.stringify({ id, method, params }))
    })
  const answer = (message) => client.send(JSON.stringify(message))
  client.on('message', async (data) => {
    const text = String(data)
    const { id, method, params } = JSON.parse(text)
    await open
    const stand = standIns[method]
    if (!stand) return session.send(text)
    stand(params, ask).then(
      () => answer({ type: 'success', id, result: {} }),
      ({ message }) => answer({ type: 'error', id, error: 'unknown error', message }),
    )
  })
  session.on('message', (data) => {
    const text = String(data)
    const message = JSON.parse(text)
    const settle = waiting.get(message.id)
    waiting.delete(message.id)
    if (settle) settle(message)
    else client.send(text)
  })
  session.on('close', () => client.close())
  client.on('close', () => session.close())
}
