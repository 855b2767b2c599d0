// Two browsers that are not Chromium, spoken to in the one protocol both know (WebDriver): Firefox
// through its own port (Marionette), WebKit through its driver.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

type Json = Record<string, unknown>

/** A command of the protocol under both of its names. */
export type Send = (
  marionette: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: Json,
) => Promise<unknown>

export interface Started {
  send: Send
  end: () => void
}

const isThere = (program: string) => spawnSync('which', [program]).status === 0

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Until it answers: a browser takes a while to start. */
async function untilIt<T>(act: () => Promise<T>, tries = 100): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (tries === 0) throw error
    await pause(200)
    return untilIt(act, tries - 1)
  }
}

const opened = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).on('error', reject)
  })

/** `length:[0, id, name, parameters]` goes, `length:[1, id, error, result]` comes back. */
function overSocket(socket: Socket): Send {
  const waiting = new Map<number, (error: Json | null, result: Json) => void>()
  let rest = Buffer.alloc(0)
  socket.on('data', (bytes) => {
    rest = Buffer.concat([rest, bytes])
    for (;;) {
      const colon = rest.indexOf(':')
      const end = colon + 1 + Number(rest.subarray(0, colon))
      if (colon < 0 || rest.length < end) return
      const message = JSON.parse(rest.subarray(colon + 1, end).toString())
      rest = rest.subarray(end)
      if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3])
    }
  })
  let last = 0
  return (name, _method, _path, body = {}) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, (error, result) =>
        error ? reject(Error(JSON.stringify(error))) : resolve(result?.value ?? result),
      )
      const text = JSON.stringify([0, id, name, body])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}

export async function startFirefox(): Promise<Started | null> {
  const program = ['firefox-esr', 'firefox'].find(isThere)
  if (!program) return null
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const port = await freePort()
  writeFileSync(join(profile, 'user.js'), `user_pref('marionette.port', ${port});\n`)
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile]
  const browser = spawn(program, args, { stdio: 'ignore' })
  const socket = await untilIt(() => opened(port))
  const send = overSocket(socket)
  await send('WebDriver:NewSession', 'POST', '', { capabilities: { alwaysMatch: {} } })
  const end = () => {
    socket.destroy()
    browser.once('exit', () => rmSync(profile, { recursive: true, force: true }))
    browser.kill()
  }
  return { send, end }
}

function startDisplay(): ChildProcess | null {
  if (process.env.DISPLAY || !isThere('Xvfb')) return null
  process.env.DISPLAY = ':97'
  return spawn('Xvfb', [':97', '-screen', '0', '1400x1200x24'], { stdio: 'ignore' })
}

export async function startWebKit(): Promise<Started | null> {
  if (!isThere('WebKitWebDriver')) return null
  const display = startDisplay()
  const port = await freePort()
  // A root has no sandbox, and a screen in memory no graphics card.
  const env = {
    ...process.env,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  }
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' })
  const call = async (method: string, path: string, body?: Json) => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw Error(JSON.stringify(value))
    return value
  }
  const { sessionId } = await untilIt(() => call('POST', '', { capabilities: { alwaysMatch: {} } }))
  const send: Send = (_name, method, path, body) => call(method, `/${sessionId}${path}`, body)
  const end = () => {
    send('', 'DELETE', '').finally(() => {
      driver.kill()
      display?.kill()
    })
  }
  return { send, end }
}
