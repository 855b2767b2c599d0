// Which asset an element shows: by the address of its file, else by its words, as of a picture that did not come.

import type { FetchedEntry } from '../../content/client.ts'
import type { Asset } from '../../content/entry.ts'

/** Without the scheme and without what the Images API is asked for. */
const bare = (address: string) => address.replace(/^[a-z]+:|\?.*$/g, '')

const addressIn = (element: Element) => element.getAttribute('src') ?? element.getAttribute('href')

const byAddress = ({ library }: FetchedEntry) =>
  new Map([...library.assets.values()].map((asset) => [bare(asset.url), asset]))

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
