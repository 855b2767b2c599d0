// What most scenes share: a sky with its sun or moon, and water with its glints.
import type { Brush } from '../brush.ts'
import { mix } from '../colour.ts'
import { ellipse, sliver, stroke } from '../shapes.ts'

export interface Sun {
  x: number
  y: number
  size: number
}

export function drawSky(brush: Brush, horizon: number): void {
  const { light } = brush
  brush.wash(0, horizon, light.skyTop, light.skyMiddle, light.skyLow)
  if (light.night) drawStars(brush, horizon)
}

function drawStars(brush: Brush, horizon: number): void {
  const { chance, light } = brush
  for (let count = 0; count < 70 * brush.width; count++) {
    const y = horizon * chance.between(0, 1) ** 1.6 * 0.85
    const size = chance.between(0.0009, 0.0022)
    brush.fill(ellipse(chance.between(0, brush.width), y, size), light.sun, 0.85 - y)
  }
}

/** Rings around the disc stand for its glow. */
export function drawSun(brush: Brush, sun: Sun): void {
  for (const ring of [3.4, 2.5, 1.75, 1.3])
    brush.fill(ellipse(sun.x, sun.y, sun.size * ring), brush.light.sun, 0.11)
  brush.fill(ellipse(sun.x, sun.y, sun.size), brush.light.sun)
}

export function drawClouds(brush: Brush, top: number, bottom: number, count: number): void {
  const { chance, light } = brush
  for (let index = 0; index < count; index++) {
    const x = chance.between(0, brush.width)
    const y = chance.between(top, bottom)
    const size = chance.between(0.1, 0.26)
    for (const [aside, up, part] of [[-0.4, 0, 0.8] as const, [0.3, -0.012, 1], [0.1, 0.012, 0.7]])
      brush.fill(sliver(x + aside * size, y + up, size * part, 0.011 * part), light.pale, 0.28)
  }
}

export function drawSea(brush: Brush, horizon: number, sun?: Sun): void {
  const { chance, light } = brush
  brush.wash(horizon, 1, light.seaFar, mix(light.seaFar, light.seaNear, 0.6), light.seaNear)
  for (let count = 0; count < 46; count++) {
    const depth = chance.between(0, 1) ** 1.4
    const y = horizon + (1 - horizon) * depth
    const colour = chance.happens(0.5) ? light.skyLow : light.dark
    const x = chance.between(0, brush.width)
    brush.fill(sliver(x, y, 0.03 + depth * 0.2, 0.0012 + depth * 0.005), colour, 0.13)
  }
  if (sun) drawGlints(brush, horizon, sun)
}

function drawGlints(brush: Brush, horizon: number, sun: Sun): void {
  const { chance, light } = brush
  for (let step = 0; step < 30; step++) {
    const depth = (step / 30) ** 1.5
    const y = horizon + 0.004 + (0.96 - horizon) * depth
    const aside = chance.between(-1, 1) * (0.01 + depth * 0.07)
    const halfWidth = sun.size * chance.between(0.35, 0.9) * (0.7 + depth * 0.9)
    brush.fill(sliver(sun.x + aside, y, halfWidth, 0.0022 + depth * 0.006), light.sun, 0.62)
  }
}

export function drawGulls(brush: Brush, x: number, y: number, count: number): void {
  const { chance, light } = brush
  for (let index = 0; index < count; index++) {
    const [gx, gy] = [x + chance.between(-0.22, 0.22), y + chance.between(-0.07, 0.07)]
    const span = chance.between(0.012, 0.024)
    for (const side of [-1, 1]) {
      brush.fill(stroke([gx, gy], [gx + side * span, gy - span * 0.5], 0.0042, 0.0012), light.dark)
    }
  }
}
