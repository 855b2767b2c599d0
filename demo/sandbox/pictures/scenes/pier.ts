import type { Brush } from '../brush.ts'
import type { Point } from '../canvas.ts'
import { mix } from '../colour.ts'
import { box, ellipse, stroke } from '../shapes.ts'
import { drawClouds, drawGulls, drawSea, drawSky, drawSun } from './sky-and-sea.ts'

const horizon = 0.5

/** A wooden pier that runs out to sea between its lamps, with a pavilion at its end. */
export function drawPier(brush: Brush): void {
  const { chance, width } = brush
  const end = width * chance.between(0.44, 0.56)
  const sun = { x: width * chance.oneOf([0.1, 0.9]), y: horizon - 0.2, size: 0.056 }
  drawSky(brush, horizon)
  drawClouds(brush, 0.08, 0.38, 6)
  drawSun(brush, sun)
  drawSea(brush, horizon, sun)
  drawDeck(brush, end)
  drawPavilion(brush, end)
  for (const step of [0.06, 0.13, 0.24, 0.42, 0.7]) drawLampPair(brush, end, step)
  drawGulls(brush, width * 0.66, 0.2, 4)
}

/** A point of the deck: aside from -1 to 1, near from 0 at the end to 1 at one's feet. */
function onDeck(brush: Brush, end: number, aside: number, near: number): Point {
  const half = 0.035 + near * Math.min(0.62, brush.width * 0.42)
  return [end + (brush.width / 2 - end) * near + aside * half, horizon + 0.02 + near * 0.52]
}

function drawDeck(brush: Brush, end: number): void {
  const { light } = brush
  const at = (aside: number, near: number): Point => onDeck(brush, end, aside, near)
  const wood = mix(mix(light.sand, light.accent, 0.22), light.dark, light.night ? 0.45 : 0.18)
  const shade: Point[] = [at(-1.08, 0), at(1.08, 0), at(1.12, 1), at(-1.12, 1)]
  brush.fill(
    shade.map(([x, y]): Point => [x, y + 0.02]),
    light.dark,
    0.45,
  )
  brush.fill([at(-1, 0), at(1, 0), at(1, 1), at(-1, 1)], wood)
  for (let plank = 0; plank < 26; plank++) {
    const near = (plank / 26) ** 2
    brush.fill(
      [
        at(-1, near),
        at(1, near),
        at(1, near + 0.003 + near * 0.004),
        at(-1, near + 0.003 + near * 0.004),
      ],
      light.dark,
      0.35,
    )
  }
  for (const side of [-1, 1]) {
    brush.fill([at(side, 0), at(side * 0.93, 0), at(side * 0.93, 1), at(side, 1)], light.pale, 0.55)
  }
}

function drawPavilion(brush: Brush, x: number): void {
  const { light } = brush
  const foot = horizon + 0.022
  brush.fill(box(x - 0.1, foot, x + 0.1, foot + 0.012), light.dark)
  brush.fill(box(x - 0.078, foot - 0.062, x + 0.078, foot), light.pale)
  for (let window = -2; window <= 2; window++)
    brush.fill(
      box(x + window * 0.03 - 0.009, foot - 0.048, x + window * 0.03 + 0.009, foot - 0.008),
      light.night ? light.glow : mix(light.dark, light.seaFar, 0.3),
    )
  brush.fill(
    [
      [x - 0.095, foot - 0.06],
      [x - 0.045, foot - 0.1],
      [x + 0.045, foot - 0.1],
      [x + 0.095, foot - 0.06],
    ],
    light.accent,
  )
  brush.fill(
    [
      [x - 0.03, foot - 0.098],
      [x, foot - 0.15],
      [x + 0.03, foot - 0.098],
    ],
    mix(light.accent, light.dark, 0.3),
  )
  brush.fill(stroke([x, foot - 0.145], [x, foot - 0.185], 0.004, 0.002), light.dark)
}

function drawLampPair(brush: Brush, end: number, near: number): void {
  const { light } = brush
  for (const side of [-1, 1]) {
    const [x, y] = onDeck(brush, end, side * 0.965, near)
    const height = 0.05 + near * 0.62
    const globe = height * 0.07
    brush.fill(stroke([x, y], [x, y - height], height * 0.036, height * 0.02), light.dark)
    brush.fill(box(x - height * 0.03, y - height * 0.07, x + height * 0.03, y), light.dark)
    for (const ring of light.night ? [4, 2.6] : [1.7])
      brush.fill(ellipse(x, y - height, globe * ring), light.glow, 0.17)
    brush.fill(ellipse(x, y - height, globe), light.night ? light.glow : light.pale)
    brush.fill(
      box(x - globe * 0.7, y - height + globe * 0.8, x + globe * 0.7, y - height + globe * 1.2),
      light.dark,
    )
  }
}
