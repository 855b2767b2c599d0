// The Images API. The demo's pictures are drawn by code, so a new size is a new drawing, not a
// resampled one; other formats would need a native library, so they come through as they are.
import { decodePng, encodePng } from '../../pictures/png.ts'
import type { AssetDefinition } from '../definition.ts'
import { bytesOf } from './bytes.ts'
import { type ImageRequest, readImageRequest } from './image-request.ts'
import { cut, pad, stretch } from './pixels.ts'

export interface MadeFile {
  bytes: Uint8Array
  /** Parameters that were read but not followed. */
  unmet: string[]
}

interface Size {
  width: number
  height: number
}

type File = AssetDefinition['file']

/** The real service hands these on untouched, whatever is asked. */
const untouched = ['image/svg+xml', 'image/gif']

export function makeFile(file: File, parameters: URLSearchParams): MadeFile {
  const plain = !file.contentType.startsWith('image/') || untouched.includes(file.contentType)
  if (plain) return { bytes: bytesOf(file), unmet: [] }
  const asked = readImageRequest(parameters)
  const resizes = asked.width !== undefined || asked.height !== undefined
  if (!resizes) return { bytes: bytesOf(file), unmet: asked.unmet }
  const bytes = resized(file, asked)
  if (bytes) return { bytes, unmet: asked.unmet }
  const sizes = ['w', 'h', 'fit'].filter((name) => parameters.has(name))
  return { bytes: bytesOf(file), unmet: [...sizes, ...asked.unmet] }
}

function resized(file: File, asked: ImageRequest): Uint8Array | undefined {
  const { draw, width, height } = file
  if (!draw || width === undefined || height === undefined) return undefined
  const box = { width: asked.width ?? Infinity, height: asked.height ?? Infinity }
  const original = { width, height }
  const within = scaled(original, Math.min(box.width / width, box.height / height, 1))
  const hasBox = asked.width !== undefined && asked.height !== undefined
  if (!hasBox || asked.fit === undefined) return draw(within.width, within.height)
  const covering = scaled(original, Math.max(box.width / width, box.height / height))
  const drawn = { pad: within, fill: covering, thumb: covering, scale: covering, crop: original }
  const size = drawn[asked.fit]
  return fitted(draw(size.width, size.height), box, asked)
}

function scaled({ width, height }: Size, factor: number): Size {
  const side = (length: number): number => Math.max(1, Math.round(length * factor))
  return { width: side(width), height: side(height) }
}

function fitted(drawn: Uint8Array, box: Size, asked: ImageRequest): Uint8Array | undefined {
  const pixels = decodePng(drawn)
  if (!pixels) return undefined
  if (asked.fit === 'pad') return encodePng(pad(pixels, box, asked.background))
  if (asked.fit === 'scale') return encodePng(stretch(pixels, box))
  const size = {
    width: Math.min(box.width, pixels.width),
    height: Math.min(box.height, pixels.height),
  }
  return encodePng(cut(pixels, size, asked.focus))
}
