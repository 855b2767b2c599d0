// Hints for the owner about wrong settings that visitors would notice.
import { useEffect, useEffectEvent } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import { EmbedError } from '../../errors/errors.ts'
import { tellOwner } from '../../errors/owner.ts'
import { areSame } from '../../net/same.ts'
import type { Host } from '../../page/host.ts'
import { recognisedBy } from '../../recognition/recognised-by.ts'
import { sortsOf } from '../engine/setup.ts'
import { useSearch } from '../engine/useSearch.ts'
import type { SearchClient } from '../service/search-client.ts'
import { selectedFilters } from '../told/beginning.ts'
import { useKinds, useSample } from './useKinds.ts'

const params = { query: '', hitsPerPage: 0, analytics: false }

/** For SiteEmbed.check(): checks whether the orders of `sort` exist, and reports recognised fields. */
export function useCheck(
  host: Host,
  settings: SearchSettings,
  client: SearchClient | null,
  mayLoad: boolean,
) {
  const kindOf = useKinds(settings)
  const records = useSample() ?? []
  const check = useEffectEvent(() => {
    host.noteRecognised(recognisedBy(settings, kindOf(records[0] ?? {}), records))
    if (!mayLoad) return
    for (const { value } of sortsOf(settings))
      client?.search([{ indexName: value, params }], `check ${value}`).catch((error: unknown) => {
        if (error instanceof EmbedError && error.code === 'not-found')
          tellOwner(
            'error',
            `${host.name}: there is no ${value} to sort by. In sort, name a replica of the index.`,
          )
      })
  })
  useEffect(() => host.answer('check', () => check()), [host])
}

/** Warns if the filters in `selected` leave no results, which looks like an empty index. */
export function useSelectedHint({ name }: Host, settings: SearchSettings) {
  const outcome = useSearch(({ outcome }) => outcome)
  useEffect(() => {
    if (!settings.selected || !outcome || outcome.nbHits || outcome.state.query) return
    if (areSame(outcome.state.filters, selectedFilters(settings)))
      tellOwner(
        'warn',
        `${name}: nothing is found with the filters in selected. Check their names and values, and attributesForFaceting of the index.`,
      )
  }, [name, outcome, settings])
}
