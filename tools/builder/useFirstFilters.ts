// Without `facets`, an index gets filters of all its fields, with the names of the fields. If better names are known,
// they are written into the form, where they can be changed or removed. A manual gets a filter for its chapters,
// because the other fields of DocSearch's crawler mean nothing to visitors.
import { useEffect, useRef } from 'react'
import { commonName } from './form/common-names.ts'
import { spokenIn } from './form/FilterNames.tsx'
import type { FoundFacet, Inspection } from './inspect/finding.ts'
import { crawled } from './inspect/records.ts'
import { asItem } from './lists.ts'
import { type Settings, valuesOf, withValue } from './settings.ts'
import type { Language } from './words/shape.ts'
import { useLanguage } from './words/words.ts'

/** As the element does without any. */
const mostFilters = 8
const byHelp = (facets: readonly FoundFacet[]) =>
  facets
    .filter(({ help }) => help > 0)
    .sort((one, other) => other.help - one.help)
    .slice(0, mostFilters)

export function firstFilters(facets: readonly FoundFacet[], language: Language): string {
  const chapter = facets.find(({ item }) => item.startsWith(crawled))
  const shown = chapter ? [chapter] : byHelp(facets)
  const names = shown.map(({ name }) => commonName(name, language))
  const isSaidAnyway = !chapter && (language === 'en' || names.every((name) => name === null))
  if (isSaidAnyway) return ''
  return shown
    .map(({ item }, at) => [item, names[at] && asItem(names[at])].filter(Boolean).join('|'))
    .join(', ')
}

/** `found`: in the index that is set now. */
export function useFirstFilters(
  settings: Settings,
  found: Inspection,
  change: (settings: Settings) => void,
) {
  const language = useLanguage()
  const given = useRef({ index: '', facets: '' })
  const { 'index-name': index = '', facets, layout, locale, recommend } = valuesOf(settings)
  const hasRoom = settings.element === 'site-search' && layout !== 'dropdown' && !recommend
  const isKnown = hasRoom && found.facets.length > 0
  const first = isKnown ? firstFilters(found.facets, spokenIn(locale, language)) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes of an index, not of each change
  useEffect(() => {
    const { index: before, facets: own } = given.current
    const give = (next: string) => {
      given.current = { index: next && index, facets: next }
      change(withValue(settings, 'facets', next || null))
    }
    const areOurs = own !== '' && own === facets
    // In another language of the page they are renamed already.
    if (first && first === facets) given.current = { index, facets: first }
    else if (areOurs && before !== index) give('')
    else if (areOurs && first !== null && first !== own) give(first)
    else if (first && facets === undefined && before !== index) give(first)
  }, [index, first])
}
