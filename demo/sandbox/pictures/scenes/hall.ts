import type { Brush } from '../brush.ts'
import type { Point } from '../canvas.ts'
import { type Colour, hex, mix } from '../colour.ts'
import { archway, box, ellipse, stroke } from '../shapes.ts'

const floor = 0.8
const timber = hex('#7a4a2c')

/** A concert hall: arch within arch, an organ in the light, and the backs of the seats. */
export function drawHall(brush: Brush): void {
  const { light } = brush
  const wall = mix(mix(timber, light.dark, 0.62), light.accent, 0.12)
  const warm = mix(light.glow, light.pale, 0.35)
  brush.wash(0, 1, wall, mix(wall, light.dark, 0.4))
  for (let depth = 0; depth < 6; depth++)
    drawArch(brush, depth, mix(wall, warm, (depth / 5) ** 1.3 * 0.9))
  drawOrgan(brush, warm)
  drawStage(brush, warm)
  drawLamps(brush, warm)
  drawSeats(brush, wall)
}

function drawArch(brush: Brush, depth: number, colour: Colour): void {
  const { dark, pale } = brush.light
  const x = brush.width / 2
  const half = Math.min(0.62, brush.width * 0.46) * 0.86 ** depth
  const height = half + 0.46 * 0.88 ** depth
  const foot = floor - depth * 0.012
  brush.fill(archway(x, foot, half + 0.012, height + 0.012), mix(colour, pale, 0.35), 0.6)
  brush.fill(archway(x, foot, half, height), mix(colour, dark, 0.22))
  brush.fill(archway(x, foot, half - 0.022, height - 0.022), colour)
}

function drawOrgan(brush: Brush, warm: Colour): void {
  const { light } = brush
  const x = brush.width / 2
  const scale = Math.min(1, brush.width / 1.2)
  const metal = mix(light.pale, warm, 0.3)
  brush.fill(box(x - 0.2 * scale, 0.55, x + 0.2 * scale, 0.665), mix(timber, light.dark, 0.2))
  for (let pipe = -9; pipe <= 9; pipe++) {
    const tall = 0.24 - 0.075 * Math.abs(Math.sin(pipe * 0.52)) - Math.abs(pipe) * 0.004
    const [px, half, top] = [x + pipe * 0.019 * scale, 0.0078 * scale, 0.555 - tall]
    const shape: Point[] = [
      [px - half, top],
      [px + half, top],
      [px + half, 0.53],
      [px, 0.555],
      [px - half, 0.53],
    ]
    brush.fill(shape, metal)
    brush.fill(box(px + half * 0.35, top, px + half, 0.535), light.dark, 0.22)
    brush.fill(box(px - half * 0.55, 0.5, px + half * 0.55, 0.508), light.dark, 0.6)
  }
}

function drawStage(brush: Brush, warm: Colour): void {
  const { dark } = brush.light
  const { width } = brush
  const x = width / 2
  const boards = mix(timber, warm, 0.42)
  const half = Math.min(0.4, width * 0.38)
  brush.fill(
    [
      [x - half * 0.72, 0.665],
      [x + half * 0.72, 0.665],
      [x + half, 0.765],
      [x - half, 0.765],
    ],
    boards,
  )
  brush.fill(box(x - half, 0.764, x + half, 0.8), mix(boards, dark, 0.5))
  drawPiano(brush, x - 0.03, 0.655)
}

function drawPiano(brush: Brush, x: number, y: number): void {
  const { dark } = brush.light
  const body: Point[] = [
    [x - 0.075, y],
    [x + 0.075, y],
    [x + 0.06, y + 0.03],
    [x - 0.075, y + 0.03],
  ]
  const lid: Point[] = [
    [x - 0.06, y],
    [x + 0.085, y - 0.075],
    [x + 0.075, y],
  ]
  brush.fill(body, dark)
  brush.fill(lid, dark)
  for (const leg of [-0.066, 0.045])
    brush.fill(box(x + leg, y + 0.03, x + leg + 0.007, y + 0.075), dark)
  brush.fill(box(x - 0.125, y + 0.04, x - 0.09, y + 0.046), dark)
  brush.fill(box(x - 0.112, y + 0.045, x - 0.105, y + 0.076), dark)
}

function drawLamps(brush: Brush, warm: Colour): void {
  const half = Math.min(0.62, brush.width * 0.46)
  for (const side of [-1, 1])
    for (const [step, y] of [0.2, 0.29, 0.355].entries()) {
      const x = brush.width / 2 + side * half * (0.6 - step * 0.11)
      brush.fill(stroke([x, 0], [x, y], 0.0025), brush.light.dark, 0.6)
      for (const ring of [3.2, 2])
        brush.fill(ellipse(x, y, (0.017 - step * 0.003) * ring), warm, 0.16)
      brush.fill(ellipse(x, y, 0.017 - step * 0.003), mix(warm, brush.light.pale, 0.5))
    }
}

function drawSeats(brush: Brush, wall: Colour): void {
  const { accent, dark } = brush.light
  for (let row = 0; row < 4; row++) {
    const [y, across] = [0.82 + row * 0.055, 0.058 + row * 0.014]
    const colour = mix(mix(accent, dark, 0.62 - row * 0.09), wall, 0.15)
    const shift = (row % 2) * 0.5
    for (let seat = -1; seat * across < brush.width + across; seat++) {
      const x = (seat + shift) * across
      brush.fill(archway(x, y + 0.16, across * 0.44, 0.16), mix(colour, dark, 0.45))
      brush.fill(archway(x, y + 0.166, across * 0.38, 0.16), colour)
    }
  }
}
