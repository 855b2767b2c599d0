// What the owner's `renderHit` or template made of a record, in the place of the built-in hit.
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { machineDate } from '../../format/dates.ts'
import type { Json } from '../../net/json.ts'
import { useHost } from '../../shell/host-context.ts'
import { contentByOwner, OwnerNodes } from '../../shell/OwnerNodes.tsx'
import { FilledTemplate } from '../../template/FilledTemplate.tsx'
import { type Filter, RenderedValue, textOf } from '../../template/filters.tsx'
import { useTemplate } from '../../template/TemplatedShell.tsx'
import { handleOf, isSameLink } from '../opening/handle.ts'
import type { HitLink } from '../opening/useHitLink.ts'
import { highlightMarks, markedOf, openMark } from '../records/field.ts'
import { Marked } from '../records/Marked.tsx'
import { plain } from '../records/plain.ts'
import type { Card } from './card.ts'
import { itemOf } from './Hit.tsx'

interface Props {
  card: Card
  link: HitLink
  children: ReactNode
}

export const isLink = (node: EventTarget) => node instanceof Element && node.localName === 'a'

export function OwnHit({ card, link, children }: Props) {
  const box = useRef<HTMLLIElement>(null)
  const { opens, isOpen, choose, leave, middle } = link
  // A link of the owner's is chosen like our own.
  useLayoutEffect(() => {
    const at = box.current
    if (!at) return
    const handle = opens ? handleOf(at) : null
    const click = (event: MouseEvent) => {
      const path = event.composedPath()
      if (handle && path.some((node) => node === handle || isSameLink(node, handle))) choose(event)
      else if (path.some(isLink)) leave(event)
    }
    if (isOpen) handle?.setAttribute('aria-current', 'true')
    at.addEventListener('click', click)
    at.addEventListener('auxclick', middle)
    return () => {
      at.removeEventListener('click', click)
      at.removeEventListener('auxclick', middle)
      handle?.removeAttribute('aria-current')
    }
  })
  return (
    <li ref={box} {...itemOf(card, link)}>
      {children}
    </li>
  )
}

const unmarked = (text: string) => text.replace(highlightMarks, '')

/** The record, and what is recognised in it where it has no such field itself. */
function dataOf(hit: Json, card: Card, { url }: HitLink): Json {
  const { title, text, image, date, price, badge } = card
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

const found = (text: string) => new RenderedValue(unmarked(text), <Marked text={text} />)

/** `_highlightResult.title.value`, as templates of other libraries have it. */
const viewed = (value: unknown) =>
  typeof value === 'string' && value.includes(openMark) ? found(plain(value)) : value

/** With what was found marked, as the built-in hit does it. */
const marking =
  (hit: Json, card: Card, snippet: boolean): Filter =>
  (value, _, { path }) => {
    const name = path.join('.')
    const own = plain(markedOf(hit, name, snippet))
    const recognised = name === 'title' || name === 'text' ? card[name] : ''
    const text = own || recognised
    return text ? found(text) : value
  }

interface Shaped extends Pick<Props, 'card' | 'link'> {
  hit: Json
  index: string
  /** The property, as the page has set it. */
  renderHit: unknown
}

/** Null where the built-in hit has to do. */
export function useOwnHit({ hit, card, link, index, renderHit }: Shaped): ReactNode {
  const { name } = useHost()
  const template = useTemplate('hit', index)
  const made = useMemo(
    () => contentByOwner(renderHit, [hit], `${name}: renderHit`),
    [renderHit, hit, name],
  )
  if (made !== null) return <OwnerNodes made={made} inline={false} className="hit-body" />
  if (!template) return null
  return (
    <div className="hit-body">
      <FilledTemplate
        template={template}
        data={dataOf(hit, card, link)}
        view={viewed}
        filters={{
          highlight: marking(hit, card, false),
          snippet: marking(hit, card, true),
          plain: (value) => plain(textOf(value)),
        }}
      />
    </div>
  )
}
