// The whole program: defaults from the page, two elements, placeholders filled, the global.
import { RichDoc } from './content/RichDoc.tsx'
import { richDoc } from './contract/rich-doc.ts'
import { siteSearch } from './contract/site-search.ts'
import { defineElement } from './element/define.ts'
import { hintAtDefaults, hintAtScript } from './element/hints.ts'
import { ownScript, PageDefaults } from './element/page-defaults.ts'
import { PageRegistry } from './element/page-registry.ts'
import { fillPlaceholders, type Placed, watchPlaceholders } from './element/placeholders.ts'
import { exposeApi, isFirst } from './element/site-embed.ts'
import { SiteSearch } from './search/SiteSearch.tsx'

declare const __VERSION__: string

if (isFirst(__VERSION__)) {
  const script = ownScript()
  const page = new PageRegistry(new PageDefaults(script))
  const placed: Placed[] = []
  const upgrade = (root: ParentNode) =>
    fillPlaceholders(root, placed, page.defaults.trustsPlaceholders)
  const known = [siteSearch, richDoc].flatMap(({ attributes }) => Object.keys(attributes))
  page.defaults.watch(() => hintAtDefaults(page.defaults, known))
  hintAtScript(script, known)
  exposeApi(__VERSION__, page, upgrade)
  placed.push(...defineElement(siteSearch, SiteSearch, page))
  placed.push(...defineElement(richDoc, RichDoc, page))
  watchPlaceholders(upgrade)
}
