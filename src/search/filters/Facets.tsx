// The filters: those that the page names, else those that the index and its answers tell.
import type { SearchSettings } from '../../contract/site-search.ts'
import { facetOrderingOf } from '../engine/ordering.ts'
import { keyOf } from '../engine/requests.ts'
import { useSearch } from '../engine/useSearch.ts'
import { Drawer } from './Drawer.tsx'
import { Facet } from './Facet.tsx'
import { useFirstPainted } from './useFirstPainted.ts'

/** Nothing may move when the values come: they take the place of these. */
const Bones = ({ count }: { count: number }) =>
  [...Array(count).keys()].map((key) => (
    <div key={key} className="facet-bones" aria-hidden="true">
      {['50%', '80%', '70%', '85%', '60%'].map((width) => (
        <div key={width} className="bone bone-line" style={{ width }} />
      ))}
    </div>
  ))

export function Facets({ settings }: { settings: SearchSettings }) {
  // Null when the page names none.
  const named = settings.facets
  const found = useSearch(({ found }) => found)
  const outcome = useSearch(({ outcome }) => outcome)
  const isTime = useFirstPainted()
  const facets = named ?? found
  if (facets?.length === 0) return null
  const isWaiting = !outcome || !isTime
  const orders = !named && outcome ? facetOrderingOf(outcome.main).values : null
  return (
    <Drawer>
      {isWaiting && <Bones count={facets?.length ?? 3} />}
      <div className="facets" hidden={isWaiting}>
        {isTime &&
          facets?.map((facet) => (
            <Facet
              key={`${facet.attribute}:${facet.type}:${facet.closed}`}
              facet={facet}
              order={orders?.get(keyOf(facet))}
              settings={settings}
            />
          ))}
      </div>
    </Drawer>
  )
}
