import type { Brush } from '../brush.ts'
import { mix } from '../colour.ts'
import { below, rolling, sliver } from '../shapes.ts'
import { drawClouds, drawGulls, drawSea, drawSky, drawSun } from './sky-and-sea.ts'

/** The open sea, a low sun, a far coast, and the last wave on the sand. */
export function drawHorizon(brush: Brush): void {
  const { chance, light, width } = brush
  const horizon = chance.between(0.5, 0.6)
  const side = chance.oneOf([0.3, 0.68])
  const sun = { x: width * side, y: horizon - chance.between(0.06, 0.2), size: 0.062 }
  drawSky(brush, horizon)
  drawClouds(brush, 0.1, horizon - 0.12, 6)
  drawSun(brush, sun)
  drawCoast(brush, horizon, side < 0.5)
  drawSea(brush, horizon, sun)
  drawBeach(brush)
  drawGulls(brush, width * (1 - side), horizon - 0.22, 5)
  brush.fill(sliver(width * 0.5, 1.02, width * 0.8, 0.03), light.sand, 0.5)
}

function drawCoast(brush: Brush, horizon: number, toTheRight: boolean): void {
  const { chance, light, width } = brush
  const swell = rolling(chance, 0.028, 0.012)
  const skyline = (x: number): number => {
    const away = toTheRight ? x / width : 1 - x / width
    return horizon - Math.max(0, away - 0.45) * 2 * swell(x * 3)
  }
  brush.fill(below(skyline, 0, width), light.far)
}

function drawBeach(brush: Brush): void {
  const { chance, light, width } = brush
  const shore = rolling(chance, 0.9, 0.024)
  brush.fill(
    below((x) => shore(x) - 0.03, 0, width),
    light.pale,
    0.3,
  )
  brush.fill(
    below((x) => shore(x) - 0.012, 0, width),
    light.pale,
    0.75,
  )
  brush.fill(below(shore, 0, width), mix(light.sand, light.seaNear, 0.25))
  brush.fill(
    below((x) => shore(x) + 0.022, 0, width),
    light.sand,
  )
}
