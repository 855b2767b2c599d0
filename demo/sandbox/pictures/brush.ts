// What a scene is given to draw with: its width, its light, its chance, and a few shapes.
import { type Canvas, fillPolygon, type Point, wash } from './canvas.ts'
import type { Colour } from './colour.ts'
import type { Palette } from './palettes.ts'
import type { Chance } from './random.ts'

export interface Brush {
  /** The height is always 1. */
  width: number
  light: Palette
  chance: Chance
  wash: (top: number, bottom: number, ...colours: Colour[]) => void
  fill: (points: readonly Point[], colour: Colour, opacity?: number) => void
}

export type Scene = (brush: Brush) => void

export function brushOn(canvas: Canvas, light: Palette, chance: Chance): Brush {
  return {
    width: canvas.width / canvas.height,
    light,
    chance,
    wash: (top, bottom, ...colours) => wash(canvas, top, bottom, colours),
    fill: (points, colour, opacity = 1) => fillPolygon(canvas, points, colour, opacity),
  }
}

/** The same brush seen in still water at this height: upside down, flattened, and fainter. */
export function reflected(
  brush: Brush,
  waterline: number,
  flattened = 0.7,
  faintness = 0.4,
): Brush {
  const mirror = ([x, y]: Point): Point => [x, waterline + (waterline - y) * flattened]
  return {
    ...brush,
    fill: (points, colour, opacity = 1) =>
      brush.fill(points.map(mirror), colour, opacity * faintness),
  }
}
