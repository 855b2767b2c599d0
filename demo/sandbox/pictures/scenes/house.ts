// One house of a harbour town: its wall, its gable, its windows and its door.
import type { Brush } from '../brush.ts'
import type { Point } from '../canvas.ts'
import { type Colour, mix } from '../colour.ts'
import { archway, box } from '../shapes.ts'

type Gable = 'pointed' | 'stepped' | 'curved'

export interface House {
  left: number
  right: number
  foot: number
  eaves: number
  gable: Gable
  wall: Colour
}

/** Half outlines: how far from the middle (1 is the wall's edge) at which part of the gable's height. */
const outlines: Record<Gable, readonly Point[]> = {
  pointed: [
    [1, 0],
    [0.02, 1],
  ],
  stepped: [
    [1, 0],
    [1, 0.24],
    [0.74, 0.24],
    [0.74, 0.5],
    [0.48, 0.5],
    [0.48, 0.76],
    [0.22, 0.76],
    [0.22, 1],
  ],
  curved: [
    [1, 0],
    [0.96, 0.14],
    [0.82, 0.2],
    [0.66, 0.3],
    [0.6, 0.48],
    [0.56, 0.62],
    [0.36, 0.68],
    [0.32, 0.84],
    [0.2, 0.96],
    [0.05, 1],
  ],
}

export function drawHouse(brush: Brush, house: House): void {
  const { left, right, foot, eaves, wall } = house
  const { dark, pale } = brush.light
  brush.fill([[left, foot], ...gablePoints(house, 0), [right, foot]], wall)
  brush.fill(box(right - (right - left) * 0.07, eaves, right, foot), dark, 0.16)
  if (house.gable === 'pointed') drawRoofEdge(brush, house)
  brush.fill(box(left, eaves - 0.004, right, eaves + 0.005), mix(wall, pale, 0.55))
  brush.fill(box(left, foot - 0.03, right, foot), mix(wall, dark, 0.35))
  drawWindows(brush, house)
  drawDoor(brush, house)
}

function gablePoints({ left, right, eaves, gable }: House, rim: number): Point[] {
  const middle = (left + right) / 2
  const half = (right - left) / 2 + rim
  const rise = (right - left) * 0.85 + rim
  const rightSide = outlines[gable].map(
    ([aside, up]): Point => [middle + aside * half, eaves - up * rise],
  )
  const leftSide = rightSide.map(([x, y]): Point => [2 * middle - x, y])
  return [...leftSide, ...rightSide.reverse()]
}

function drawRoofEdge(brush: Brush, house: House): void {
  const inner = gablePoints(house, 0)
  const outer = gablePoints(house, 0.012)
  brush.fill([...outer, ...inner.reverse()], mix(brush.light.accent, brush.light.dark, 0.35))
}

function drawWindows(brush: Brush, house: House): void {
  const { left, right, foot, eaves } = house
  const columns = right - left > 0.165 ? 3 : 2
  const across = (right - left) / columns
  const rows = Math.round((foot - eaves - 0.08) / 0.075)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      drawWindow(brush, house, left + across * (column + 0.5), eaves + 0.022 + row * 0.072)
  drawWindow(brush, house, (left + right) / 2, eaves - (right - left) * 0.34)
}

function drawWindow(brush: Brush, house: House, x: number, top: number): void {
  const { light } = brush
  const lit = isLit(house, x, top, light.night ? 0.6 : 0.12)
  brush.fill(
    box(x - 0.0155, top - 0.003, x + 0.0155, top + 0.045),
    mix(house.wall, light.pale, 0.7),
  )
  brush.fill(
    box(x - 0.012, top, x + 0.012, top + 0.04),
    lit ? light.glow : mix(light.dark, light.skyMiddle, 0.22),
  )
  brush.fill(box(x - 0.0012, top, x + 0.0012, top + 0.04), mix(house.wall, light.pale, 0.7))
  brush.fill(box(x - 0.012, top + 0.015, x + 0.012, top + 0.0175), mix(house.wall, light.pale, 0.7))
}

/** Decided by its place, so that a house and its reflection have the same lights on. */
function isLit(house: House, x: number, top: number, part: number): boolean {
  const number = Math.sin((x - house.left) * 917 + top * 613 + house.eaves * 331) * 1000
  return number - Math.floor(number) < part
}

function drawDoor(brush: Brush, { left, right, foot, wall }: House): void {
  const { light } = brush
  const x = left + (right - left) * 0.5
  brush.fill(archway(x, foot, 0.019, 0.072), mix(wall, light.pale, 0.7))
  brush.fill(archway(x, foot, 0.0145, 0.066), mix(light.accent, light.dark, 0.55))
}
