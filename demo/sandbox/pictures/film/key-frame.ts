// A VP8 key frame (RFC 6386) in its plainest form: every block of 4 by 4 pixels has one mean, told
// as its difference to what lies around, and the decoder's own filter smooths the steps between.
import { type BitWriter, createBitWriter } from './bits.ts'
import { clamped, guessFor, type Plane, placesOf, transformed } from './plane.ts'
import { keptProbabilities, startingProbabilities } from './tables.ts'
import { writeBlock } from './tokens.ts'

/** Luma has twice the width and height of the two colours. */
export interface Frame {
  luma: Plane
  blue: Plane
  red: Plane
}

/** The steps at this place of the format's scale: of a macroblock's mean, its details, its colour. */
const quality = { place: 40, mean: 74, detail: 68, colour: 37 }
const smoothing = 40
const blocksAcross = { luma: 4, colour: 2 }

export function keyFrame(frame: Frame): Uint8Array {
  const across = frame.luma.width / blocksAcross.luma
  const down = frame.luma.height / blocksAcross.luma
  const modes = writeHeaderAndModes(across * down)
  const tokens = writeTokens(frame, across, down)
  const start = Buffer.alloc(10)
  start.writeUIntLE((modes.length << 5) | 0x10, 0, 3)
  start.set([0x9d, 0x01, 0x2a], 3)
  start.writeUInt16LE(across * 16, 6)
  start.writeUInt16LE(down * 16, 8)
  return Buffer.concat([start, modes, tokens])
}

function writeHeaderAndModes(macroblocks: number): Uint8Array {
  const out = createBitWriter()
  out.number(0, 4) // colour space, clamping, no segments, the normal filter
  out.number(smoothing, 6)
  out.number(0, 3 + 1 + 2) // sharpness, no changes to the filter, one part of tokens
  out.number(quality.place, 7)
  out.number(0, 5 + 1) // the same quality everywhere; probabilities of this frame are forgotten
  for (let row = 0; row < 96; row++)
    for (let node = 0; node < 11; node++) out.bit(0, keptProbabilities[row]?.[node] ?? 255)
  out.number(0, 1) // no macroblock is skipped
  for (let count = 0; count < macroblocks; count++) {
    for (const [bit, probability] of [
      [1, 145],
      [0, 156],
      [0, 163],
    ] as const)
      out.bit(bit, probability)
    out.bit(0, 142) // both colours are guessed from their means, too
  }
  return out.bytes()
}

function writeTokens(frame: Frame, across: number, down: number): Uint8Array {
  const out = createBitWriter()
  const luma = lumaCoder(frame.luma)
  const blue = colourCoder(frame.blue)
  const red = colourCoder(frame.red)
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      luma(out, x, y)
      for (let block = 0; block < 16; block++) out.bit(0, 253) // no detail within a block
      blue(out, x, y)
      red(out, x, y)
    }
  return out.bytes()
}

type Coder = (out: BitWriter, x: number, y: number) => void

/** The sixteen means of a macroblock go through a transform that gathers what they share. */
function lumaCoder(plane: Plane): Coder {
  const shown = { ...plane, means: new Uint8Array(plane.means.length) }
  const hadNumbers = createContext(plane.width / 4, plane.height / 4)
  return (out, x, y) => {
    const guess = guessFor(shown, x * 4, y * 4, 4)
    const places = placesOf(plane, x * 4, y * 4, 4)
    const wanted = places.map((place) => ((plane.means[place] ?? 0) - guess) * 4)
    const scaled = transformed(wanted).map((value, index) => Math.round(value / stepAt(index)))
    const numbers = zigzag.map((index) => scaled[index] ?? 0)
    hadNumbers(x, y, (context) => writeBlock(out, numbers, startingProbabilities.luma, context))
    const undone = transformed(scaled.map((value, index) => value * stepAt(index)))
    for (const [index, place] of places.entries())
      shown.means[place] = clamped(guess + (((((undone[index] ?? 0) + 3) >> 3) + 4) >> 3))
  }
}

const zigzag = [0, 1, 4, 8, 5, 2, 3, 6, 9, 12, 13, 10, 7, 11, 14, 15]

function stepAt(index: number): number {
  return index === 0 ? quality.mean : quality.detail
}

function colourCoder(plane: Plane): Coder {
  const shown = { ...plane, means: new Uint8Array(plane.means.length) }
  const hadNumbers = createContext(plane.width, plane.height)
  return (out, x, y) => {
    const guess = guessFor(shown, x * 2, y * 2, 2)
    for (const place of placesOf(plane, x * 2, y * 2, 2)) {
      const number = Math.round((((plane.means[place] ?? 0) - guess) * 8) / quality.colour)
      const numbers = [number, ...Array.from({ length: 15 }, () => 0)]
      const [bx, by] = [place % plane.width, Math.floor(place / plane.width)]
      hadNumbers(bx, by, (context) =>
        writeBlock(out, numbers, startingProbabilities.colour, context),
      )
      shown.means[place] = clamped(guess + ((number * quality.colour + 4) >> 3))
    }
  }
}

/** A block is written by how many of its neighbours, above and to the left, had numbers. */
function createContext(width: number, height: number) {
  const had = new Uint8Array(width * height)
  return (x: number, y: number, write: (context: number) => boolean): void => {
    const above = y > 0 ? (had[(y - 1) * width + x] ?? 0) : 0
    const left = x > 0 ? (had[y * width + x - 1] ?? 0) : 0
    had[y * width + x] = Number(write(above + left))
  }
}
