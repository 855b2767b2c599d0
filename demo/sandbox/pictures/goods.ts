// Pictures of things on a table, in the colour that the name says: `good-mug-2f6f8f`.
import type { Scene } from './brush.ts'
import type { Point } from './canvas.ts'
import { hex, mix } from './colour.ts'
import { type Draw, ink, knife, mug, paper, table, towel, wall } from './kitchen.ts'
import { box, ellipse, stroke } from './shapes.ts'

const poster: Draw = ({ middle, colour, shade, tint, fill }) => {
  fill(box(middle - 0.27, 0.13, middle + 0.29, 0.85), ink, 0.16)
  fill(box(middle - 0.28, 0.11, middle + 0.28, 0.83), ink)
  fill(box(middle - 0.26, 0.13, middle + 0.26, 0.81), paper)
  fill(box(middle - 0.21, 0.18, middle + 0.21, 0.66), tint)
  fill(ellipse(middle + 0.07, 0.34, 0.085), paper)
  fill([...wave(middle, 0.46), [middle + 0.21, 0.66], [middle - 0.21, 0.66]], colour)
  fill([...wave(middle, 0.56), [middle + 0.21, 0.66], [middle - 0.21, 0.66]], shade)
  fill(box(middle - 0.21, 0.7, middle + 0.08, 0.72), ink)
  fill(box(middle - 0.21, 0.74, middle - 0.04, 0.752), ink, 0.5)
}

const wave = (middle: number, level: number): Point[] =>
  Array.from({ length: 22 }, (_, step): Point => {
    const along = step * 0.02
    return [middle - 0.21 + along, level + 0.022 * Math.sin(along * 22 + level * 9)]
  })

const book: Draw = ({ middle, colour, shade, tint, fill }) => {
  fill(box(middle - 0.19, 0.8, middle + 0.27, 0.84), ink, 0.18)
  fill(box(middle - 0.2, 0.2, middle + 0.25, 0.81), paper)
  fill(box(middle - 0.24, 0.18, middle + 0.23, 0.79), colour)
  fill(box(middle - 0.24, 0.18, middle - 0.19, 0.79), shade)
  fill(box(middle - 0.12, 0.27, middle + 0.16, 0.3), paper)
  fill(box(middle - 0.12, 0.33, middle + 0.06, 0.345), paper, 0.7)
  fill(ellipse(middle + 0.02, 0.56, 0.11), tint)
  fill(ellipse(middle + 0.06, 0.53, 0.1), colour)
}

const record: Draw = ({ middle, colour, shade, tint, fill }) => {
  fill(box(middle - 0.32, 0.76, middle + 0.36, 0.8), ink, 0.14)
  fill(ellipse(middle + 0.15, 0.48, 0.26), ink)
  for (const ring of [0.22, 0.18, 0.14]) {
    fill(ellipse(middle + 0.15, 0.48, ring), mix(ink, paper, 0.16))
    fill(ellipse(middle + 0.15, 0.48, ring - 0.006), ink)
  }
  fill(ellipse(middle + 0.15, 0.48, 0.085), tint)
  fill(box(middle - 0.34, 0.2, middle + 0.18, 0.77), colour)
  for (let bar = 0; bar < 7; bar++) {
    const height = 0.06 + 0.05 * Math.abs(Math.sin(bar * 1.9))
    const left = middle - 0.28 + bar * 0.06
    fill(box(left, 0.5 - height, left + 0.03, 0.5 + height), bar % 2 ? tint : paper)
  }
  fill(box(middle - 0.28, 0.68, middle - 0.06, 0.7), shade)
}

const map: Draw = ({ middle, colour, shade, tint, fill }) => {
  for (let fold = 0; fold < 4; fold++) {
    const left = middle - 0.36 + fold * 0.18
    const [from, to] = fold % 2 ? [0.03, -0.03] : [-0.03, 0.03]
    const panel: Point[] = [
      [left, 0.26 + from],
      [left + 0.18, 0.26 + to],
      [left + 0.18, 0.76 + to],
      [left, 0.76 + from],
    ]
    fill(panel, fold % 2 ? mix(tint, ink, 0.08) : tint)
  }
  fill(ellipse(middle - 0.17, 0.4, 0.12, 0.07), colour)
  fill(ellipse(middle + 0.18, 0.58, 0.13, 0.1), colour)
  const way: Point[] = [
    [middle - 0.18, 0.42],
    [middle - 0.06, 0.58],
    [middle + 0.06, 0.46],
    [middle + 0.18, 0.56],
  ]
  for (const [step, to] of way.slice(1).entries()) fill(stroke(way[step] ?? to, to, 0.012), shade)
  for (const [x, y] of way) fill(ellipse(x, y, 0.018), hex('#b3402a'))
}

const scarf: Draw = ({ middle, colour, shade, tint, fill }) => {
  fill(box(middle - 0.3, 0.77, middle + 0.32, 0.81), ink, 0.16)
  for (let layer = 0; layer < 4; layer++) {
    const top = 0.66 - layer * 0.12
    const tone = layer % 2 ? shade : colour
    fill(ellipse(middle + 0.26, top + 0.06, 0.06, 0.06), tone)
    fill(box(middle - 0.28, top, middle + 0.26, top + 0.12), tone)
    fill(box(middle - 0.28, top + 0.05, middle + 0.3, top + 0.066), tint)
    for (let thread = 0; thread < 5; thread++)
      fill(
        stroke(
          [middle - 0.27, top + 0.02 + thread * 0.02],
          [middle - 0.34, top + 0.025 + thread * 0.022],
          0.008,
        ),
        tone,
      )
  }
}

const bag: Draw = ({ middle, colour, shade, tint, fill }) => {
  for (const side of [-1, 1]) {
    fill(stroke([middle + side * 0.12, 0.4], [middle + side * 0.07, 0.16], 0.026), shade)
    fill(stroke([middle + side * 0.08, 0.165], [middle, 0.14], 0.026), shade)
  }
  fill(ellipse(middle, 0.82, 0.26, 0.03), ink, 0.2)
  const body: Point[] = [
    [middle - 0.22, 0.36],
    [middle + 0.22, 0.36],
    [middle + 0.26, 0.82],
    [middle - 0.26, 0.82],
  ]
  fill(body, colour)
  fill(box(middle - 0.22, 0.36, middle + 0.22, 0.39), shade)
  fill(ellipse(middle, 0.6, 0.09), tint)
  fill(ellipse(middle + 0.035, 0.585, 0.08), colour)
}

const things: Record<string, Draw> = { mug, knife, towel, poster, book, record, map, scarf, bag }

/** Undefined where the name is of no such thing. */
export function goodOf(name: string): Scene | undefined {
  const [, kind = '', colour = ''] = /^good-([a-z]+)-([0-9a-f]{6})$/.exec(name) ?? []
  const draw = Object.hasOwn(things, kind) ? things[kind] : undefined
  if (!draw) return undefined
  const own = hex(`#${colour}`)
  return ({ width, wash, fill }) => {
    wash(0, 1, wall, mix(wall, table, 0.6))
    wash(0.72, 1, table, mix(table, wall, 0.3))
    const tones = { colour: own, shade: mix(own, ink, 0.3), tint: mix(own, paper, 0.6) }
    draw({ middle: width / 2, fill, ...tones })
  }
}
