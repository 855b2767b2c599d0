// The filters: those that the page names, else those that the index and its answers tell.
import { useEffect, useState } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import { facetOrderingOf } from '../engine/ordering.ts'
import { keyOf } from '../engine/requests.ts'
import { useEngine, useSearch } from '../engine/useSearch.ts'
import { Drawer } from './Drawer.tsx'
import { Facet } from './Facet.tsx'

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

/** Searches whose first results have been seen: whatever opens again later shows all of it at once. */
const seen = new WeakSet<object>()

/**
 * Whether the first results of a search have been painted. They are what a visitor came for; the filters,
 * with their many boxes, take as long again and are made after them.
 */
function useFirstPainted(): boolean {
  const engine = useEngine()
  const hasResults = useSearch(({ outcome }) => outcome !== null)
  const [isPainted, setPainted] = useState(() => seen.has(engine))
  useEffect(() => {
    if (!hasResults || isPainted) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      seen.add(engine)
      setPainted(true)
    }
    // Nothing is painted in a tab that nobody sees.
    if (document.hidden) return show()
    // The first frame paints the results, the second says that they are painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(show)
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [engine, hasResults, isPainted])
  return isPainted
}
