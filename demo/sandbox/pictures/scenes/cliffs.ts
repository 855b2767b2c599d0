import type { Brush } from '../brush.ts'
import type { Point } from '../canvas.ts'
import { mix } from '../colour.ts'
import { below, ellipse, rolling, sliver } from '../shapes.ts'
import { drawClouds, drawGulls, drawSea, drawSky, drawSun } from './sky-and-sea.ts'

/** White chalk above a green sea, beeches along the edge. */
export function drawCliffs(brush: Brush): void {
  const { chance, width } = brush
  const horizon = 0.6
  const side = chance.oneOf([1, -1])
  const sun = { x: width * (0.5 + side * 0.3), y: 0.3, size: 0.052 }
  drawSky(brush, horizon)
  drawClouds(brush, 0.06, 0.46, 6)
  drawSun(brush, sun)
  drawSea(brush, horizon, sun)
  drawGulls(brush, width * (0.5 + side * 0.2), 0.2, 6)
  drawCliff(brush, side, 0.5, 0.4, horizon + 0.02)
  drawCliff(brush, side, 0.36, 0.27, horizon + 0.1)
  drawCliff(brush, side, 0.22, 0.14, horizon + 0.23)
  drawShore(brush)
}

/** From one edge of the picture to `reach` of its width; nearer cliffs are taller and shorter. */
function drawCliff(brush: Brush, side: number, reach: number, top: number, foot: number): void {
  const { chance, light, width } = brush
  const place = (part: number): number => (side > 0 ? part * width : width - part * width)
  const haze = (reach - 0.2) * 1.3
  const crest = rolling(chance, top, 0.028)
  const edge = Array.from({ length: 8 }, (_, step): Point => {
    const part = step / 7
    return [place(part * reach), crest(part * reach * width * 5) + part ** 5 * 0.09]
  })
  const face: Point[] = [
    ...edge,
    [place(reach * 1.03), foot - 0.08],
    [place(reach * 1.1), foot],
    [place(-0.02), foot],
    [place(-0.02), top],
  ]
  brush.fill(
    sliver(place(reach * 0.5), foot + 0.006, reach * width * 0.75, 0.016),
    light.pale,
    0.55,
  )
  brush.fill(face, mix(light.pale, light.skyMiddle, haze))
  drawFolds(brush, edge, foot, haze)
  drawTrees(brush, edge, haze)
}

/** Gullies that the rain has cut: each wanders down, and the light leaves one side of it. */
function drawFolds(brush: Brush, edge: readonly Point[], foot: number, haze: number): void {
  const { chance, light } = brush
  for (const [index, [x, y]] of edge.entries()) {
    const [nextX, nextY] = edge[index + 1] ?? [x, y]
    const across = nextX - x
    const ledge = y + (foot - y) * chance.between(0.3, 0.65)
    const middle = x + across * chance.between(0.1, 0.9)
    const bottom = x + across * chance.between(-0.1, 0.6)
    const gully: Point[] = [
      [x, y],
      [x + across * 0.55, (y + nextY) / 2],
      [middle + across * 0.2, ledge],
      [bottom + across * 0.7, foot],
      [bottom, foot],
      [middle - across * 0.3, ledge + 0.02],
    ]
    brush.fill(gully, light.middle, chance.between(0.1, 0.24) * (1 - haze))
    brush.fill(gully.slice(1, 4), light.far, 0.4 * (1 - haze))
  }
}

function drawTrees(brush: Brush, edge: readonly Point[], haze: number): void {
  const { chance, light } = brush
  const leaves = mix(light.grass, light.near, 0.5)
  for (const [index, [x, y]] of edge.entries()) {
    const next = edge[index + 1]
    if (!next) break
    for (let step = 0; step < 5; step++) {
      const part = step / 5
      const size = chance.between(0.018, 0.04) * (1.25 - haze * 1.6)
      const colour = mix(mix(leaves, light.dark, chance.between(0, 0.35)), light.skyLow, haze)
      const [cx, cy] = [x + (next[0] - x) * part, y + (next[1] - y) * part]
      brush.fill(ellipse(cx, cy - size * 0.45, size * 1.15, size), colour)
    }
  }
}

function drawShore(brush: Brush): void {
  const { chance, light, width } = brush
  const edge = rolling(chance, 0.93, 0.016)
  brush.fill(
    below((x) => edge(x) - 0.014, 0, width),
    light.pale,
    0.7,
  )
  brush.fill(below(edge, 0, width), mix(light.sand, light.middle, 0.3))
  for (let count = 0; count < 60 * width; count++) {
    const x = chance.between(0, width)
    const size = chance.between(0.005, 0.016)
    const colour = mix(light.sand, light.dark, chance.between(0, 0.55))
    brush.fill(ellipse(x, edge(x) + chance.between(0.012, 0.09), size, size * 0.6), colour)
  }
}
