// SiteEmbed.check() asks whether the orders of `sort` exist. Else a visitor who chooses one is the first
// to learn that it does not.
import { useEffect, useEffectEvent } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import { EmbedError } from '../../errors/errors.ts'
import { tellOwner } from '../../errors/owner.ts'
import type { Host } from '../../page/host.ts'
import { sortsOf } from '../engine/setup.ts'
import type { SearchClient } from '../service/search-client.ts'

const params = { query: '', hitsPerPage: 0, analytics: false }

export function useSortCheck(
  host: Host,
  settings: SearchSettings,
  client: SearchClient | null,
  mayLoad: boolean,
) {
  const check = useEffectEvent(() => {
    if (!mayLoad) return
    for (const { value } of sortsOf(settings))
      client?.search([{ indexName: value, params }], `check ${value}`).catch((error: unknown) => {
        if (error instanceof EmbedError && error.code === 'not-found')
          tellOwner(
            'error',
            `${host.name}: there is no ${value} to sort by. Name in sort a replica that the index has.`,
          )
      })
  })
  useEffect(() => host.answer('check', () => check()), [host])
}
