// The settings of a <site-search> on which these attributes are written.
import { type SearchSettings, siteSearch } from '../../src/contract/site-search.ts'
import { PageDefaults } from '../../src/element/page-defaults.ts'
import { readSettings } from '../../src/element/settings.ts'

export function settingsFrom(attributes: Record<string, string> = {}): SearchSettings {
  const element = document.createElement('x-search')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  const { settings, refused } = readSettings({
    element,
    attributes: siteSearch.attributes,
    properties: new Map(),
    defaults: new PageDefaults(),
    levelBelowHeading: () => null,
    now: new Date('2026-03-12T12:00:00Z'),
  })
  if (refused.length) throw new Error(`the test writes wrong attributes: ${refused.join()}`)
  // They were read by this very contract, so they have the type that it says.
  return settings as SearchSettings
}
