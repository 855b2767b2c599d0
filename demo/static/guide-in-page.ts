// The guide's services within a page.
import { servicesFor } from '../guide.ts'
import { guideSpace } from '../sandbox/data/content/space.ts'
import type { IndexDefinition } from '../sandbox/search/definition.ts'
import { type Answering, folder } from './answering.ts'

/** In bytes, by asset, of those that are no drawings; written in when the page's script is built. */
declare const FILE_SIZES: Record<string, number>

/** The files lie beside the page: of their content only the size is told. */
export function spaceInPage(now: Date) {
  const space = guideSpace({ now })
  const assets = space.assets.map((asset) => ({
    ...asset,
    file: { ...asset.file, bytes: () => new Uint8Array(FILE_SIZES[asset.id] ?? 0) },
  }))
  return { ...space, assets }
}

/** Files are below the folder; results lead to pages that nobody has written. */
const moved = (body: string) =>
  body
    .replaceAll(`"//${folder.host}/`, `"//${folder.host}${folder.pathname}`)
    .replaceAll(/"url":"\/(?!\/)[^"]*"/g, (url) =>
      url.includes('/pictures/') ? url : `"url":"${folder.pathname}missing.html"`,
    )

type Space = ReturnType<typeof spaceInPage>

export const guideInPage = (indices: IndexDefinition[], space: Space): Answering => ({
  services: servicesFor(indices, space),
  moved,
})
