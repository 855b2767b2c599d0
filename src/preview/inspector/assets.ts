// Finds the asset that an element shows: by the address of its file, else by its words, for a picture that
// could not load.
import { type Asset, type Library, sysOf } from '../../content/entry.ts'

/** Without the scheme and without parameters of the Images API. */
const bare = (address: string) => address.replace(/^[a-z]+:|\?.*$/g, '')

const addressIn = (element: Element) => element.getAttribute('src') ?? element.getAttribute('href')

export class Assets {
  readonly #byAddress: ReadonlyMap<string, Asset>

  constructor(private readonly library: Library) {
    const all = [...library.assets.values()]
    this.#byAddress = new Map(all.map((asset) => [bare(asset.url), asset]))
  }

  linkedBy = (link: unknown) => (sysOf(link).linkType === 'Asset' ? this.library.asset(link) : null)

  /** The asset whose picture, player or link the element itself is. */
  of = (element: Element) => this.#byAddress.get(bare(addressIn(element) ?? '')) ?? null

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
