// Three things done to pixels: cut a part out, lay them on a larger ground, stretch them.
import type { Pixels } from '../../pictures/png.ts'
import type { ImageRequest } from './image-request.ts'

interface Size {
  width: number
  height: number
}

export function cut(pixels: Pixels, size: Size, focus: ImageRequest['focus']): Pixels {
  const { channels, bytes } = pixels
  const left = Math.round((pixels.width - size.width) * focus.across)
  const top = Math.round((pixels.height - size.height) * focus.down)
  const rows = Array.from({ length: size.height }, (_, y) => {
    const start = ((top + y) * pixels.width + left) * channels
    return bytes.subarray(start, start + size.width * channels)
  })
  return { ...size, channels, bytes: Buffer.concat(rows) }
}

/** Without a colour the ground is transparent, as in every PNG the real service pads. */
export function pad(pixels: Pixels, size: Size, colour: ImageRequest['background']): Pixels {
  const ground = colour ? [...colour, 255] : [0, 0, 0, 0]
  const bytes = Buffer.alloc(size.width * size.height * 4, Buffer.from(ground))
  const left = Math.floor((size.width - pixels.width) / 2)
  const top = Math.floor((size.height - pixels.height) / 2)
  for (let y = 0; y < pixels.height; y++)
    for (let x = 0; x < pixels.width; x++) {
      const from = (y * pixels.width + x) * pixels.channels
      const to = ((top + y) * size.width + left + x) * 4
      bytes.set(pixels.bytes.subarray(from, from + 3), to)
      bytes[to + 3] = 255
    }
  return { ...size, channels: 4, bytes }
}

/** Between two pixels lies their mean, weighted by nearness. */
export function stretch(pixels: Pixels, size: Size): Pixels {
  const { channels } = pixels
  const bytes = new Uint8Array(size.width * size.height * channels)
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++)
      for (let channel = 0; channel < channels; channel++) {
        const across = ((x + 0.5) * pixels.width) / size.width - 0.5
        const down = ((y + 0.5) * pixels.height) / size.height - 0.5
        bytes[(y * size.width + x) * channels + channel] = between(pixels, across, down, channel)
      }
  return { ...size, channels, bytes }
}

function between(pixels: Pixels, across: number, down: number, channel: number): number {
  const x = Math.min(Math.max(across, 0), pixels.width - 1)
  const y = Math.min(Math.max(down, 0), pixels.height - 1)
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, bottom] = [
    Math.min(left + 1, pixels.width - 1),
    Math.min(top + 1, pixels.height - 1),
  ]
  const at = (px: number, py: number): number =>
    pixels.bytes[(py * pixels.width + px) * pixels.channels + channel] ?? 0
  const upper = at(left, top) * (1 - x + left) + at(right, top) * (x - left)
  const lower = at(left, bottom) * (1 - x + left) + at(right, bottom) * (x - left)
  return Math.round(upper * (1 - y + top) + lower * (y - top))
}
