// What `show` asks for above the text: title, date, reading time, picture.
import type { DocSettings } from '../contract/rich-doc.ts'
import { expectedMoment, type Moment, momentOf } from '../format/dates.ts'
import { DateText } from '../shell/DateText.tsx'
import { Heading } from '../shell/Heading.tsx'
import { useOurLanguage, useWords } from '../shell/words.ts'
import type { Arranged } from './arrange.ts'
import { type Entry, sysOf } from './entry.ts'
import { digestOf } from './entry-digest.ts'
import { Figure } from './nodes/assets.tsx'
import { minutesToRead } from './reading-time.ts'
import { useSurroundings } from './surroundings.ts'

interface Props {
  entry: Entry
  settings: DocSettings
  /** The heading level of the title. */
  level: number
  arranged: Arranged
}
type Part = NonNullable<DocSettings['show']>[number]

export function Header({ entry, settings, level, arranged }: Props) {
  const digest = digestOf(entry, useSurroundings().library)
  const wants = (part: Part) => settings.show?.includes(part)
  const title = wants('title') && digest.title
  const moment = wants('date') ? momentIn(entry, settings.dateField, digest.date) : null
  const minutes = wants('reading-time') ? minutesToRead(arranged.document) : 0
  const photo = wants('image') && digest.photo
  if (!title && !moment && !minutes && !photo) return null
  return (
    <header className="header">
      {title && (
        <Heading level={level} part="heading" dir="auto">
          {title}
        </Heading>
      )}
      {(moment || minutes > 0) && <Byline moment={moment} minutes={minutes} />}
      {photo && <Figure asset={photo.asset} soon />}
    </header>
  )
}

function Byline({ moment, minutes }: { moment: Moment | null; minutes: number }) {
  const { t } = useWords()
  return (
    <p className="byline">
      <span {...useOurLanguage()}>
        {moment && (
          <bdi part="date">
            <DateText moment={moment} />
          </bdi>
        )}
        {moment && minutes > 0 && ' · '}
        {minutes > 0 && <bdi>{t('readingTime', { count: minutes })}</bdi>}
      </span>
    </p>
  )
}

export const momentIn = ({ fields, raw }: Entry, name: string | null, guessed: Moment | null) =>
  (name ? expectedMoment(fields[name], `date-field="${name}"`) : null) ??
  guessed ??
  momentOf(sysOf(raw).createdAt)
