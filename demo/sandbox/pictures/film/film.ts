// A film of two seconds: the sun goes down behind the sea, and a boat passes.
import { type Brush, brushOn } from '../brush.ts'
import { type Canvas, createCanvas, type Point } from '../canvas.ts'
import { mix } from '../colour.ts'
import { palettes } from '../palettes.ts'
import { chanceFrom } from '../random.ts'
import { drawSun } from '../scenes/sky-and-sea.ts'
import { sliver } from '../shapes.ts'
import { type Frame, keyFrame } from './key-frame.ts'
import type { Plane } from './plane.ts'
import { webm } from './webm.ts'

/** One dot becomes a block of 4 by 4 pixels. */
const dots = { width: 64, height: 36 }
const frames = 12
const milliseconds = 170
const horizon = 0.6

export function sunsetFilm(): Uint8Array {
  const moments = Array.from({ length: frames }, (_, index) => drawMoment(index / (frames - 1)))
  return webm({
    width: dots.width * 4,
    height: dots.height * 4,
    milliseconds,
    frames: moments.map((canvas) => keyFrame(planesOf(canvas))),
  })
}

function drawMoment(time: number): Canvas {
  const canvas = createCanvas(dots.width, dots.height)
  const [, , light] = palettes
  const brush = brushOn(canvas, light, chanceFrom(7))
  const sun = { x: brush.width * 0.62, y: 0.3 + time * 0.26, size: 0.1 }
  brush.wash(0, horizon, light.skyTop, light.skyMiddle, light.skyLow)
  drawSun(brush, sun)
  brush.wash(horizon, 1, light.seaFar, mix(light.seaFar, light.seaNear, 0.6), light.seaNear)
  for (let step = 0; step < 7; step++) {
    const aside = Math.sin(time * 9 + step * 2.4) * 0.05
    const glint = sliver(sun.x + aside, horizon + 0.04 + step * 0.055, 0.14, 0.014)
    brush.fill(glint, light.sun, 0.6 - step * 0.05)
  }
  drawBoat(brush, brush.width * (0.08 + time * 0.34), 0.78)
  return canvas
}

function drawBoat(brush: Brush, x: number, y: number): void {
  const { light } = brush
  const at = (across: number, up: number): Point => [x + across * 0.3, y - up * 0.3]
  brush.fill([at(0.03, 1.05), at(0.4, 0.16), at(0.03, 0.16)], light.pale)
  brush.fill([at(-0.03, 0.95), at(-0.03, 0.16), at(-0.34, 0.16)], light.sand)
  brush.fill([at(-0.46, 0.1), at(0.46, 0.1), at(0.34, -0.08), at(-0.3, -0.08)], light.dark)
}

/** Brightness for every dot, the two colours for every four. */
function planesOf({ width, height, rgb }: Canvas): Frame {
  const luma = plane(width, height, (x, y) => weigh(rgb, [y * width + x], 16, [66, 129, 25]))
  const four = (x: number, y: number): number[] =>
    [0, 1, width, width + 1].map((next) => y * 2 * width + x * 2 + next)
  const colour = (weights: readonly number[]): Plane =>
    plane(width / 2, height / 2, (x, y) => weigh(rgb, four(x, y), 128, weights))
  return { luma, blue: colour([-38, -74, 112]), red: colour([112, -94, -18]) }
}

function plane(width: number, height: number, meanAt: (x: number, y: number) => number): Plane {
  const means = Uint8Array.from({ length: width * height }, (_, index) =>
    meanAt(index % width, Math.floor(index / width)),
  )
  return { width, height, means }
}

function weigh(
  rgb: Uint8Array,
  dotsToWeigh: number[],
  base: number,
  weights: readonly number[],
): number {
  let sum = 0
  for (const dot of dotsToWeigh)
    for (const [channel, weight] of weights.entries()) sum += (rgb[dot * 3 + channel] ?? 0) * weight
  return Math.round(base + sum / dotsToWeigh.length / 256)
}
