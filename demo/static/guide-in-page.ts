// The guide's services within a page.
import { servicesFor } from '../guide.ts'
import { guideSpace } from '../sandbox/data/content/space.ts'
import type { PageUrl } from '../sandbox/data/page-url.ts'
import type { AssetUrl } from '../sandbox/data/search/events.ts'
import type { IndexDefinition } from '../sandbox/search/definition.ts'
import { type Answering, folder } from './answering.ts'

/** In bytes, by asset, of those that are no drawings; written in when the page's script is built. */
declare const FILE_SIZES: Record<string, number>

/** The files lie beside the page: of their content only the size is told. */
export function spaceInPage(now: Date, pageUrl: PageUrl) {
  const space = guideSpace({ now, pageUrl })
  const assets = space.assets.map((asset) => ({
    ...asset,
    file: { ...asset.file, bytes: () => new Uint8Array(FILE_SIZES[asset.id] ?? 0) },
  }))
  return { ...space, assets }
}

/** Files are below the folder. */
const moved = (body: string) =>
  body.replaceAll(`"//${folder.host}/`, `"//${folder.host}${folder.pathname}`)

type Space = ReturnType<typeof spaceInPage>

export const guideInPage = (
  indices: IndexDefinition[],
  space: Space,
  assetUrl: AssetUrl,
): Answering => ({
  services: servicesFor(indices, space, assetUrl),
  moved,
})
