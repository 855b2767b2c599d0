import type { Brush } from '../brush.ts'
import type { Point } from '../canvas.ts'
import { mix } from '../colour.ts'
import { below, box, ellipse, rolling } from '../shapes.ts'
import { drawClouds, drawGulls, drawSea, drawSky, drawSun } from './sky-and-sea.ts'

const tower = { foot: 0.74, top: 0.24, atFoot: 0.048, atTop: 0.031 }

/** A striped tower on a headland; by night its beam goes out over the water. */
export function drawLighthouse(brush: Brush): void {
  const { chance, light, width } = brush
  const horizon = 0.66
  const x = width * chance.oneOf([0.3, 0.66])
  const sun = { x: width - x * 0.9, y: horizon - 0.2, size: 0.055 }
  drawSky(brush, horizon)
  drawClouds(brush, 0.1, 0.5, 5)
  drawSun(brush, sun)
  if (light.night) drawBeam(brush, x, x < width / 2 ? 1 : -1)
  drawSea(brush, horizon, sun)
  drawHeadland(brush, x)
  drawCottage(brush, x + (x < width / 2 ? -0.16 : 0.16))
  drawTower(brush, x)
  drawGulls(brush, x + (x < width / 2 ? 0.3 : -0.3), 0.3, 4)
}

function drawBeam(brush: Brush, x: number, side: number): void {
  const [lamp, reach] = [tower.top - 0.03, side * brush.width]
  brush.fill(
    [
      [x, lamp],
      [x + reach, lamp - 0.16],
      [x + reach, lamp + 0.1],
    ],
    brush.light.glow,
    0.2,
  )
  brush.fill(
    [
      [x, lamp],
      [x + reach, lamp - 0.1],
      [x + reach, lamp + 0.04],
    ],
    brush.light.glow,
    0.2,
  )
}

function drawHeadland(brush: Brush, x: number): void {
  const { chance, light, width } = brush
  const inland = x < width / 2 ? -1 : 1
  const rough = rolling(chance, 0, 0.014)
  const hill = (aside: number, reach: number, level: number) => (at: number) => {
    const away = (at - x - inland * aside) / reach
    return level + 0.34 * (1 - Math.exp(-(away ** 2))) + rough(at * 5 + aside)
  }
  brush.fill(below(hill(0.02, 0.6, 0.73), 0, width), mix(light.grass, light.middle, 0.55))
  brush.fill(below(hill(0.3, 0.56, 0.79), 0, width), mix(light.grass, light.near, 0.45))
  brush.fill(below(hill(0.62, 0.66, 0.86), 0, width), light.near)
  for (let count = 0; count < 26; count++) drawRock(brush, x - inland * chance.between(-0.05, 0.75))
}

/** Boulders lie thick at the water's edge, on the side of the open sea. */
function drawRock(brush: Brush, x: number): void {
  const { chance, light } = brush
  const size = chance.between(0.012, 0.04)
  const y = chance.between(0.93, 1)
  const stone = mix(light.middle, light.dark, chance.between(0.3, 0.8))
  brush.fill(ellipse(x, y + size * 0.2, size * 1.3, size * 0.5), light.pale, 0.35)
  brush.fill(ellipse(x, y, size, size * 0.7), stone)
  brush.fill(ellipse(x - size * 0.2, y - size * 0.25, size * 0.6, size * 0.3), light.pale, 0.14)
}

/** The tower's outline between two heights, each a part of the way up. */
function towerPart(x: number, from: number, to: number): Point[] {
  const half = (part: number): number => tower.atFoot + (tower.atTop - tower.atFoot) * part
  const y = (part: number): number => tower.foot + 0.02 + (tower.top - tower.foot - 0.02) * part
  return [
    [x - half(from), y(from)],
    [x + half(from), y(from)],
    [x + half(to), y(to)],
    [x - half(to), y(to)],
  ]
}

function drawTower(brush: Brush, x: number): void {
  const { light } = brush
  brush.fill(towerPart(x, 0, 1), light.pale)
  for (const stripe of [0.16, 0.5, 0.84])
    brush.fill(towerPart(x, stripe - 0.09, stripe + 0.09), light.accent)
  const shade = towerPart(x, 0, 1).map(([px, y]): Point => [Math.max(px, x + 0.008), y])
  brush.fill(shade, light.dark, 0.2)
  for (const [index, y] of [0.62, 0.48, 0.35].entries())
    brush.fill(box(x - 0.012 + index * 0.003, y, x - 0.001, y + 0.03), light.dark, 0.75)
  drawLantern(brush, x)
}

function drawLantern(brush: Brush, x: number): void {
  const { light } = brush
  const { top } = tower
  for (const ring of [3.2, 2.1]) brush.fill(ellipse(x, top - 0.03, 0.024 * ring), light.glow, 0.16)
  brush.fill(box(x - 0.022, top - 0.055, x + 0.022, top), light.glow)
  for (const bar of [-0.022, -0.002, 0.018])
    brush.fill(box(x + bar, top - 0.055, x + bar + 0.004, top), light.dark)
  brush.fill(box(x - 0.042, top - 0.008, x + 0.042, top + 0.008), light.dark)
  const roof: Point[] = [
    [x - 0.03, top - 0.053],
    [x, top - 0.098],
    [x + 0.03, top - 0.053],
  ]
  brush.fill(roof, light.accent)
  brush.fill(box(x - 0.002, top - 0.12, x + 0.002, top - 0.09), light.dark)
}

function drawCottage(brush: Brush, x: number): void {
  const { light } = brush
  brush.fill(box(x - 0.065, 0.735, x + 0.065, 0.83), light.pale)
  const roof: Point[] = [
    [x - 0.078, 0.74],
    [x - 0.05, 0.675],
    [x + 0.05, 0.675],
    [x + 0.078, 0.74],
  ]
  brush.fill(roof, mix(light.accent, light.dark, 0.25))
  brush.fill(box(x + 0.022, 0.65, x + 0.04, 0.69), light.dark)
  for (const aside of [-0.045, -0.006, 0.033])
    brush.fill(
      box(x + aside, 0.757, x + aside + 0.018, 0.785),
      light.night ? light.glow : light.dark,
    )
}
