// The demo's pictures, drawn by code: the same name is always the same picture.
import { brushOn, type Scene } from './brush.ts'
import { createCanvas } from './canvas.ts'
import { emblem } from './emblem.ts'
import { goodOf } from './goods.ts'
import { palettes } from './palettes.ts'
import { encodePng } from './png.ts'
import { chanceFrom, hashOf } from './random.ts'
import { scenes } from './scenes.ts'

/**
 * A PNG of a quiet Baltic scene, or of a thing of the shop. A name with a scene's word in it
 * (`lighthouse-2`) is that scene.
 */
export function drawPicture(name: string, width: number, height: number): Uint8Array {
  const canvas = createCanvas(width, height)
  const hash = hashOf(name)
  const light = palettes[hash % palettes.length] ?? palettes[0]
  const draw = goodOf(name) ?? sceneOf(name, hash)
  draw(brushOn(canvas, light, chanceFrom(hash)))
  return encodePng({ width, height, channels: 3, bytes: canvas.rgb })
}

function sceneOf(name: string, hash: number): Scene {
  const all = Object.entries(scenes)
  const words = name.toLowerCase().split(/[^a-z]+/)
  const named = all.find(([kind]) => words.includes(kind))
  const [, chosen] = named ?? all[Math.floor(hash / 97) % all.length] ?? ['', scenes.horizon]
  return chosen
}

/** A small SVG emblem, its sign and colours chosen by the name. */
export function drawSvg(name: string): Uint8Array {
  return Buffer.from(emblem(name), 'utf8')
}
