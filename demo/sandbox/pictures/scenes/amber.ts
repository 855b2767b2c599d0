import type { Brush } from '../brush.ts'
import type { Point } from '../canvas.ts'
import { type Colour, hex, mix } from '../colour.ts'
import { below, ellipse, rolling, sliver } from '../shapes.ts'

const tones: readonly [Colour, Colour, Colour] = [hex('#c9701c'), hex('#dd9a2e'), hex('#a8481a')]
const honey = hex('#ffdf8e')

/** Amber on wet sand, as the tide leaves it: clear stones with the light inside them. */
export function drawAmber(brush: Brush): void {
  const { chance, light, width } = brush
  const wet = mix(light.sand, light.seaNear, 0.42)
  brush.wash(0, 1, light.seaNear, mix(wet, light.seaFar, 0.3), light.sand)
  drawTide(brush)
  drawPebbles(brush)
  const x = width * chance.between(0.36, 0.6)
  drawStone(brush, x - Math.min(0.42, width * 0.3), 0.5, 0.11)
  drawStone(brush, x + Math.min(0.5, width * 0.3), 0.46, 0.15)
  drawStone(brush, x, 0.58, 0.25)
  drawStone(brush, x + Math.min(0.34, width * 0.24), 0.79, 0.1)
  drawStone(brush, x - Math.min(0.5, width * 0.33), 0.82, 0.13)
}

function drawTide(brush: Brush): void {
  const { chance, light, width } = brush
  const edge = rolling(chance, 0.24, 0.05)
  const wet = mix(light.sand, light.seaNear, 0.3)
  const drawFrom = (rise: (x: number) => number, colour: Colour, opacity = 1): void =>
    brush.fill(below(rise, 0, width), colour, opacity)
  drawFrom((x) => edge(x) - 0.04, light.pale, 0.3)
  drawFrom((x) => edge(x) - 0.012, light.pale, 0.8)
  drawFrom((x) => edge(x) + 0.012, wet)
  drawFrom((x) => edge(x * 0.8) + 0.16, mix(wet, light.sand, 0.5))
  drawFrom((x) => edge(x * 1.2) + 0.34, light.sand)
  for (let count = 0; count < 16 * width; count++)
    brush.fill(
      sliver(chance.between(0, width), chance.between(0, 0.18), 0.08, 0.004),
      light.pale,
      0.25,
    )
}

function drawPebbles(brush: Brush): void {
  const { chance, light, width } = brush
  for (let count = 0; count < 46 * width; count++) {
    const y = chance.between(0.32, 1)
    const size = chance.between(0.004, 0.013) * (0.6 + y * 0.6)
    const x = chance.between(0, width)
    const colour = mix(mix(light.sand, light.dark, chance.between(0.15, 0.6)), light.pale, 0.1)
    brush.fill(ellipse(x + size * 0.3, y + size * 0.4, size * 1.1, size * 0.6), light.dark, 0.2)
    brush.fill(ellipse(x, y, size, size * 0.68), colour)
  }
}

/** A rounded, uneven outline; the same wobble at every size, so that outlines nest. */
function outline(x: number, y: number, size: number, phase: number): Point[] {
  return Array.from({ length: 72 }, (_, step): Point => {
    const angle = (step / 72) * 2 * Math.PI
    const wobble = 1 + 0.1 * Math.sin(2 * angle + phase) + 0.055 * Math.sin(3 * angle - phase * 1.7)
    return [x + Math.cos(angle) * size * wobble, y + Math.sin(angle) * size * wobble * 0.76]
  })
}

function drawStone(brush: Brush, x: number, y: number, size: number): void {
  const { chance, light } = brush
  const tone = mix(chance.oneOf(tones), light.dark, light.night ? 0.28 : 0)
  const phase = chance.between(0, 6.28)
  brush.fill(outline(x + size * 0.14, y + size * 0.2, size * 1.02, phase), light.dark, 0.32)
  brush.fill(outline(x + size * 0.2, y + size * 0.26, size * 0.7, phase), honey, 0.3)
  brush.fill(outline(x, y, size, phase), mix(tone, light.dark, 0.28))
  for (let layer = 1; layer < 20; layer++) {
    const inward = layer * 0.0125 * size
    const smaller = size * (1 - layer * 0.041)
    const lighter = mix(tone, honey, layer / 24)
    brush.fill(outline(x + inward, y + inward * 1.1, smaller, phase), lighter, 0.3)
  }
  drawInclusions(brush, x, y, size)
  brush.fill(outline(x - size * 0.36, y - size * 0.34, size * 0.2, phase + 1), light.pale, 0.3)
  brush.fill(outline(x - size * 0.4, y - size * 0.37, size * 0.11, phase + 1), light.pale, 0.8)
}

function drawInclusions(brush: Brush, x: number, y: number, size: number): void {
  const { chance, light } = brush
  for (let bubble = 0; bubble < 9; bubble++) {
    const angle = chance.between(0, 6.28)
    const away = size * chance.between(0.1, 0.6)
    const [bx, by] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away * 0.7]
    const radius = size * chance.between(0.012, 0.036)
    brush.fill(ellipse(bx, by, radius), light.dark, 0.16)
    brush.fill(ellipse(bx - radius * 0.25, by - radius * 0.25, radius * 0.55), light.pale, 0.5)
  }
}
