#!/usr/bin/env node
// Firefox as Playwright starts it: in between stands what this Firefox does not understand yet.
import { spawn } from 'node:child_process'
import { WebSocket, WebSocketServer } from 'ws'
import { findFirefox } from '../../scripts/browser.mjs'

/** Firefox before 154 has no such command. Without it light and dark are the system's. */
const unknown = ['emulation.setMediaFeaturesOverride']

const program = findFirefox()
if (!program) throw new Error('There is no Firefox: install firefox-esr.')
const firefox = spawn(program, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
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
  client.on('message', async (data) => {
    const text = String(data)
    const { id, method } = JSON.parse(text)
    if (unknown.includes(method))
      return client.send(JSON.stringify({ type: 'success', id, result: {} }))
    await open
    session.send(text)
  })
  session.on('message', (data) => client.send(String(data)))
  session.on('close', () => client.close())
  client.on('close', () => session.close())
}
