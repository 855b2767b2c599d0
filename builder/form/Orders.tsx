// The orders to choose from, each with the words that visitors read. Most keys cannot list the replicas of
// an index, so their names are typed.
import { useId, useState } from 'react'
import { asItem, itemsOf, nameOf, toggled } from '../lists.ts'
import { useWords } from '../words/words.ts'
import { Offers } from './Offers.tsx'

interface Props {
  value: string
  /** The index itself: named last, it leaves the start to the first of them. */
  index: string
  /** Replicas, where the key may list them. */
  known: readonly string[]
  set(value: string | null): void
}

export function Orders({ value, index, known, set }: Props) {
  const words = useWords()
  const id = useId()
  const [replica, setReplica] = useState('')
  const [label, setLabel] = useState('')
  const chosen = itemsOf(value)
  function add() {
    const item = [replica, label].filter((text) => text.trim()).map(asItem)
    set(
      [...itemsOf(value).filter((one) => nameOf(one) !== replica.trim()), item.join('|')].join(
        ', ',
      ),
    )
    setReplica('')
    setLabel('')
  }
  const boxes = [
    { name: words.replica, example: 'products_price_asc', text: replica, change: setReplica },
    { name: words.replicaLabel, example: words.replicaExample, text: label, change: setLabel },
  ]
  return (
    <>
      <Offers
        label={words.orders}
        items={chosen}
        all
        isChosen={() => true}
        called={(item) => item.replace(/(?<!\\)\|/, ' – ')}
        choose={(item) => set(toggled(value, item) || null)}
      />
      <Offers
        label={words.offersAdd}
        items={known.filter((name) => !chosen.map(nameOf).includes(name))}
        isChosen={() => false}
        choose={(item) => set(toggled(value, item))}
      />
      {index !== '' && chosen.length > 0 && (
        <label className="start-first">
          <input
            type="checkbox"
            checked={chosen.slice(1).map(nameOf).includes(index)}
            onChange={() => set(toggled(value, index) || null)}
          />
          {words.startFirst}
        </label>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset within the control would be a form in a form */}
      <div className="orders" role="group" aria-label={words.addOrder}>
        {boxes.map(({ name, example, text, change }, at) => (
          <label key={name} htmlFor={`${id}-${at}`} className="help">
            {name}
            <input
              id={`${id}-${at}`}
              value={text}
              placeholder={example}
              list={at === 0 && known.length ? `${id}-known` : undefined}
              autoComplete="off"
              onChange={({ target }) => change(target.value)}
            />
          </label>
        ))}
        {known.length > 0 && (
          <datalist id={`${id}-known`}>
            {known.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        )}
        <button type="button" disabled={!replica.trim()} onClick={add}>
          {words.addOrder}
        </button>
      </div>
    </>
  )
}
