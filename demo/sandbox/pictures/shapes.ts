// Outlines, as lists of points. A scene fills them.
import type { Point } from './canvas.ts'
import type { Chance } from './random.ts'

export function box(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

export function ellipse(x: number, y: number, across: number, up = across): Point[] {
  return Array.from({ length: 72 }, (_, step): Point => {
    const angle = (step / 72) * 2 * Math.PI
    return [x + across * Math.cos(angle), y + up * Math.sin(angle)]
  })
}

/** A sliver with pointed ends: a wave, a glint, a streak of cloud. */
export function sliver(x: number, y: number, halfWidth: number, halfHeight: number): Point[] {
  const upper = Array.from({ length: 13 }, (_, step): Point => {
    const along = step / 6 - 1
    return [x + along * halfWidth, y - halfHeight * (1 - along * along)]
  })
  return [...upper, ...upper.map(([px, py]): Point => [px, 2 * y - py]).reverse()]
}

/** A line of some thickness, which may taper. */
export function stroke(from: Point, to: Point, thickness: number, atEnd = thickness): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [sideX, sideY] = [-dy / length / 2, dx / length / 2]
  return [
    [from[0] + sideX * thickness, from[1] + sideY * thickness],
    [to[0] + sideX * atEnd, to[1] + sideY * atEnd],
    [to[0] - sideX * atEnd, to[1] - sideY * atEnd],
    [from[0] - sideX * thickness, from[1] - sideY * thickness],
  ]
}

/** Heights of a rolling skyline: three waves of random phase. */
export function rolling(chance: Chance, level: number, swing: number): (x: number) => number {
  const waves = [1.1, 2.3, 4.7].map((speed, index) => ({
    speed: speed * chance.between(0.8, 1.3),
    phase: chance.between(0, 6.28),
    height: swing / (index + 1.4),
  }))
  return (x) =>
    waves.reduce((sum, wave) => sum + wave.height * Math.sin(x * wave.speed + wave.phase), level)
}

/** Everything beneath a skyline, down to the bottom. */
export function below(skyline: (x: number) => number, left: number, right: number): Point[] {
  const steps = 72
  const top = Array.from({ length: steps + 1 }, (_, step): Point => {
    const x = left + ((right - left) * step) / steps
    return [x, skyline(x)]
  })
  return [...top, [right, 1.01], [left, 1.01]]
}

/** A wall's opening with a round head; its foot at `bottom`. */
export function archway(x: number, bottom: number, halfWidth: number, height: number): Point[] {
  const spring = bottom - height + halfWidth
  const head = Array.from({ length: 65 }, (_, step): Point => {
    const angle = Math.PI + (step / 64) * Math.PI
    return [x + halfWidth * Math.cos(angle), spring + halfWidth * Math.sin(angle)]
  })
  return [[x - halfWidth, bottom], ...head, [x + halfWidth, bottom]]
}
