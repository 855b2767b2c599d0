// How WebKit's remote inspector is spoken to: length, byte order, name, and values as GVariant has them.
import { connect } from 'node:net'

const LITTLE_ENDIAN = 1
/** The browser; its processes for pages report to the same port. */
export const ITSELF = 1n
const NOBODY = 0xffffn
/** Until then what is asked next has mostly been asked, in milliseconds. */
const SOON = 5

const open = (port) =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).on('error', reject)
  })

/** Two numbers, then text: (tt) or (tts). */
export function packed(connection, target, text) {
  const numbers = Buffer.alloc(16)
  numbers.writeBigUInt64LE(connection)
  numbers.writeBigUInt64LE(target, 8)
  return text === undefined ? numbers : Buffer.concat([numbers, Buffer.from(`${text}\0`)])
}

/** A name, and no wishes: (sa{sv}). */
export function packedName(name) {
  const text = Buffer.from(`${name}\0`)
  const room = Buffer.alloc(Math.ceil(text.length / 8) * 8)
  text.copy(room)
  return Buffer.concat([room, Buffer.from([text.length])])
}

/** What can be inspected, from (ta(tsssb)): the ends of the array's members stand behind them. */
export function unpackedTargets(body) {
  const list = body.subarray(8)
  const size = list.length > 0xffff ? 4 : list.length > 0xff ? 2 : 1
  const ends = list.length ? list.readUIntLE(list.length - size, size) : 0
  const targets = []
  for (let start = 0, at = ends; at < list.length; at += size) {
    const one = list.subarray(Math.ceil(start / 8) * 8)
    const [type] = one.subarray(8).toString().split('\0')
    targets.push({ id: one.readBigUInt64LE(0), type })
    start = list.readUIntLE(at, size)
  }
  return { connection: body.readBigUInt64LE(0), targets }
}

/** `hear` says whether more is to be expected at once. */
export async function openWire(port, hear) {
  const socket = (await open(port)).setNoDelay(true)
  let later
  const send = (name, body = Buffer.alloc(0)) => {
    clearTimeout(later)
    later = undefined
    const head = Buffer.alloc(5)
    const title = Buffer.from(`${name}\0`)
    head.writeUInt32BE(title.length + body.length)
    head[4] = LITTLE_ENDIAN
    socket.write(Buffer.concat([head, title, body]))
  }
  // Within the browser too, small messages wait until the last is acknowledged: 40 ms, or with the next one
  // of the other side. This is one for nobody, where none is sent soon; nothing acknowledges it, so that a
  // command right behind it waits as long.
  const acknowledge = () => send('SendMessageToBackend', packed(ITSELF, NOBODY, ''))
  let rest = Buffer.alloc(0)
  socket.on('data', (bytes) => {
    later ??= setTimeout(acknowledge, SOON)
    let isMoreDue = false
    rest = Buffer.concat([rest, bytes])
    while (rest.length >= 5 && rest.length >= 5 + rest.readUInt32BE(0)) {
      const end = 5 + rest.readUInt32BE(0)
      const title = rest.indexOf(0, 5)
      const [name, body] = [rest.toString('utf8', 5, title), rest.subarray(title + 1, end)]
      rest = rest.subarray(end)
      isMoreDue = hear(name, body)
    }
    if (isMoreDue && later) acknowledge()
  })
  socket.on('error', () => {})
  return { send, end: () => socket.destroy() }
}
