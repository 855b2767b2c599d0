// Finds the field of an entry that has the shown content: the first match, in the order of the digest.

import { type Entry, isRichText, type Library, sysOf, text } from '../../content/entry.ts'
import {
  byName,
  digestOf,
  labelOf,
  type Photo,
  plainText,
  type Says,
} from '../../content/entry-digest.ts'
import { momentOf } from '../../format/dates.ts'
import { isObject, type Json, listOf } from '../../net/json.ts'
import { saysDate, saysImage, saysText, saysTitle } from '../../recognition/names.ts'

const listed = (value: unknown) => (Array.isArray(value) ? value : [value])

const wordsOf = (value: unknown) => (isRichText(value) ? plainText(value) : text(value).trim())

/** Also looks into a linked entry, as the digest does for pictures. */
const holds = (value: unknown, { asset }: Photo, library: Library) => {
  const [link] = listed(value)
  const isIt = (one: unknown) =>
    sysOf(one).linkType === 'Asset' && library.asset(one)?.url === asset.url
  const wrapper = sysOf(link).linkType === 'Entry' ? library.entry(link) : null
  return isIt(link) || Object.values(wrapper?.fields ?? {}).some((one) => isIt(listed(one)[0]))
}

/** Undefined for parts that are not shown. */
export function fieldsOf(entry: Entry, library: Library) {
  const { fields } = entry
  const { title, summary, photo, date, body } = digestOf(entry, library)
  const first = (says: Says, isIt: (value: unknown) => boolean) =>
    byName(fields, says).find(({ value }) => isIt(value))?.name
  const saying = (says: Says, words: string) =>
    words ? first(says, (value) => wordsOf(value) === words) : undefined
  const time = date?.date.getTime()
  return {
    title: saying(saysTitle, title),
    summary: saying(saysText, summary),
    image: photo ? first(saysImage, (value) => holds(value, photo, library)) : undefined,
    date: date ? first(saysDate, (value) => momentOf(value)?.date.getTime() === time) : undefined,
    body: body ? first(saysText, (value) => value === body) : undefined,
    /** The field that the editor opens for the entry as a whole. */
    whole: saying(saysTitle, labelOf(entry)) ?? Object.keys(fields)[0],
  }
}

/** The field whose text is shown; `name` if the owner has named it. */
export function fieldShown({ fields }: Entry, name: string | null, document: Json) {
  const isList = (value: unknown) => listOf(value).some((one) => isObject(one) && isObject(one.sys))
  const all = Object.entries(fields)
  const [found] =
    all.find(([, value]) => value === document) ?? all.find(([, it]) => isList(it)) ?? []
  return name ?? found
}
