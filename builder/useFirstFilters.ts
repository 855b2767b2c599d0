// Without any, an index gets filters of all its fields. Those of DocSearch's crawler say nothing to visitors,
// but for the chapter: it is written into the form, where it can be taken away.
import { useEffect, useRef } from 'react'
import { commonName } from './form/common-names.ts'
import type { Inspection } from './inspect/finding.ts'
import { crawled } from './inspect/records.ts'
import { asItem } from './lists.ts'
import { type Settings, valuesOf, withValue } from './settings.ts'
import { useLanguage } from './words/words.ts'

/** `found`: in the index that is set now. */
export function useFirstFilters(
  settings: Settings,
  found: Inspection,
  change: (settings: Settings) => void,
) {
  const language = useLanguage()
  const given = useRef({ index: '', facets: '' })
  const { 'index-name': index = '', facets, layout } = valuesOf(settings)
  const isCrawled =
    settings.element === 'site-search' &&
    layout !== 'dropdown' &&
    found.facets.some(({ item }) => item.startsWith(crawled))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes of an index, not of each change
  useEffect(() => {
    const { index: before, facets: own } = given.current
    if (isCrawled && facets === undefined && before !== index) {
      const name = commonName(crawled, language)
      const item = found.facets.find((one) => one.item.startsWith(crawled))?.item ?? crawled
      given.current = { index, facets: [item, name && asItem(name)].filter(Boolean).join('|') }
      change(withValue(settings, 'facets', given.current.facets))
    } else if (own && own === facets && before !== index) {
      given.current = { index: '', facets: '' }
      change(withValue(settings, 'facets', null))
    }
  }, [index, isCrawled])
}
