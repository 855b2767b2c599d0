// The pictures of the demo as files, each drawn when its file is made.
import { guideIndices } from '../guide.ts'
import type { AssetDefinition } from '../sandbox/content/definition.ts'
import { guideSpace } from '../sandbox/data/content/space.ts'
import { drawPicture, drawSvg } from '../sandbox/pictures/pictures.ts'

type Draw = () => Uint8Array

/** Elements ask for them in many sizes, and a file has one: two thirds of the largest do. */
const smaller = (side: number) => Math.round((side * 2) / 3)

/** The other languages show the same events. */
const shown = /^(events_en|products)$/

function picturesOf(now: Date): [string, Draw][] {
  const records = guideIndices(now)
    .filter(({ name }) => shown.test(name))
    .map((index) => JSON.stringify([index.records(), index.rules]))
    .join()
  const found = records.matchAll(/\/(pictures\/(\d+)x(\d+)\/([^"]+)\.png)/g)
  return [...found].map(([, path = '', width, height, name = '']) => [
    path,
    () => drawPicture(decodeURIComponent(name), smaller(Number(width)), smaller(Number(height))),
  ])
}

function fileOf({ id, file }: AssetDefinition): [string, Draw] {
  const { draw, width = 0, height = 0 } = file
  const path = `assets/guide/${id}/${file.fileName}`
  return [path, draw ? () => draw(smaller(width), smaller(height)) : file.bytes]
}

/** By their paths in the demo's folder. */
export function staticPictures(now: Date): Map<string, Draw> {
  return new Map([
    ['icon.svg', () => drawSvg('site-embed')],
    ...picturesOf(now),
    ...guideSpace({ now }).assets.map(fileOf),
  ])
}
