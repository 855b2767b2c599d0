// The built-in hit. By CSS the link of its title covers the whole hit: one link, named by the title.
import type { ReactNode } from 'react'
import { DateText } from '../../shell/DateText.tsx'
import { Heading } from '../../shell/Heading.tsx'
import { Picture } from '../../shell/Picture.tsx'
import { Marked } from '../records/Marked.tsx'
import { Stars } from '../records/Stars.tsx'
import { mostStars } from './facts.ts'
import type { HitContent } from './hit-content.ts'
import type { HitLink } from './opening/useHitLink.ts'
import { usePicture } from './pictures.ts'

interface Props {
  content: HitContent
  level: number
  /** Empty if the view has no room for it. */
  text: string
  link: HitLink
}

/** The attributes of every hit, whether built-in or from the owner's template. */
export const itemOf = ({ entry }: HitContent, { opens, isOpen }: HitLink) => ({
  className: 'hit',
  part: isOpen ? 'hit current' : 'hit',
  'data-entry': (opens && entry) || undefined,
})

export function Hit({ content, level, text, link }: Props) {
  return (
    <li {...itemOf(content, link)}>
      <HitParts content={content} text={text}>
        <Heading level={level} part="hit-title" className="hit-title" dir="auto">
          <Title content={content} link={link} />
        </Heading>
      </HitParts>
    </li>
  )
}

interface PartsProps extends Pick<Props, 'content' | 'text'> {
  /** The title. */
  children: ReactNode
}

export function HitParts({ content, text, children }: PartsProps) {
  const picture = usePicture(content.image, content.kind)
  return (
    <>
      {picture && <Picture {...picture} className="hit-image" part="hit-image" />}
      <div className="hit-body">
        {children}
        {text && (
          <p part="hit-text" className="hit-text" dir="auto">
            <Marked text={text} />
          </p>
        )}
        <Facts facts={content.facts} />
        <Meta content={content} />
      </div>
    </>
  )
}

const Facts = ({ facts }: Pick<HitContent, 'facts'>) =>
  facts.length > 0 && (
    <p part="hit-facts" className="hit-facts" dir="auto">
      {facts.map(({ name, text, stars }) => (
        // Ends with a space, so that two facts are separate without styles.
        <span key={name}>
          {stars !== null && <Stars stars={stars} top={mostStars} />} <Marked text={text} />{' '}
        </span>
      ))}
    </p>
  )

function Title({ content, link }: Pick<Props, 'content' | 'link'>) {
  const { url, isOpen, choose, middle } = link
  const title = <Marked text={content.title} />
  const how = { onClick: choose, 'aria-current': isOpen || undefined }
  if (url)
    return (
      <a href={url} {...how} onAuxClick={({ nativeEvent }) => middle(nativeEvent)}>
        {title}
      </a>
    )
  if (!content.entry) return title
  return (
    <button type="button" {...how}>
      {title}
    </button>
  )
}

function Meta({ content: { price, date, until, badge } }: Pick<Props, 'content'>) {
  if (!price && !date && !badge) return null
  return (
    <p part="hit-meta" className="hit-meta">
      {price && <span className="hit-price">{price}</span>}{' '}
      {date && <DateText moment={date} until={until} />}{' '}
      {badge && (
        <span className="hit-badge">
          <Marked text={badge} />
        </span>
      )}
    </p>
  )
}
