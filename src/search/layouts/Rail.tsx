// What is recommended, instead of a search: a heading, and a row of results that moves sideways. Where
// nothing is recommended, or the service fails, it takes no room.
import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Recommended } from '../../contract/attribute.ts'
import type { SearchSettings } from '../../contract/site-search.ts'
import type { EmbedError } from '../../errors/errors.ts'
import { tellOwner } from '../../errors/owner.ts'
import type { ElementProps } from '../../page/host.ts'
import { Heading } from '../../shell/Heading.tsx'
import { useFailure } from '../../shell/useFailure.ts'
import { useWords, type Words } from '../../shell/words.ts'
import { searchKind } from '../engine/kind.ts'
import type { Outcome } from '../engine/outcome.ts'
import { useEngine, useSearch } from '../engine/useSearch.ts'
import { fieldName } from '../records/field-name.ts'
import { Hits } from '../results/Hits.tsx'
import { useKinds } from '../results/useKinds.ts'
import { useCheck } from '../results/useOwnerHints.ts'
import type { SearchClient } from '../service/search-client.ts'
import { useAnalytics } from '../told/useAnalytics.ts'
import { PoweredBy } from './PoweredBy.tsx'
import { RailValues } from './RailValues.tsx'

/** “Popular now: Art” */
function headingOf({ model, facetName, facetValue }: Recommended, words: Words) {
  const about = facetValue ?? (facetName && fieldName(facetName, words))
  const name = model.startsWith('trending')
    ? 'popularNow'
    : model === 'bought-together'
      ? 'boughtTogether'
      : 'alsoLike'
  return [words.t(name), about].filter(Boolean).join(': ')
}

/** Browsers do not scroll if the focused link is in view but its card is not. Pressing a link moves nothing. */
const showCard = ({ target }: FocusEvent) =>
  target.matches(':focus-visible') &&
  target.closest('.hit')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

interface Props extends ElementProps<SearchSettings> {
  client: SearchClient | null
  mayLoad: boolean
  problem: EmbedError | null
}

export function Rail({ host, settings, properties, client, mayLoad, problem }: Props) {
  const words = useWords()
  const engine = useEngine()
  const latest = useSearch(({ outcome }) => outcome)
  const failure = useSearch(({ error }) => error)
  const error = problem ?? failure
  const [asked] = settings.recommend ?? []
  const outcome = asked && !error ? latest : null
  const kindOf = useKinds(settings)
  const select = useAnalytics(host, settings, client, mayLoad)
  const view = useRef<HTMLDivElement>(null)
  const title = useId()
  useFailure(host, searchKind, error, engine.refresh)
  useCheck(host, settings, client, mayLoad)
  useEffect(() => host.answer('refresh', engine.refresh), [host, engine])
  useLack({ host, settings }, outcome)
  if (!asked || !outcome?.hits.length) return null
  const { hits, state } = outcome
  const isOfValues = asked.model === 'trending-facets'
  return (
    <section className="rail" aria-labelledby={title}>
      <div className="rail-head">
        <Heading
          level={settings.headingLevel - 1}
          id={title}
          part="rail-title"
          className="group-title"
        >
          {settings.label || headingOf(asked, words)}
        </Heading>
        {!isOfValues && <Buttons view={view} hits={hits} />}
      </div>
      {isOfValues ? (
        <RailValues hits={hits} settings={settings} select={select} />
      ) : (
        // Not reached by Tab, because its cards are: Firefox would stop at whatever scrolls.
        // biome-ignore lint/a11y/noStaticElementInteractions: elements inside have the focus
        <div ref={view} className="rail-view" part="rail" tabIndex={-1} onFocus={showCard}>
          <Hits
            hits={hits}
            settings={settings}
            kindOf={kindOf}
            view="grid"
            index={state.index}
            renderHit={properties.renderHit}
            firstPosition={1}
            select={select}
          />
        </div>
      )}
      <PoweredBy settings={settings} />
    </section>
  )
}

/** The fallback shows until there are recommendations, and if the service fails; the owner is told why. */
function useLack(
  { host, settings: { recommend } }: Pick<Props, 'host' | 'settings'>,
  outcome: Outcome | null,
) {
  const lack = !recommend?.length
    ? 'recommend waits for a record’s id, as in `related-products:{meta.sku}`, or for results-page'
    : outcome && !outcome.hits.length
      ? `recommend finds nothing. Train its model in Algolia’s dashboard. ${outcome.main.message ?? ''}`
      : ''
  useLayoutEffect(() => {
    host.noteMistakes((isAsked) => (isAsked && lack ? [lack] : []))
    if (lack) tellOwner('warn', `${host.name}: ${lack}`)
    if (!outcome) return host.showFallback()
    host.hideFallback()
    return lack ? host.holdState('empty') : undefined
  }, [host, outcome, lack])
}

interface ButtonsProps {
  view: RefObject<HTMLElement | null>
  hits: Outcome['hits']
}

/** The buttons show if not all results are in view, and are disabled at the ends. */
function Buttons({ view, hits }: ButtonsProps) {
  const { t } = useWords()
  const [ends, setEnds] = useState({ previousPage: true, nextPage: true })
  // biome-ignore lint/correctness/useExhaustiveDependencies: others are shown then
  useEffect(() => {
    const shown = view.current?.querySelectorAll('.hit') ?? []
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          setEnds((before) => ({
            ...before,
            [target === shown[0] ? 'previousPage' : 'nextPage']: isIntersecting,
          }))
      },
      { root: view.current, threshold: 0.9 },
    )
    for (const end of [shown[0], shown[shown.length - 1]]) if (end) observer.observe(end)
    return () => observer.disconnect()
  }, [view, hits])
  if (ends.previousPage && ends.nextPage) return null
  const button = (name: keyof typeof ends, sign: string, step: number) => (
    <button
      type="button"
      part="button"
      className="button"
      aria-label={t(name)}
      aria-disabled={ends[name]}
      onClick={() => {
        const rail = view.current
        if (!rail) return
        const [first, second] = rail.querySelectorAll<HTMLElement>('.hit')
        // Moves by whole cards, because WebKit would count a part of one as the next. Negative from right to left.
        const card = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0)
        rail.scrollBy({ left: step * card * Math.floor(Math.abs(rail.clientWidth / card)) })
      }}
    >
      {sign}
    </button>
  )
  return (
    <>
      {button('previousPage', '‹', -1)}
      {button('nextPage', '›', 1)}
    </>
  )
}
