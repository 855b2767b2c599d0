// A result as an option. It is a link, so that the middle button and the keys for a new tab work as
// they do everywhere; where the owner has shaped the result, that shape is shown.
import type { MouseEvent } from 'react'
import type { Json } from '../../net/json.ts'
import { Picture } from '../../shell/Picture.tsx'
import { nearMark } from '../records/field.ts'
import { Marked } from '../records/Marked.tsx'
import { Meta } from '../results/Hit.tsx'
import type { HitContent } from '../results/hit-content.ts'
import { isLink, useOwnHit } from '../results/OwnHit.tsx'
import { isSameLink } from '../results/opening/hit-control.ts'
import { useHitLink } from '../results/opening/useHitLink.ts'
import type { Row } from '../results/rows.ts'
import { useListbox } from './listbox.ts'
import { Option, staysHere } from './Option.tsx'

interface Props {
  row: Row
  index: string
  renderHit: unknown
  /** Tells the page; false when the link must not be followed. */
  select: (hit: Json, position: number) => boolean
}

export function HitOption({ row: { hit, content, key, at }, index, renderHit, select }: Props) {
  const { close } = useListbox()
  const link = useHitLink(content, () => select(hit, at + 1))
  const own = useOwnHit({ hit, content, link, index, renderHit })
  const choose = (event: MouseEvent<HTMLElement>) => {
    const first = own && event.currentTarget.querySelector<HTMLElement>('a, button')
    const path = event.nativeEvent.composedPath()
    if (!first || path.some((node) => node === first || isSameLink(node, first))) link.choose(event)
    else if (path.some(isLink)) link.leave(event)
    // The owner acts on a button of their own; a click beside everything that can be pressed counts
    // for the first link or button.
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
      <Brief content={content} />
    </Option>
  )
}

const isButton = (node: EventTarget) => node instanceof HTMLButtonElement

const Brief = ({ content }: { content: HitContent }) => (
  <>
    {content.image && <Picture src={content.image} className="hit-image" part="hit-image" />}
    <div className="hit-body">
      <div part="hit-title" className="hit-title" dir="auto">
        <Marked text={content.title} />
      </div>
      {content.text && (
        <div part="hit-text" className="hit-text" dir="auto">
          <Marked text={nearMark(content.text)} />
        </div>
      )}
      <Meta content={content} />
    </div>
  </>
)
