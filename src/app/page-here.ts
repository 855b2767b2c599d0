// The page as components of an app share it with elements and with each other: its defaults, its consent,
// `window.SiteEmbed`.
import { PageDefaults } from '../element/page-defaults.ts'
import { PageRegistry } from '../element/page-registry.ts'
import { startPage } from '../element/site-embed.ts'

declare const __VERSION__: string

let page: PageRegistry | null = null

/** Where a script of another version has begun the page, components have theirs for themselves. */
export function pageHere(): PageRegistry {
  page ??= startPage(__VERSION__)?.page ?? new PageRegistry(new PageDefaults())
  return page
}
