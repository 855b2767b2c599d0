// A number of stars, and up.
import { useId } from 'react'
import { useWords } from '../../../shell/words.ts'
import { isInterval } from '../../engine/filter.ts'
import { usualMostValues } from '../../engine/requests.ts'
import { Stars } from '../../records/Stars.tsx'
import { type FacetKind, intervalChips, isCounted } from '../kind.ts'
import { type FacetProps, useFacet } from '../useFacet.ts'
import { ValueBox } from '../ValueBox.tsx'

const fewest = 5
const most = 10

function starsAndUp(stars: number, top: number, t: ReturnType<typeof useWords>['t']) {
  const words = t('stars', { count: stars })
  return stars < top ? `${words} ${t('andUp')}` : words
}

const topOf = (max = 0) => Math.min(most, Math.max(fewest, Math.ceil(max)))

function Rating({ facet }: FacetProps) {
  const { t } = useWords()
  const { interval, counts, bounds, set } = useFacet(facet)
  const group = useId()
  const top = topOf(bounds?.max)
  const values = Object.entries(counts)
  const sum = (stars: number) =>
    values.reduce((sum, [value, count]) => (Number(value) >= stars ? sum + count : sum), 0)
  const isChosen = (stars: number) => interval?.min === stars
  return (
    <ul className="facet-values">
      <li>
        <ValueBox
          group={group}
          name={t('anyValue')}
          count={null}
          chosen={!interval}
          choose={() => set({})}
        />
      </li>
      {[...Array(top)]
        .map((_, at) => top - at)
        .filter((stars) => sum(stars) || isChosen(stars))
        .map((stars) => (
          <li key={stars}>
            <ValueBox
              group={group}
              name={starsAndUp(stars, top, t)}
              // A sum over some of the values only would be wrong.
              count={values.length < usualMostValues ? sum(stars) : null}
              chosen={isChosen(stars)}
              choose={() => set(isChosen(stars) ? {} : { min: stars })}
            >
              <Stars stars={stars} top={top} /> {stars < top && t('andUp')}
            </ValueBox>
          </li>
        ))}
    </ul>
  )
}

export const rating: FacetKind = {
  Choices: Rating,
  isOffered: isCounted,
  chips(chosen) {
    const { filter, bounds, label, words } = chosen
    const isFromTo = !isInterval(filter) || filter.min === undefined || filter.max !== undefined
    if (isFromTo) return intervalChips(chosen, 'range')
    const stars = starsAndUp(filter.min ?? 0, topOf(bounds?.max), words.t)
    return [{ value: '', words: `${label}: ${stars}`, rest: {} }]
  },
}
