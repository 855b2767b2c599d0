// The built-in hit. Its title's link covers the whole card, so it is one link with a clear name.
import { DateText } from '../../shell/DateText.tsx'
import { Heading } from '../../shell/Heading.tsx'
import { Picture } from '../../shell/Picture.tsx'
import type { Card } from './card.ts'
import { Marked } from './Marked.tsx'

interface Props {
  card: Card
  level: number
  select: () => boolean
}

export function Hit({ card, level, select }: Props) {
  const title = <Marked text={card.title} />
  return (
    <li className="hit" part="hit">
      {card.image && <Picture src={card.image} className="hit-image" part="hit-image" />}
      <div className="hit-body">
        <Heading level={level} part="hit-title" className="hit-title">
          {card.url ? (
            <a
              href={card.url}
              onClick={(event) => {
                if (!select()) event.preventDefault()
              }}
            >
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
        {card.text && (
          <p part="hit-text" className="hit-text">
            <Marked text={card.text} />
          </p>
        )}
        {card.date && (
          <p part="hit-meta" className="hit-meta">
            <DateText moment={card.date} />
          </p>
        )}
      </div>
    </li>
  )
}
