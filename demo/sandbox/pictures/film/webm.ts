// A WebM around VP8 frames: boxes within boxes, each with its name, its length and its content.

function box(name: string, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  const length = Buffer.alloc(4)
  length.writeUInt32BE((0x10000000 | body.length) >>> 0)
  return Buffer.concat([Buffer.from(name, 'hex'), length, body])
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function double(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

const text = (value: string): Buffer => Buffer.from(value, 'latin1')

export interface Film {
  width: number
  height: number
  /** How long each frame is shown. */
  milliseconds: number
  frames: Uint8Array[]
}

export function webm(film: Film): Uint8Array {
  const about = information(film)
  const tracks = videoTrack(film)
  const indexLength = cues(0).length
  const index = cues(about.length + tracks.length + indexLength)
  return Buffer.concat([heading(), box('18538067', about, tracks, index, cluster(film))])
}

function heading(): Buffer {
  return box(
    '1a45dfa3',
    box('4286', number(1)),
    box('42f7', number(1)),
    box('42f2', number(4)),
    box('42f3', number(8)),
    box('4282', text('webm')),
    box('4287', number(2)),
    box('4285', number(2)),
  )
}

function information({ frames, milliseconds }: Film): Buffer {
  return box(
    '1549a966',
    box('2ad7b1', number(1_000_000)), // times are in milliseconds
    box('4489', double(frames.length * milliseconds)),
    box('4d80', text('sandbox')),
    box('5741', text('sandbox')),
  )
}

function videoTrack({ width, height, milliseconds }: Film): Buffer {
  const size = box('e0', box('b0', number(width)), box('ba', number(height)))
  const track = box(
    'ae',
    box('d7', number(1)),
    box('73c5', number(1)),
    box('83', number(1)),
    box('23e383', number(milliseconds * 1_000_000)),
    box('86', text('V_VP8')),
    size,
  )
  return box('1654ae6b', track)
}

/** Where the frames begin, so that a player can go back to the start. */
function cues(clusterAt: number): Buffer {
  const place = box('b7', box('f7', number(1)), box('f1', number(clusterAt)))
  return box('1c53bb6b', box('bb', box('b3', number(0)), place))
}

function cluster({ frames, milliseconds }: Film): Buffer {
  const blocks = frames.map((frame, index) => {
    const start = Buffer.from([0x81, 0, 0, 0x80]) // track 1, a time, a key frame
    start.writeInt16BE(index * milliseconds, 1)
    return box('a3', start, frame)
  })
  return box('1f43b675', box('e7', number(0)), ...blocks)
}
