// The built-in hit. Its title's link covers the whole card, so it is one link with a clear name.
import { DateText } from '../../shell/DateText.tsx'
import { Heading } from '../../shell/Heading.tsx'
import { Picture } from '../../shell/Picture.tsx'
import type { Card } from './card.ts'
import { Marked } from './Marked.tsx'

interface Props {
  card: Card
  level: number
  /** Without its text: one line, if there is room for one. */
  brief?: boolean
  /** False when the link must not be followed. */
  select: () => boolean
}

export function Hit({ card, level, brief, select }: Props) {
  return (
    <li className="hit" part="hit">
      {card.image && <Picture src={card.image} className="hit-image" part="hit-image" />}
      <div className="hit-body">
        <Heading level={level} part="hit-title" className="hit-title">
          <Title card={card} select={select} />
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

function Title({ card, select }: Pick<Props, 'card' | 'select'>) {
  const title = <Marked text={card.title} />
  if (card.url)
    return (
      <a
        href={card.url}
        onClick={(event) => {
          if (!select()) event.preventDefault()
        }}
      >
        {title}
      </a>
    )
  if (!card.entry) return title
  return (
    <button type="button" onClick={select}>
      {title}
    </button>
  )
}

function Meta({ card: { price, date, until, badge } }: Pick<Props, 'card'>) {
  if (!price && !date && !badge) return null
  return (
    <p part="hit-meta" className="hit-meta">
      {price && <span className="hit-price">{price}</span>}{' '}
      {date && <DateText moment={date} until={until} />}{' '}
      {badge && <span className="hit-badge">{badge}</span>}
    </p>
  )
}
