// One browser: its windows are steered over one connection, and what is in them is inspected over
// another, because WebKit answers an inspector only where it has registered as one.
import { ITSELF, openWire, packed, packedName, unpackedTargets } from './wire.mjs'

export async function openBrowser(port) {
  const waiting = new Map()
  const pages = new Map()
  const known = new Set()
  let last = 0
  const early = []
  let onPage = (id) => early.push(id)
  let found
  const automation = new Promise((resolve) => {
    found = resolve
  })

  function meet({ id, type }) {
    if (known.has(id)) return
    known.add(id)
    if (type === 'Automation') {
      steering.send('Setup', packed(ITSELF, id))
      found(id)
    } else onPage(id)
  }
  function hear(name, body) {
    if (name === 'SetTargetList') {
      const { connection, targets } = unpackedTargets(body)
      if (connection === ITSELF) targets.forEach(meet)
    }
    if (name !== 'SendMessageToFrontend' || body.readBigUInt64LE(0) !== ITSELF) return
    const message = JSON.parse(body.toString('utf8', 16, body.length - 1))
    pages.get(body.readBigUInt64LE(8))?.(message)
    const settle = waiting.get(message.id)
    waiting.delete(message.id)
    settle?.(message)
    // What a page is told is answered twice: that it has been told, with nothing, and by the page.
    return message.result && !Object.keys(message.result).length
  }

  const steering = await openWire(port, hear)
  steering.send('StartAutomationSession', packedName('site-embed'))
  const windows = await automation
  const inspecting = await openWire(port, hear)
  inspecting.send('SetupInspectorClient')

  /** Over either connection; fails as the browser says. */
  const ask = (wire, target, method, params) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, ({ result, error }) =>
        error ? reject(Error(error.message)) : resolve(result),
      )
      const message = JSON.stringify({ id, method, params })
      wire.send('SendMessageToBackend', packed(ITSELF, target, message))
    })

  return {
    /** What a driver does: windows, keys, the mouse. */
    steer: (method, params = {}) => ask(steering, windows, `Automation.${method}`, params),
    inspect: (target, method, params = {}) => ask(inspecting, target, method, params),
    /** From now on it is told what happens in this page. */
    attach(target, listener) {
      pages.set(target, listener)
      inspecting.send('Setup', packed(ITSELF, target))
    },
    /** For each page that there is, and each that opens. */
    watch(listener) {
      onPage = listener
      early.splice(0).forEach(listener)
    },
  }
}
