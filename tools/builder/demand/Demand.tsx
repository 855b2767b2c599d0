// A calculator: how many requests each layout makes per month.
import { useId, useState } from 'react'
import { partsOf, type Settings, withElement } from '../settings.ts'
import { filledIn, useLanguage, useWords } from '../words/words.ts'
import { type Demand as Asked, demandOf, type Shape, shapeOf } from './demand.ts'

interface NumberProps {
  name: string
  label: string
  value: string
  most: number
  set(value: string): void
}

function NumberBox({ name, label, value, most, set }: NumberProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="help">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="number"
        min={0}
        max={most}
        value={value}
        onChange={({ target }) => set(target.value)}
      />
    </div>
  )
}

/** Nonsense counts as 0. */
const numberIn = (text: string, most: number) => Math.min(most, Math.max(0, Number(text) || 0))

interface Row {
  shape: Shape
  asked: Asked
  isChosen: boolean
}

/** The layouts of a search beside one another, a document alone, and what else the snippet has. */
function rowsFor(settings: Settings, share: number): readonly Row[] {
  const search = withElement(settings, 'site-search')
  const chosen = partsOf(settings).map(shapeOf)
  const whole: readonly Shape[] = ['page', 'dropdown', 'dialog', 'document']
  const all = chosen.some((shape) => shape !== 'document') ? whole : []
  const others = chosen.filter((shape) => !all.includes(shape))
  return [...all, ...others].map((shape) => ({
    shape,
    asked: demandOf(search, shape, share),
    isChosen: chosen.includes(shape),
  }))
}

function Table({ rows, visits }: { rows: readonly Row[]; visits: number }) {
  const words = useWords()
  const language = useLanguage()
  const number = (value: number) => Math.round(value).toLocaleString(language)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a small phone, also by keyboard
    <section className="scroll" aria-label={words.demandMonth} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.demandThousand}</th>
            <th scope="col">{words.demandMonth}</th>
            <th scope="col">{words.demandSearches}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ shape, asked, isChosen }) => (
            <tr key={shape} aria-current={isChosen || undefined}>
              <th scope="row">
                {words.shapes[shape]} {isChosen && <small>{words.demandYours}</small>}
              </th>
              <td>{number(asked.requests * 1000)}</td>
              <td>{number(asked.requests * visits)}</td>
              <td>{shape === 'document' ? '–' : number(asked.searches * visits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export function Demand({ settings }: { settings: Settings }) {
  const words = useWords()
  const [visits, setVisits] = useState('10000')
  const [share, setShare] = useState('20')
  const hasSearch = partsOf(settings).some(({ element }) => element === 'site-search')
  const percent = numberIn(share, 100)
  const rows = rowsFor(settings, percent / 100)
  return (
    <section aria-labelledby="demand-title" className="demand">
      <h2 id="demand-title">{words.demand}</h2>
      <p className="help">{words.demandHelp}</p>
      <div className="numbers">
        <NumberBox
          name="visits"
          label={words.demandVisits}
          most={1e9}
          {...{ value: visits, set: setVisits }}
        />
        {hasSearch && (
          <NumberBox
            name="share"
            label={words.demandShare}
            most={100}
            {...{ value: share, set: setShare }}
          />
        )}
      </div>
      <Table rows={rows} visits={numberIn(visits, 1e9)} />
      {hasSearch && (
        <p className="help">{filledIn(words.demandNote, { share: String(percent) })}</p>
      )}
    </section>
  )
}
