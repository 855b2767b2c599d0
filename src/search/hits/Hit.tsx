// The built-in hit. Its title's link covers the whole card, so it is one link with a clear name.
import { DateText } from '../../shell/DateText.tsx'
import { Heading } from '../../shell/Heading.tsx'
import { Picture } from '../../shell/Picture.tsx'
import type { HitLink } from '../opening/useHitLink.ts'
import { Marked } from '../records/Marked.tsx'
import type { Card } from './card.ts'

interface Props {
  card: Card
  level: number
  /** Without its text: one line, if there is room for one. */
  brief?: boolean
  link: HitLink
}

/** What every hit has in common, whoever renders it. */
export const itemOf = ({ entry }: Card, { opens, isOpen }: HitLink) => ({
  className: 'hit',
  part: isOpen ? 'hit current' : 'hit',
  'data-entry': (opens && entry) || undefined,
})

export function Hit({ card, level, brief, link }: Props) {
  return (
    <li {...itemOf(card, link)}>
      {card.image && <Picture src={card.image} className="hit-image" part="hit-image" />}
      <div className="hit-body">
        <Heading level={level} part="hit-title" className="hit-title">
          <Title card={card} link={link} />
        </Heading>
        {!brief && card.text && (
          <p part="hit-text" className="hit-text">
            <Marked text={card.text} />
          </p>
        )}
        <Meta card={card} />
      </div>
    </li>
  )
}

function Title({ card, link }: Pick<Props, 'card' | 'link'>) {
  const { url, isOpen, choose, middle } = link
  const title = <Marked text={card.title} />
  const how = { onClick: choose, 'aria-current': isOpen || undefined }
  if (url)
    return (
      <a href={url} {...how} onAuxClick={({ nativeEvent }) => middle(nativeEvent)}>
        {title}
      </a>
    )
  if (!card.entry) return title
  return (
    <button type="button" {...how}>
      {title}
    </button>
  )
}

export function Meta({ card: { price, date, until, badge } }: Pick<Props, 'card'>) {
  if (!price && !date && !badge) return null
  return (
    <p part="hit-meta" className="hit-meta">
      {price && <span className="hit-price">{price}</span>}{' '}
      {date && <DateText moment={date} until={until} />}{' '}
      {badge && <span className="hit-badge">{badge}</span>}
    </p>
  )
}
