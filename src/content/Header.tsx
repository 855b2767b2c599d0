// What stands above the text: title, date, reading time, picture, as far as they are wished for.
import type { DocSettings } from '../contract/rich-doc.ts'
import { DateText } from '../shell/DateText.tsx'
import { type Moment, momentOf } from '../shell/dates.ts'
import { Heading } from '../shell/Heading.tsx'
import { isObject } from '../shell/json.ts'
import { useWords } from '../shell/words.ts'
import type { Found } from './client.ts'
import { type Asset, type Entry, titleOf } from './entry.ts'
import { absolute } from './nodes/links.tsx'
import type { Node } from './normalise.ts'
import { minutesToRead } from './reading-time.ts'

interface Props {
  found: Found
  settings: DocSettings
  /** Of the title. */
  level: number
  text: Node
}
type Part = NonNullable<DocSettings['show']>[number]

export function Header({ found, settings, level, text }: Props) {
  const { entry, origin } = found
  const wants = (part: Part) => settings.show?.includes(part)
  const title = wants('title') && titleOf(entry)
  const moment = wants('date') ? momentIn(entry, settings.dateField) : null
  const minutes = wants('reading-time') ? minutesToRead(text) : 0
  const cover = wants('image') ? coverIn(found) : null
  if (!title && !moment && !minutes && !cover) return null
  return (
    <header className="header">
      {title && (
        <Heading level={level} part="heading">
          {title}
        </Heading>
      )}
      {(moment || minutes > 0) && <Byline moment={moment} minutes={minutes} />}
      {cover && <Cover asset={cover} origin={origin} />}
    </header>
  )
}

function Byline({ moment, minutes }: { moment: Moment | null; minutes: number }) {
  const { t } = useWords()
  return (
    <p className="byline">
      {moment && (
        <span part="date">
          <DateText moment={moment} />
        </span>
      )}
      {minutes > 0 && <span>{t('readingTime', { count: minutes })}</span>}
    </p>
  )
}

function Cover({ asset, origin }: { asset: Asset; origin: string }) {
  const url = absolute(asset.url, origin)
  return (
    url && (
      <img
        className="cover"
        part="image"
        src={url}
        alt={asset.description}
        width={asset.width ?? undefined}
        height={asset.height ?? undefined}
        decoding="async"
      />
    )
  )
}

/** The first picture that a field of the entry leads to. */
const coverIn = ({ entry, library }: Found) =>
  Object.values(entry.fields)
    .map(library.asset)
    .find((asset) => asset?.contentType.startsWith('image/')) ?? null

/** A date as the service writes it: numbers and other texts may mean anything. */
const dateIn = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? momentOf(value) : null

export function momentIn({ fields, raw }: Entry, name: string | null): Moment | null {
  if (name) return momentOf(fields[name])
  const first = Object.values(fields).map(dateIn).find(Boolean)
  return first ?? momentOf(isObject(raw.sys) ? raw.sys.createdAt : null)
}
