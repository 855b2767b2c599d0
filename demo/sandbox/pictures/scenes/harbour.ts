import { type Brush, reflected } from '../brush.ts'
import type { Point } from '../canvas.ts'
import { type Colour, hex, mix } from '../colour.ts'
import { below, box, rolling, sliver, stroke } from '../shapes.ts'
import { drawHouse, type House } from './house.ts'
import { drawClouds, drawSea, drawSky, drawSun } from './sky-and-sea.ts'

const quay = 0.7
const walls = ['#c98f5c', '#b5604a', '#e0c48c', '#7f9aa0', '#d9b5a0', '#94705f', '#d8d0bb'].map(hex)

/** A row of gabled houses on the quay, a spire behind them, all of it again in the water. */
export function drawHarbour(brush: Brush): void {
  const { chance, light, width } = brush
  drawSky(brush, quay)
  drawClouds(brush, 0.08, 0.3, 5)
  drawSun(brush, { x: width * chance.oneOf([0.2, 0.8]), y: 0.2, size: 0.045 })
  drawOldTown(brush)
  const houses = planHouses(brush)
  for (const house of houses) drawHouse(brush, house)
  drawSea(brush, quay)
  const water = reflected(brush, quay + 0.02)
  for (const house of houses) drawHouse(water, house)
  brush.fill(box(0, quay, width, quay + 0.05), light.dark, 0.3)
  brush.fill(box(0, quay - 0.004, width, quay + 0.022), mix(light.dark, light.sand, 0.35))
  drawRipples(brush)
  drawBoat(brush, width * 0.22, 0.8, 0.13)
  drawBoat(brush, width * 0.74, 0.86, 0.17)
}

function planHouses(brush: Brush): House[] {
  const { chance, light, width } = brush
  const houses: House[] = []
  let left = -chance.between(0, 0.08)
  for (let before = -1; left < width; ) {
    const across = chance.between(0.13, 0.2)
    let index = Math.floor(chance.between(0, walls.length))
    if (index === before) index = (index + 1) % walls.length
    before = index
    houses.push({
      left,
      right: left + across,
      foot: quay,
      eaves: quay - chance.between(0.21, 0.32),
      gable: chance.oneOf(['pointed', 'stepped', 'curved', 'pointed'] as const),
      wall: inThisLight(brush, walls[index] ?? light.pale),
    })
    left += across
  }
  return houses
}

function inThisLight({ light }: Brush, wall: Colour): Colour {
  return light.night ? mix(wall, light.near, 0.68) : mix(wall, light.skyLow, 0.14)
}

/** The roofs of the town behind, with one church: only an outline in the haze. */
function drawOldTown(brush: Brush): void {
  const { chance, light, width } = brush
  const roofs = rolling(chance, quay - 0.33, 0.03)
  const x = width * chance.between(0.35, 0.65)
  const spire: Point[] = [
    [x - 0.045, 0.5],
    [x - 0.045, 0.24],
    [x, 0.05],
    [x + 0.045, 0.24],
    [x + 0.045, 0.5],
  ]
  brush.fill(spire, light.far)
  brush.fill(box(x - 0.055, 0.235, x + 0.055, 0.25), light.far)
  brush.fill(box(x + 0.045, 0.36, x + 0.26, 0.6), light.far)
  const nave: Point[] = [
    [x + 0.045, 0.362],
    [x + 0.07, 0.29],
    [x + 0.235, 0.29],
    [x + 0.27, 0.362],
  ]
  brush.fill(nave, light.far)
  brush.fill(
    below((at) => roofs(at * 2), 0, width),
    mix(light.far, light.middle, 0.25),
  )
}

function drawRipples(brush: Brush): void {
  const { chance, light, width } = brush
  for (let count = 0; count < 34 * width; count++) {
    const depth = chance.between(0, 1)
    const y = quay + 0.035 + depth * 0.27
    const colour = chance.happens(0.6) ? light.skyLow : light.seaNear
    const half = 0.02 + depth * 0.07
    brush.fill(sliver(chance.between(0, width), y, half, 0.0016 + depth * 0.003), colour, 0.3)
  }
}

function drawBoat(brush: Brush, x: number, y: number, size: number): void {
  const { light } = brush
  const at = (across: number, down: number): Point => [x + across * size, y + down * size]
  const [bow, stern, mast] = [at(-0.62, -0.2), at(0.55, -0.17), at(-0.14, -1.02)]
  const cabin = box(x - size * 0.02, y - size * 0.4, x + size * 0.26, y - size * 0.17)
  const pane = box(x + size * 0.04, y - size * 0.35, x + size * 0.2, y - size * 0.26)
  brush.fill(sliver(x, y + size * 0.09, size * 0.7, size * 0.05), light.dark, 0.35)
  brush.fill([bow, stern, at(0.42, 0.06), at(-0.46, 0.06)], light.accent)
  brush.fill(stroke(bow, stern, size * 0.04), light.pale)
  brush.fill(cabin, light.pale)
  brush.fill(pane, light.dark, 0.8)
  brush.fill(stroke(at(-0.14, -0.18), at(-0.14, -1.05), size * 0.03), light.dark)
  for (const end of [bow, stern]) brush.fill(stroke(mast, end, size * 0.01), light.dark)
}
