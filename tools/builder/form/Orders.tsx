// The orders to choose from, each with the words that visitors read. Most keys cannot list the replicas of
// an index, so their names are typed.
import { useId, useState } from 'react'
import { humanised } from '../../../src/contract/humanised.ts'
import { asItem, itemsOf, labelIn, nameOf, toggled, withLabel } from '../lists.ts'
import type { Language } from '../words/shape.ts'
import { useLanguage, useWords } from '../words/words.ts'
import { commonOrder } from './common-orders.ts'
import { Names } from './Names.tsx'
import { Offers } from './Offers.tsx'

interface Props {
  value: string
  /** The index itself: named last, it leaves the start to the first of them. */
  index: string
  /** Replicas, where the key may list them. */
  known: readonly string[]
  /** On the page. */
  spoken: Language
  set(value: string | null): void
}

/** Without the name of its index, which all of them begin with; of that itself what visitors read. */
const titleOf = (name: string, index: string, own: string) =>
  name === index ? own : humanised(name.replace(index, ''))

/** With the index itself last, or without it. */
function startingFirst(value: string, index: string, isFirst: boolean): string {
  const items = itemsOf(value)
  const others = items.filter((item) => nameOf(item) !== index)
  const own = items.find((item) => nameOf(item) === index) ?? asItem(index)
  return (isFirst ? [...others, own] : others).join(', ')
}

function Chosen({ value, index, set }: Omit<Props, 'known' | 'spoken'>) {
  const words = useWords()
  const chosen = itemsOf(value)
  const others = chosen.filter((item) => nameOf(item) !== index)
  const startsFirst = index !== '' && chosen.slice(1).map(nameOf).includes(index)
  return (
    <>
      <Offers
        label={words.orders}
        // Where it only leaves the start to the others, the box below says so and takes it back.
        items={startsFirst ? others : chosen}
        all
        isChosen={() => true}
        called={(item) => labelIn(item) || titleOf(nameOf(item), index, words.ownOrder)}
        choose={(item) => set(toggled(value, item) || null)}
      />
      {index !== '' && others.length > 0 && (
        <label className="start-first">
          <input
            type="checkbox"
            checked={startsFirst}
            onChange={({ target }) => set(startingFirst(value, index, target.checked) || null)}
          />
          {words.startFirst}
        </label>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset within the control would be a form in a form */}
      <div className="names" role="group" aria-label={words.orderNames}>
        <p className="help">{words.orderNames}</p>
        <Names
          items={chosen.map((item) => ({
            name: nameOf(item),
            written: nameOf(item),
            title: titleOf(nameOf(item), index, words.ownOrder),
            label: labelIn(item),
          }))}
          set={(name, label) => set(withLabel(value, name, label))}
        />
      </div>
    </>
  )
}

export function Orders({ value, index, known, spoken, set }: Props) {
  const words = useWords()
  const language = useLanguage()
  const id = useId()
  const [replica, setReplica] = useState('')
  const names = itemsOf(value).map(nameOf)
  function add(name: string) {
    const own = [name, commonOrder(name, spoken) ?? ''].filter(Boolean).map(asItem).join('|')
    if (!names.includes(name)) set([...itemsOf(value), own].join(', '))
  }
  function addTyped() {
    add(replica.trim())
    setReplica('')
  }
  return (
    <>
      {names.length > 0 && <Chosen {...{ value, index, set }} />}
      <Offers
        label={words.offersAdd}
        items={known.filter((name) => !names.includes(name))}
        isChosen={() => false}
        called={(name) => commonOrder(name, language) ?? titleOf(name, index, words.ownOrder)}
        choose={add}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset within the control would be a form in a form */}
      <div className="orders" role="group" aria-label={words.addOrder}>
        <label htmlFor={id} className="help">
          {words.replica}
          <input
            id={id}
            value={replica}
            placeholder="price_asc"
            list={known.length ? `${id}-known` : undefined}
            autoComplete="off"
            onChange={({ target }) => setReplica(target.value)}
          />
        </label>
        {known.length > 0 && (
          <datalist id={`${id}-known`}>
            {known.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        )}
        <button type="button" disabled={!replica.trim()} onClick={addTyped}>
          {words.addOrder}
        </button>
      </div>
    </>
  )
}
