// So many stars, and up.
import { useId } from 'react'
import { useWords } from '../../shell/words.ts'
import { type FacetProps, useFacet } from './useFacet.ts'
import { Choice } from './ValueBox.tsx'
import { mostCounted } from './values.ts'

const fewest = 5
const most = 10

export function starsAndUp(stars: number, top: number, t: ReturnType<typeof useWords>['t']) {
  const words = t('stars', { count: stars })
  return stars < top ? `${words} ${t('andUp')}` : words
}

export const topOf = (max = 0) => Math.min(most, Math.max(fewest, Math.ceil(max)))

export function RatingFacet({ facet }: FacetProps) {
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
        <Choice
          group={group}
          name={t('anyValue')}
          count={null}
          chosen={!interval}
          choose={() => set({})}
        />
      </li>
      {Array.from({ length: top }, (_, at) => top - at)
        .filter((stars) => sum(stars) || isChosen(stars))
        .map((stars) => (
          <li key={stars}>
            <Choice
              group={group}
              name={starsAndUp(stars, top, t)}
              // A sum over some of the values only would be wrong.
              count={values.length < mostCounted ? sum(stars) : null}
              chosen={isChosen(stars)}
              choose={() => set(isChosen(stars) ? {} : { min: stars })}
            >
              <span className="stars" aria-hidden="true">
                {'★'.repeat(stars)}
                <span>{'★'.repeat(top - stars)}</span>
              </span>{' '}
              {stars < top && t('andUp')}
            </Choice>
          </li>
        ))}
    </ul>
  )
}
