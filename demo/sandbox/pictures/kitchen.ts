// Things of a kitchen, and the room that all goods stand in.
import type { Brush } from './brush.ts'
import type { Point } from './canvas.ts'
import { type Colour, hex, mix } from './colour.ts'
import { box, ellipse, stroke } from './shapes.ts'

export const [wall, table, paper, ink] = [
  hex('#f3efe8'),
  hex('#dcd4c6'),
  hex('#fbf9f4'),
  hex('#23262c'),
]

/** Around the middle of the picture, whose height is 1. */
interface Thing {
  middle: number
  colour: Colour
  shade: Colour
  tint: Colour
  fill: Brush['fill']
}

export type Draw = (thing: Thing) => void

export const mug: Draw = ({ middle, colour, shade, fill }) => {
  fill(ellipse(middle + 0.2, 0.54, 0.13, 0.15), shade)
  fill(ellipse(middle + 0.2, 0.54, 0.075, 0.095), mix(wall, table, 0.5))
  fill(ellipse(middle, 0.76, 0.2, 0.05), shade)
  fill(box(middle - 0.22, 0.32, middle + 0.22, 0.76), colour)
  fill(box(middle + 0.12, 0.32, middle + 0.22, 0.76), shade, 0.35)
  fill(ellipse(middle, 0.32, 0.22, 0.055), mix(colour, paper, 0.35))
  fill(ellipse(middle, 0.328, 0.19, 0.042), hex('#4a3326'))
}

/** Half the width of a butter knife, from its tip, 0, to the end of its handle, 1. */
function halfOf(along: number): number {
  const blade = 0.075 * Math.sqrt(Math.max(0, 1 - ((along - 0.26) / 0.26) ** 2))
  const handle = along < 0.3 ? 0 : 0.022 + 0.022 * Math.min(1, (along - 0.3) / 0.6)
  const end = Math.sqrt(Math.max(0, 1 - (Math.max(0, along - 0.94) / 0.06) ** 2))
  return Math.max(blade, handle * end)
}

/** It lies on the butter, the tip up. */
const onKnife = (middle: number, along: number, aside: number): Point => [
  middle - 0.4 + along * 0.86 - aside * 0.16,
  0.4 + along * 0.14 + aside * 0.98,
]

function outline(middle: number): Point[] {
  const edge = (side: number) =>
    Array.from({ length: 61 }, (_, step) => onKnife(middle, step / 60, side * halfOf(step / 60)))
  return [...edge(-0.55), ...edge(1).reverse()]
}

export const knife: Draw = ({ middle, colour, shade, tint, fill }) => {
  const butter = hex('#f2dd9c')
  fill(box(middle - 0.44, 0.8, middle + 0.46, 0.84), ink, 0.16)
  fill(box(middle - 0.45, 0.74, middle + 0.45, 0.81), mix(shade, ink, 0.2))
  fill(box(middle - 0.45, 0.74, middle + 0.45, 0.76), shade)
  fill(box(middle - 0.24, 0.5, middle + 0.2, 0.74), butter)
  fill(box(middle - 0.24, 0.5, middle + 0.2, 0.54), mix(butter, paper, 0.5))
  fill(box(middle + 0.12, 0.5, middle + 0.2, 0.74), mix(butter, colour, 0.4))
  fill(
    outline(middle).map(([x, y]): Point => [x, y + 0.02]),
    ink,
    0.14,
  )
  fill(outline(middle), colour)
  for (const [from, to, aside] of [
    [0.05, 0.5, 0.012],
    [0.12, 0.96, -0.006],
    [0.2, 0.42, 0.034],
  ] as const)
    fill(
      stroke(onKnife(middle, from, aside), onKnife(middle, to, aside / 3), 0.008, 0.003),
      shade,
      0.5,
    )
  fill(ellipse(...onKnife(middle, 0.93, 0.006), 0.011), tint)
}

/** A knot as sailors draw it: a loop, and the rope that goes through it. */
function knot(x: number, y: number, { colour, shade, fill }: Thing, cloth: Colour) {
  fill(ellipse(x, y, 0.036, 0.03), colour)
  fill(ellipse(x, y, 0.02, 0.015), cloth)
  fill(stroke([x - 0.06, y + 0.022], [x + 0.06, y - 0.012], 0.013), shade)
}

export const towel: Draw = (thing) => {
  const { middle, colour, shade, tint, fill } = thing
  const cloth = mix(tint, paper, 0.55)
  fill(box(middle - 0.245, 0.2, middle + 0.275, 0.86), ink, 0.1)
  fill(box(middle - 0.26, 0.16, middle + 0.26, 0.84), cloth)
  fill(box(middle + 0.2, 0.16, middle + 0.26, 0.84), colour, 0.14)
  for (const stripe of [0.24, 0.75])
    fill(box(middle - 0.26, stripe, middle + 0.26, stripe + 0.02), colour)
  for (const stripe of [0.275, 0.73])
    fill(box(middle - 0.26, stripe, middle + 0.26, stripe + 0.006), shade)
  for (let at = 0; at < 9; at++)
    knot(middle - 0.155 + (at % 3) * 0.155, 0.37 + Math.floor(at / 3) * 0.135, thing, cloth)
  fill(box(middle - 0.36, 0.135, middle + 0.36, 0.16), hex('#b08a5c'))
  fill(box(middle - 0.36, 0.155, middle + 0.36, 0.166), ink, 0.25)
}
