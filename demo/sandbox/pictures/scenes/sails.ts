import { type Brush, reflected } from '../brush.ts'
import type { Point } from '../canvas.ts'
import { mix } from '../colour.ts'
import { below, box, rolling, sliver, stroke } from '../shapes.ts'
import { drawClouds, drawGulls, drawSea, drawSky, drawSun } from './sky-and-sea.ts'

/** A few sailing boats, the far ones small and pale, each over its own reflection. */
export function drawSails(brush: Brush): void {
  const { chance, light, width } = brush
  const horizon = chance.between(0.5, 0.58)
  const side = chance.oneOf([1, -1])
  const sun = { x: width * (0.5 + side * 0.3), y: horizon - 0.24, size: 0.056 }
  drawSky(brush, horizon)
  drawClouds(brush, 0.08, horizon - 0.1, 6)
  drawSun(brush, sun)
  const coast = rolling(chance, horizon - 0.022, 0.02)
  brush.fill(
    below((x) => Math.min(coast(x * 2), horizon + 0.01), 0, width),
    light.far,
  )
  drawSea(brush, horizon, sun)
  const far = Math.round(2 + width * 1.6)
  for (let index = 0; index < far; index++) {
    const x = ((index + chance.between(0.15, 0.85)) / far) * width
    drawBoat(brush, x, horizon + chance.between(0.014, 0.05), chance.between(0.05, 0.09))
  }
  drawBoat(brush, width * (0.5 + side * 0.2), horizon + 0.13, 0.21)
  drawBoat(brush, width * (0.5 - side * 0.13), horizon + 0.27, 0.42)
  drawGulls(brush, width * (0.5 + side * 0.12), 0.16, 4)
}

function drawBoat(brush: Brush, x: number, y: number, size: number): void {
  const colour = brush.chance.oneOf(['pale', 'pale', 'sand', 'accent'] as const)
  drawRig(reflected(brush, y + size * 0.02, 0.42, 0.3), x, y, size, colour)
  brush.fill(sliver(x, y + size * 0.035, size * 0.5, size * 0.028), brush.light.dark, 0.4)
  drawRig(brush, x, y, size, colour)
  brush.fill(
    sliver(x + size * 0.3, y + size * 0.03, size * 0.3, size * 0.016),
    brush.light.pale,
    0.75,
  )
}

function drawRig(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  sail: 'pale' | 'sand' | 'accent',
): void {
  const { light } = brush
  const at = (across: number, up: number): Point => [x + across * size, y - up * size]
  const cloth = light[sail]
  const main = [at(0.02, 1.04), at(0.14, 0.8), at(0.28, 0.5), at(0.38, 0.17), at(0.02, 0.15)]
  brush.fill(main, cloth)
  brush.fill([at(0.02, 1.04), at(0.12, 0.62), at(0.17, 0.16), at(0.02, 0.15)], light.dark, 0.08)
  for (const up of [0.38, 0.6, 0.8])
    brush.fill(
      stroke(at(0.02, up), at(0.33 - up * 0.26, up + 0.015), size * 0.006),
      light.dark,
      0.25,
    )
  const jib = [at(-0.03, 0.94), at(-0.12, 0.6), at(-0.25, 0.3), at(-0.42, 0.11), at(-0.03, 0.17)]
  brush.fill(jib, mix(cloth, light.skyMiddle, 0.22))
  brush.fill(box(x - size * 0.012, y - size * 1.08, x + size * 0.01, y - size * 0.06), light.dark)
  brush.fill([at(-0.46, 0.09), at(0.45, 0.07), at(0.38, -0.03), at(-0.3, -0.03)], light.dark)
  brush.fill(stroke(at(-0.46, 0.086), at(0.45, 0.066), size * 0.02), light.accent)
}
