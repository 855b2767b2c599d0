// The filters: those that the page names, else those of the index and its answers.
import { useEffect, useId, useState } from 'react'
import type { FacetSetting } from '../../contract/attribute.ts'
import { nearest } from '../../contract/nearest.ts'
import type { SearchSettings } from '../../contract/site-search.ts'
import { tellOwner } from '../../errors/owner.ts'
import { Heading } from '../../shell/Heading.tsx'
import { useHost } from '../../shell/host-context.ts'
import { facetOrderingOf } from '../engine/ordering.ts'
import type { Outcome } from '../engine/outcome.ts'
import { filterAttributeOf } from '../engine/requests.ts'
import { useEngine, useSearch } from '../engine/useSearch.ts'
import { Drawer } from './Drawer.tsx'
import { isCounted } from './kind.ts'
import { kinds } from './types.ts'
import { type FacetProps, useFacet } from './useFacet.ts'

/** Placeholders that the values replace, so that nothing moves when they come. */
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
              order={orders?.get(filterAttributeOf(facet))}
              settings={settings}
            />
          ))}
      </div>
    </Drawer>
  )
}

/** The answer covers the whole index, so a value that is missing here does not exist. */
const isAll = ({ nbHits, state, filters, groups }: Outcome) =>
  nbHits > 0 && !state.query && groups.length === 1 && Object.keys(filters).length === 0

/** Tells the owner why a named filter never appears. */
function useHint({ attribute, type }: FacetSetting, known: boolean) {
  const outcome = useSearch(({ outcome }) => outcome)
  const { name } = useHost()
  useEffect(() => {
    if (known || !outcome || !isAll(outcome)) return
    const meant = nearest(attribute, Object.keys(Object.assign({}, ...outcome.hits)))
    tellOwner(
      'warn',
      `${name}: the filter “${attribute}” stays hidden: the index has no values for the type ${type}. Check its name, its type, and attributesForFaceting of the index.${meant === null || meant === attribute ? '' : ` Did you mean ${meant}?`}`,
    )
  }, [known, outcome, name, attribute, type])
}

/** One filter: a heading that opens and closes it, and the content of its type. */
export function Facet({ facet, order, settings }: FacetProps) {
  const view = useFacet(facet)
  const { label, chosen, interval } = view
  const isChosen = chosen.length > 0 || interval !== undefined
  /** `anew`: the visitor has opened it, so it fades in. A filter that is open from the start does not. */
  const [open, setOpen] = useState<boolean | 'anew'>(!facet.closed || isChosen)
  const body = useId()
  const { Choices, isOffered, isBare } = kinds[facet.type]
  const offered = isOffered(view)
  // A toggle without a true value still has counts for false, so it exists.
  useHint(facet, offered || isCounted(view))
  const shared = { className: 'facet', part: 'facet', hidden: !offered && !isChosen }
  if (isBare)
    return (
      <div {...shared}>
        <Choices facet={facet} settings={settings} />
      </div>
    )
  return (
    <fieldset {...shared}>
      <legend>
        <Heading level={settings.headingLevel} className="facet-title" part="facet-title">
          <button
            type="button"
            aria-expanded={Boolean(open)}
            aria-controls={body}
            onClick={() => setOpen(!open && 'anew')}
          >
            {label}
          </button>
        </Heading>
      </legend>
      <div id={body} className={open === 'anew' ? open : undefined} hidden={!open}>
        <Choices facet={facet} order={order} settings={settings} />
      </div>
    </fieldset>
  )
}

/** Searches whose first results were painted. When they open again, they show their filters at once. */
const seen = new WeakSet<object>()

/**
 * Whether the first results of a search were painted. Visitors wait for results; the filters, with their many
 * boxes, take as long again and are rendered after them.
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
    // A hidden tab paints nothing.
    if (document.hidden) return show()
    // The first frame paints the results; the second one comes after that.
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
