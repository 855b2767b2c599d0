// A WAV by hand: a header of 44 bytes, then samples of 16 bits.

const sampleRate = 11025
const seconds = 1
const pitches = [440, 554.37, 659.26]

/** A soft chord that swells and fades, so that nobody is startled. */
function sampleAt(time: number): number {
  const swell = Math.sin((Math.PI * time) / seconds) ** 2
  const chord = pitches.reduce((sum, pitch) => sum + Math.sin(2 * Math.PI * pitch * time), 0)
  return Math.round((chord / pitches.length) * swell * 9000)
}

function header(dataLength: number): Buffer {
  const bytes = Buffer.alloc(44)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(36 + dataLength, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20) // uncompressed
  bytes.writeUInt16LE(1, 22) // one channel
  bytes.writeUInt32LE(sampleRate, 24)
  bytes.writeUInt32LE(sampleRate * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(dataLength, 40)
  return bytes
}

export function softTone(): Uint8Array {
  const samples = Buffer.alloc(sampleRate * seconds * 2)
  for (let index = 0; index < sampleRate * seconds; index++)
    samples.writeInt16LE(sampleAt(index / sampleRate), index * 2)
  return Buffer.concat([header(samples.length), samples])
}
