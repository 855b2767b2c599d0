// A canvas on which two things can be done: wash it with a gradient, and fill a polygon.
// Everything lies in a plane whose height is 1, so that a picture is the same at every size.
import { type Colour, mix } from './colour.ts'

export type Point = readonly [x: number, y: number]

export interface Canvas {
  width: number
  height: number
  rgb: Uint8Array
}

const scansPerRow = 4

export function createCanvas(width: number, height: number): Canvas {
  return { width, height, rgb: new Uint8Array(width * height * 3) }
}

/** Rows from top to bottom, in colours that pass into each other at even distances. */
export function wash(
  canvas: Canvas,
  top: number,
  bottom: number,
  colours: readonly Colour[],
): void {
  const first = Math.max(0, Math.round(top * canvas.height))
  const last = Math.min(canvas.height, Math.round(bottom * canvas.height))
  for (let y = first; y < last; y++) {
    const place = ((y + 0.5) / canvas.height - top) / (bottom - top)
    paintRow(canvas, y, colourAlong(colours, place))
  }
}

function colourAlong(colours: readonly Colour[], place: number): Colour {
  const position = Math.min(1, Math.max(0, place)) * (colours.length - 1)
  const index = Math.min(colours.length - 2, Math.floor(position))
  const from = colours[index] ?? colours[0] ?? [0, 0, 0]
  return mix(from, colours[index + 1] ?? from, position - Math.max(0, index))
}

function paintRow(canvas: Canvas, y: number, colour: Colour): void {
  const start = y * canvas.width * 3
  for (let channel = 0; channel < 3; channel++) {
    const value = Math.round(colour[channel] ?? 0)
    for (let at = start + channel; at < start + canvas.width * 3; at += 3) canvas.rgb[at] = value
  }
}

/** Fills by the even-odd rule; edges are smoothed by how much of each pixel is covered. */
export function fillPolygon(
  canvas: Canvas,
  points: readonly Point[],
  colour: Colour,
  opacity: number,
): void {
  const scaled = points.map(([x, y]): Point => [x * canvas.height, y * canvas.height])
  const [top, bottom] = extent(scaled, 1, canvas.height)
  const [left, right] = extent(scaled, 0, canvas.width)
  const covered = new Float32Array(canvas.width + 2)
  for (let y = top; y < bottom; y++) {
    for (let scan = 0; scan < scansPerRow; scan++) {
      const crossings = crossingsAt(scaled, y + (scan + 0.5) / scansPerRow)
      for (let index = 0; index + 1 < crossings.length; index += 2)
        cover(covered, crossings[index] ?? 0, crossings[index + 1] ?? 0, canvas.width)
    }
    blendRow(canvas, { y, left, right }, covered, colour, opacity / scansPerRow)
    covered.fill(0, left, right + 2)
  }
}

/** The first and the last but one pixel that the points reach, within the canvas. */
function extent(points: readonly Point[], axis: 0 | 1, size: number): [number, number] {
  let [least, most] = [size, 0]
  for (const point of points) {
    if (point[axis] < least) least = point[axis]
    if (point[axis] > most) most = point[axis]
  }
  return [Math.max(0, Math.floor(least)), Math.min(size, Math.floor(most) + 1)]
}

function crossingsAt(points: readonly Point[], y: number): number[] {
  const crossings: number[] = []
  let before = points[points.length - 1]
  for (const point of points) {
    if (before && before[1] <= y !== point[1] <= y)
      crossings.push(
        before[0] + ((y - before[1]) / (point[1] - before[1])) * (point[0] - before[0]),
      )
    before = point
  }
  return crossings.sort((one, other) => one - other)
}

/** Notes a span as differences between neighbours, so that a wide span costs as much as a narrow one. */
function cover(covered: Float32Array, from: number, to: number, width: number): void {
  noteEdge(covered, Math.min(Math.max(from, 0), width), 1)
  noteEdge(covered, Math.min(Math.max(to, 0), width), -1)
}

function noteEdge(covered: Float32Array, x: number, sign: number): void {
  const pixel = Math.floor(x)
  const inside = 1 - (x - pixel)
  covered[pixel] = (covered[pixel] ?? 0) + sign * inside
  covered[pixel + 1] = (covered[pixel + 1] ?? 0) + sign * (1 - inside)
}

function blendRow(
  { width, rgb }: Canvas,
  { y, left, right }: { y: number; left: number; right: number },
  covered: Float32Array,
  [red, green, blue]: Colour,
  opacity: number,
): void {
  let sum = 0
  for (let x = left; x < right; x++) {
    sum += covered[x] ?? 0
    if (sum < 0.01) continue
    const part = Math.min(1, sum * opacity)
    const at = (y * width + x) * 3
    rgb[at] = (rgb[at] ?? 0) * (1 - part) + red * part + 0.5
    rgb[at + 1] = (rgb[at + 1] ?? 0) * (1 - part) + green * part + 0.5
    rgb[at + 2] = (rgb[at + 2] ?? 0) * (1 - part) + blue * part + 0.5
  }
}
