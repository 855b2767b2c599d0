// A result as an option: a link, so that the middle button and the keys for a new tab work as they do
// everywhere; or what the owner has made of it.
import { type MouseEvent, use } from 'react'
import type { Json } from '../../net/json.ts'
import { Picture } from '../../shell/Picture.tsx'
import type { Card } from '../hits/card.ts'
import type { Row } from '../hits/groups.ts'
import { Meta } from '../hits/Hit.tsx'
import { isLink, useOwnHit } from '../hits/OwnHit.tsx'
import { isSameLink } from '../opening/handle.ts'
import { useHitLink } from '../opening/useHitLink.ts'
import { Marked } from '../records/Marked.tsx'
import { Listbox, Option, staysHere } from './Option.tsx'

interface Props {
  row: Row
  index: string
  renderHit: unknown
  /** False when the link must not be followed. */
  select: (hit: Json, position: number) => boolean
}

export function HitOption({ row: { hit, card, key, at }, index, renderHit, select }: Props) {
  const { close } = use(Listbox)
  const link = useHitLink(card, () => select(hit, at + 1))
  const own = useOwnHit({ hit, card, link, index, renderHit })
  const choose = (event: MouseEvent<HTMLElement>) => {
    const first = own && event.currentTarget.querySelector<HTMLElement>('a, button')
    const path = event.nativeEvent.composedPath()
    if (!first || path.some((node) => node === first || isSameLink(node, first))) link.choose(event)
    else if (path.some(isLink)) link.leave(event)
    // A button of the owner's is the owner's; beside all that can be pressed, the first is meant.
    else return path.some(isButton) ? undefined : first.click()
    if (staysHere(event)) close()
  }
  return (
    <Option
      name={`${index} ${key}`}
      className="hit"
      part={link.isOpen ? 'hit current' : 'hit'}
      aria-current={link.isOpen || undefined}
      {...(link.url && { href: link.url })}
      own={own}
      choose={choose}
      middle={({ nativeEvent }) => link.middle(nativeEvent)}
    >
      <Brief card={card} />
    </Option>
  )
}

const isButton = (node: EventTarget) => node instanceof HTMLButtonElement

const Brief = ({ card }: { card: Card }) => (
  <>
    {card.image && <Picture src={card.image} className="hit-image" part="hit-image" />}
    <div className="hit-body">
      <div part="hit-title" className="hit-title">
        <Marked text={card.title} />
      </div>
      {card.text && (
        <div part="hit-text" className="hit-text">
          <Marked text={card.text} />
        </div>
      )}
      <Meta card={card} />
    </div>
  </>
)
