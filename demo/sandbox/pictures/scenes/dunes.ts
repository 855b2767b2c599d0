import type { Brush } from '../brush.ts'
import { mix } from '../colour.ts'
import { below, rolling, stroke } from '../shapes.ts'
import { drawClouds, drawGulls, drawSea, drawSky, drawSun } from './sky-and-sea.ts'

/** Dunes one behind the other, marram grass in the wind, a strip of sea between them. */
export function drawDunes(brush: Brush): void {
  const { chance, width } = brush
  const horizon = 0.46
  const sun = { x: width * chance.between(0.2, 0.8), y: 0.2, size: 0.05 }
  drawSky(brush, horizon)
  drawClouds(brush, 0.08, 0.36, 5)
  drawSun(brush, sun)
  drawSea(brush, horizon, sun)
  drawGulls(brush, width * chance.between(0.3, 0.7), 0.28, 4)
  for (const [depth, level] of [0.56, 0.68, 0.84].entries()) drawDune(brush, depth, level)
}

function drawDune(brush: Brush, depth: number, level: number): void {
  const { chance, light, width } = brush
  const crest = rolling(chance, level, 0.075 + depth * 0.012)
  const sand = mix(light.sand, depth === 0 ? light.skyLow : light.dark, depth === 0 ? 0.25 : 0)
  brush.fill(below(crest, 0, width), sand)
  const shade = rolling(chance, 0.05, 0.03)
  brush.fill(
    below((x) => crest(x) + Math.max(0.006, shade(x * 1.7)), 0, width),
    mix(light.sand, light.near, 0.3),
    0.28,
  )
  const tufts = Math.round((7 + depth * 5) * brush.width)
  for (let tuft = 0; tuft < tufts; tuft++) {
    const x = chance.between(-0.02, width + 0.02)
    drawTuft(brush, x, crest(x) + chance.between(0.004, 0.05), 0.028 + depth * 0.03)
  }
}

function drawTuft(brush: Brush, x: number, y: number, height: number): void {
  const { chance, light } = brush
  for (let blade = 0; blade < 9; blade++) {
    const root = x + chance.between(-0.35, 0.35) * height
    const lean = chance.between(-0.35, 0.75) * height
    const tip = y - height * chance.between(0.6, 1.15)
    const green = mix(light.grass, light.dark, chance.between(0, 0.45))
    brush.fill(stroke([root, y], [root + lean, tip], height * 0.085, 0.0004), green)
  }
}
