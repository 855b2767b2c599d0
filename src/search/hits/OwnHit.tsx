// What the owner's `renderHit` or template made of a record, in the place of the built-in hit.
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { machineDate } from '../../shell/dates.ts'
import type { Json } from '../../shell/json.ts'
import { type Made, Placed } from '../../shell/Made.tsx'
import { type Filter, Shown } from '../../template/filters.tsx'
import { Rendered } from '../../template/Rendered.tsx'
import type { Template } from '../../template/templates.ts'
import type { Card } from './card.ts'
import { highlightMarks, markedOf } from './field.ts'
import { Marked } from './Marked.tsx'
import { plain } from './plain.ts'

interface Props {
  /** False when the link must not be followed. */
  select: () => boolean
}

const isLink = (node: EventTarget) => node instanceof Element && node.localName === 'a'

function OwnHit({ select, children }: Props & { children: ReactNode }) {
  const box = useRef<HTMLLIElement>(null)
  // A link of the owner's is chosen like our own.
  useLayoutEffect(() => {
    const at = box.current
    const choose = (event: Event) => {
      if (event.composedPath().some(isLink) && !select()) event.preventDefault()
    }
    at?.addEventListener('click', choose)
    return () => at?.removeEventListener('click', choose)
  }, [select])
  return (
    <li ref={box} className="hit" part="hit">
      {children}
    </li>
  )
}

export const MadeHit = ({ made, select }: Props & { made: Made }) => (
  <OwnHit select={select}>
    <Placed made={made} inline={false} className="hit-body" />
  </OwnHit>
)

interface TemplateProps extends Props {
  template: Template
  hit: Json
  card: Card
}

const unmarked = (text: string) => text.replace(highlightMarks, '')

/** The record, and what is recognised in it where it has no such field itself. */
function dataOf(hit: Json, { title, text, image, url, date, price, badge }: Card): Json {
  const known = {
    title: unmarked(title),
    text: unmarked(text),
    image,
    url,
    date: date && machineDate(date),
    price,
    badge,
  }
  const own = Object.entries(hit).filter(([, value]) => value !== null && value !== '')
  return { ...known, ...Object.fromEntries(own) }
}

/** With what was found marked, as the built-in hit does it. */
const marking =
  (hit: Json, card: Card, snippet: boolean): Filter =>
  (value, _, { keys }) => {
    const name = keys.join('.')
    const own = plain(markedOf(hit, name, snippet))
    const recognised = name === 'title' || name === 'text' ? card[name] : ''
    const text = own || recognised
    return text ? new Shown(unmarked(text), <Marked text={text} />) : value
  }

export function TemplateHit({ template, hit, card, select }: TemplateProps) {
  return (
    <OwnHit select={select}>
      <div className="hit-body">
        <Rendered
          template={template}
          data={dataOf(hit, card)}
          filters={{ highlight: marking(hit, card, false), snippet: marking(hit, card, true) }}
        />
      </div>
    </OwnHit>
  )
}
