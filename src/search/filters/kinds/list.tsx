// A list of values: visitors choose any of them, all of them, or one. Values may have a colour.
import { useId, useMemo } from 'react'
import { useWords } from '../../../shell/words.ts'
import { toggled } from '../../engine/filter.ts'
import { Marked } from '../../records/Marked.tsx'
import { type FacetKind, isCounted, valueChips } from '../kind.ts'
import { colourOf } from '../labels.ts'
import { useMore } from '../MoreValues.tsx'
import { type FacetProps, useFacet } from '../useFacet.ts'
import { useValueSearch } from '../useValueSearch.ts'
import { ValueBox } from '../ValueBox.tsx'
import { type FacetValue, valuesOfFacet } from '../values.ts'

/** From this number of values on, a list has a search box. */
const many = 20

interface Props extends FacetProps {
  isSingle?: boolean
  hasSwatches?: boolean
}

export const list: FacetKind = { Choices: ValueList, isOffered: isCounted, chips: valueChips }
export const menu: FacetKind = { ...list, Choices: (props) => <ValueList {...props} isSingle /> }
export const color: FacetKind = {
  ...list,
  Choices: (props) => <ValueList {...props} hasSwatches />,
}

function ValueList({ facet, order, isSingle = false, hasSwatches = false }: Props) {
  const { t, locale } = useWords()
  const view = useFacet(facet)
  const { chosen, counts, nameOf, set, label } = view
  const { sort, limit } = facet
  const group = useId()
  // An index may have thousands, and each keystroke renders them.
  const values = useMemo(
    () => valuesOfFacet({ counts, chosen, nameOf }, { sort, order, locale }),
    [counts, chosen, nameOf, sort, order, locale],
  )
  const search = useValueSearch(facet, values, view)
  const { few, button } = useMore(values, limit)
  const choose = (value: string) =>
    set(isSingle ? (chosen.includes(value) ? [] : [value]) : toggled(chosen, value))
  const searchable = facet.search || values.length > Math.max(many, limit) || search.words
  return (
    <>
      {searchable && <ValueSearch {...search} label={t('searchValues', { facet: label })} />}
      <ul className="facet-values">
        {isSingle && !search.found && (
          <li>
            <ValueBox
              group={group}
              name={t('anyValue')}
              count={null}
              chosen={!chosen.length}
              choose={() => set([])}
            />
          </li>
        )}
        {(search.found ?? few).map((item) => (
          <li key={item.value}>
            <ValueBox
              group={isSingle ? group : undefined}
              name={item.name}
              count={item.count}
              chosen={item.chosen}
              choose={() => choose(item.value)}
            >
              <Value of={item} swatch={hasSwatches} />
            </ValueBox>
          </li>
        ))}
      </ul>
      {!search.found && button}
    </>
  )
}

function Value({ of: { value, name, marked }, swatch }: { of: FacetValue; swatch: boolean }) {
  const words = marked ? <Marked text={marked} /> : name
  if (!swatch) return words
  const { colour } = colourOf(value)
  return (
    <>
      <span
        className="swatch"
        aria-hidden="true"
        style={CSS.supports('color', colour) ? { background: colour } : {}}
      />
      {words}
    </>
  )
}

/** The box of the search within a facet's values, and what went wrong in it. */
type ValueSearchProps = ReturnType<typeof useValueSearch> & { label: string }

function ValueSearch({ label, words, type, failed, found }: ValueSearchProps) {
  const { t } = useWords()
  return (
    <>
      <input
        type="search"
        className="value-search"
        aria-label={label}
        placeholder={label}
        value={words}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !words) return
          // The drawer stays open.
          event.preventDefault()
          type('')
        }}
      />
      <p className="facet-note" role="status">
        {failed && t('valuesFailed')} {found?.length === 0 && t('noValues')}
      </p>
    </>
  )
}
