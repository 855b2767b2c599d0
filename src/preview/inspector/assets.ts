// Which asset an element shows: by the address of its file, else by its words, as of a picture that did not come.

import type { FetchedEntry } from '../../content/client.ts'
import { type Asset, idOf } from '../../content/entry.ts'
import { itemsFrom } from '../resolved.ts'

/** Without the scheme and without what the Images API is asked for. */
const bare = (address: string) => address.replace(/^[a-z]+:|\?.*$/g, '')

const addressIn = (element: Element) => element.getAttribute('src') ?? element.getAttribute('href')

function byAddress({ entry, library }: FetchedEntry) {
  const assets = new Map<string, Asset>()
  for (const [key, raw] of itemsFrom(entry, library)) {
    const asset = key.startsWith('Asset') ? library.asset({ sys: { id: idOf(raw) } }) : null
    if (asset) assets.set(bare(asset.url), asset)
  }
  return assets
}

export class Assets {
  #known: Map<string, Asset> | undefined

  constructor(private readonly found: FetchedEntry) {}

  /** Many texts have none. */
  get #byAddress() {
    this.#known ??= byAddress(this.found)
    return this.#known
  }

  /** Of which the element itself is the picture, the player or the link. */
  of(element: Element): Asset | null {
    const address = addressIn(element)
    return (address && this.#byAddress.get(bare(address))) || null
  }

  shownIn(element: Element): Asset | null {
    for (const inner of [element, ...element.querySelectorAll('[src], [href]')]) {
      const asset = this.of(inner)
      if (asset) return asset
    }
    const words = element.textContent.trim()
    const isSaid = ({ title, description }: Asset) =>
      (description || title) && words.startsWith(description || title)
    return [...this.#byAddress.values()].find(isSaid) ?? null
  }
}
