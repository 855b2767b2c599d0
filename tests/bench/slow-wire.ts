// A slow network without the help of a browser's tools: it stands before a server, and lets bytes
// through at a pace that all who are connected share.
import { createServer, type Socket, connect as toServer } from 'node:net'

export interface Wire {
  bitsPerSecond: number
  /** There and back, in milliseconds. */
  latency: number
}

export interface SlowWire {
  /** Before the server on this port: the port to be used instead. */
  before(port: number): Promise<number>
  close(): void
}

const PIECE = 4096

export function createSlowWire({ bitsPerSecond, latency }: Wire): SlowWire {
  const oneWay = latency / 2
  const open: { close(): void }[] = []
  let freeAt = 0

  /** When the last of these bytes has passed, behind all that others have sent. */
  const passes = (bytes: number) => {
    freeAt = Math.max(performance.now(), freeAt) + (bytes * 8000) / bitsPerSecond
    return freeAt
  }
  const later = (socket: Socket, at: number, act: () => void) =>
    setTimeout(() => socket.destroyed || act(), at - performance.now())

  function join(visitor: Socket, port: number): void {
    const server = toServer(port, '127.0.0.1')
    visitor.on('data', (bytes) =>
      later(server, performance.now() + oneWay, () => server.write(bytes)),
    )
    server.on('data', (bytes) => {
      for (let at = 0; at < bytes.length; at += PIECE) {
        const piece = bytes.subarray(at, at + PIECE)
        later(visitor, passes(piece.length) + oneWay, () => visitor.write(piece))
      }
    })
    // Whoever is left alone goes too, when what is on its way has arrived.
    visitor.on('close', () => server.destroy())
    server.on('close', () => later(visitor, freeAt + latency, () => visitor.end()))
    for (const socket of [visitor, server]) socket.on('error', () => socket.destroy())
  }

  return {
    before: (port) =>
      new Promise((resolve, reject) => {
        const door = createServer((visitor) => join(visitor, port))
        open.push(door)
        door.once('error', reject)
        door.listen(0, '127.0.0.1', () => {
          const address = door.address()
          resolve(address !== null && typeof address === 'object' ? address.port : 0)
        })
      }),
    close: () => {
      for (const door of open) door.close()
    },
  }
}
