// The pictures of the demo as files, each drawn when its file is made.
import { guideIndices } from '../guide.ts'
import type { SpaceDefinition } from '../sandbox/content/definition.ts'
import { guideSpace } from '../sandbox/data/content/space.ts'
import { rosewallSpace } from '../sandbox/data/rosewall/space.ts'
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

const filesOf = (space: SpaceDefinition) =>
  space.assets.map(({ id, file }): [string, Draw] => {
    const { draw, width = 0, height = 0 } = file
    const path = `assets/${space.id}/${id}/${file.fileName}`
    return [path, draw ? () => draw(smaller(width), smaller(height)) : file.bytes]
  })

/** By their paths in the demo's folder. */
export function staticPictures(now: Date): Map<string, Draw> {
  const guide = guideSpace({ now })
  return new Map([
    ['icon.svg', () => drawSvg('site-embed')],
    ...picturesOf(now),
    ...[guide, rosewallSpace(guide)].flatMap(filesOf),
  ])
}
