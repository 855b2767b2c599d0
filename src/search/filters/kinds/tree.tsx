// Categories within categories: the chosen path is open, and leads back up.
import { formatNumber } from '../../../format/format.ts'
import { own } from '../../../net/json.ts'
import { useWords } from '../../../shell/words.ts'
import { levelsOf, pathSeparator } from '../../engine/requests.ts'
import { useSearch } from '../../engine/useSearch.ts'
import { type FacetKind, isCounted, valueChips } from '../kind.ts'
import { useMore } from '../MoreValues.tsx'
import { type FacetProps, useFacet } from '../useFacet.ts'
import { valuesOfFacet } from '../values.ts'

const Tree = (props: FacetProps) => <Level {...props} depth={0} />

export const tree: FacetKind = { Choices: Tree, isOffered: isCounted, chips: valueChips }

function Level({ facet, order, settings, depth }: FacetProps & { depth: number }) {
  const { locale } = useWords()
  const outcome = useSearch(({ outcome }) => outcome)
  const { chosen, nameOf, set } = useFacet(facet)
  const levels = levelsOf(facet)
  const [path = ''] = chosen
  const steps = path ? path.split(pathSeparator) : []
  const upTo = (count: number) => steps.slice(0, count).join(pathSeparator)
  const above = depth ? upTo(depth) + pathSeparator : ''
  const counts = Object.entries((outcome && own(outcome.facets, levels[depth] ?? '')) ?? {})
  const values = valuesOfFacet(
    {
      counts: Object.fromEntries(counts.filter(([value]) => value.startsWith(above))),
      chosen: steps.length > depth ? [upTo(depth + 1)] : [],
      nameOf,
    },
    { sort: facet.sort, order: depth ? undefined : order, locale },
  )
  const { few, button } = useMore(values, facet.limit)
  if (!values.length) return null
  return (
    <>
      <ul className="facet-values">
        {few.map(({ value, name, count, chosen: isOpen }) => (
          <li key={value}>
            <button
              type="button"
              className="facet-value"
              part="facet-value"
              aria-current={value === path || undefined}
              onClick={() => set([value === path ? upTo(depth) : value].filter(Boolean))}
            >
              <span className="facet-name">{name}</span>{' '}
              {count !== null && <span className="facet-count">{formatNumber(count, locale)}</span>}
            </button>
            {isOpen && depth + 1 < levels.length && (
              <Level {...{ facet, order, settings }} depth={depth + 1} />
            )}
          </li>
        ))}
      </ul>
      {button}
    </>
  )
}
