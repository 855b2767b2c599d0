import type { Brush } from '../brush.ts'
import type { Point } from '../canvas.ts'
import { mix } from '../colour.ts'
import { below, ellipse, rolling, stroke } from '../shapes.ts'
import { drawSky, drawSun } from './sky-and-sea.ts'

/** Rows of trees that come out of the mist, and tall pines close by. */
export function drawForest(brush: Brush): void {
  const { chance, light, width } = brush
  drawSky(brush, 0.8)
  brush.wash(0.79, 1, light.skyLow, light.grass)
  const sun = { x: width * chance.between(0.3, 0.7), y: 0.3, size: 0.06 }
  drawSun(brush, sun)
  for (let row = 0; row < 4; row++) drawRow(brush, row)
  if (!light.night) drawShafts(brush, sun.x)
  drawGround(brush)
  const pines = Math.max(2, Math.round(width * 2.6))
  for (let index = 0; index < pines; index++)
    drawPine(
      brush,
      ((index + chance.between(0.1, 0.9)) / pines) * width,
      chance.between(0.018, 0.034),
    )
}

function drawRow(brush: Brush, row: number): void {
  const { chance, light, width } = brush
  const base = rolling(chance, 0.58 + row * 0.075, 0.03)
  const colour = mix(mix(light.skyLow, light.far, 0.75), light.near, row / 3.4)
  brush.fill(below(base, 0, width), colour)
  for (let x = -0.05; x < width + 0.05; x += chance.between(0.025, 0.07) * (1 + row * 0.35))
    drawFir(brush, x, base(x) + 0.02, chance.between(0.1, 0.19) * (1 + row * 0.28), colour)
}

function drawFir(
  brush: Brush,
  x: number,
  foot: number,
  height: number,
  colour: readonly [number, number, number],
): void {
  const tiers = 5
  const right: Point[] = []
  for (let tier = 0; tier < tiers; tier++) {
    const half = height * 0.21 * ((tier + 1) / tiers)
    const y = foot - height + (height * (tier + 1)) / tiers
    right.push([x + half, y], [x + half * 0.5, y - height * 0.012])
  }
  const left = right.map(([px, y]): Point => [2 * x - px, y]).reverse()
  brush.fill([[x, foot - height], ...right, ...left], colour)
}

function drawShafts(brush: Brush, x: number): void {
  for (const aside of [-0.5, -0.18, 0.16, 0.52])
    brush.fill(
      [
        [x + aside * 0.2, 0.26],
        [x + aside * 0.2 + 0.03, 0.26],
        [x + aside * 1.9 + 0.2, 0.95],
        [x + aside * 1.9, 0.95],
      ],
      brush.light.sun,
      0.13,
    )
}

function drawGround(brush: Brush): void {
  const { chance, light, width } = brush
  const moss = mix(light.grass, light.near, 0.5)
  const rise = rolling(chance, 0.87, 0.024)
  brush.fill(below(rise, 0, width), moss)
  brush.fill(
    below((x) => rise(x * 1.4) + 0.055, 0, width),
    mix(moss, light.dark, 0.42),
  )
  for (let count = 0; count < 60 * width; count++) {
    const x = chance.between(0, width)
    const y = rise(x) + chance.between(0.01, 0.13)
    const lean = chance.between(-0.02, 0.02)
    brush.fill(
      stroke([x, y], [x + lean, y - chance.between(0.014, 0.034)], 0.004, 0.0005),
      mix(light.grass, light.dark, chance.between(0, 0.5)),
    )
  }
}

/** A Baltic pine: a bare trunk that turns reddish with height, and a flat crown. */
function drawPine(brush: Brush, x: number, girth: number): void {
  const { chance, light } = brush
  const foot = chance.between(0.9, 1.02)
  const lean = chance.between(-0.03, 0.03)
  const bark = mix(light.accent, light.dark, 0.62)
  brush.fill(stroke([x, foot], [x + lean, -0.02], girth, girth * 0.5), bark)
  brush.fill(
    stroke([x - girth * 0.2, foot], [x + lean - girth * 0.12, -0.02], girth * 0.45, girth * 0.2),
    mix(bark, light.glow, 0.2),
  )
  const needles = mix(light.near, light.dark, 0.45)
  for (let bough = 0; bough < 9; bough++) {
    const side = bough % 2 === 0 ? 1 : -1
    const y = -0.02 + bough * 0.026 + chance.between(0, 0.014)
    const reach = chance.between(0.05, 0.13)
    brush.fill(
      stroke([x + lean, y + 0.02], [x + lean + side * reach, y], girth * 0.18, 0.002),
      bark,
    )
    brush.fill(
      ellipse(x + lean + side * reach * 0.75, y - 0.006, reach * 0.62, 0.021),
      needles,
      0.93,
    )
  }
}
