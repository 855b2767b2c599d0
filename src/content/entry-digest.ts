// Title, summary, picture and date of an entry without a template, guessed from the names of its fields.
import { type Moment, momentOf } from '../format/dates.ts'
import { isObject, type Json } from '../net/json.ts'
import { safeUrl } from '../net/url.ts'
import { saysDate, saysImage, saysText, saysTitle, wordsOf } from '../recognition/names.ts'
import { textBelow } from './document-node.ts'
import { type Asset, type Entry, isRichText, type Library, sysOf, text } from './entry.ts'
import { normaliseDocument } from './normalise.ts'
import { isPicture } from './pictures.ts'

export interface Photo {
  asset: Asset
  /** The point to keep when the picture is cropped, as `object-position` takes it. */
  focus: string | undefined
}

export type Says = (name: string) => number

const isIsoDate = (value: unknown) => /^\d{4}-\d\d-\d\d/.test(text(value))

const first = (values: readonly unknown[]) =>
  values.map((value) => text(value).trim()).find(Boolean) ?? ''

/** Sorts fields by how well their names fit, in any of the languages; otherwise in the order of the content type. */
export const byName = (fields: Json, says: Says) => {
  const said = Object.entries(fields).map(([name, value]) => ({
    ...{ name, value },
    said: says(wordsOf(name)),
  }))
  return said.sort((one, other) => other.said - one.said)
}

const saidIn = (fields: Json, says: Says) => byName(fields, says).filter(({ said }) => said > 0.6)

export const titleOf = ({ fields }: Entry) =>
  first(saidIn(fields, saysTitle).map(({ value }) => value))

/** Cut after about 200 characters, at the end of a word. */
export function plainText(document: Json): string {
  const blocks = normaliseDocument(document).content
  const whole = blocks
    .map((block) => textBelow(block, ''))
    .join(' ')
    .trim()
  return whole.length > 200 ? `${whole.slice(0, 200).replace(/\s+\S*$/, '')}…` : whole
}

/** A rich text counts as a summary if its name says that it is short. */
const isSummary = (name: string) =>
  /summary|desc|excerpt|teaser|opis|streszcz|beschr|beskr|resum/i.test(name)

export function summaryOf({ fields }: Entry): string {
  const told = saidIn(fields, saysText).map(({ name, value }) => {
    if (!isRichText(value)) return value
    return isSummary(name) ? plainText(value) : ''
  })
  return first([...told, fields.subtitle, fields.role])
}

/** Values that may serve as a title: not an address, the name of a type or style, or a date. */
const otherValues = ({ fields }: Entry) =>
  Object.entries(fields)
    .filter(([name, value]) => !/slug|url|link|type|style/i.test(name) && !isIsoDate(value))
    .map(([, value]) => value)

/** The entry's name in a sentence: its title, else some text of it. */
export const labelOf = (entry: Entry) =>
  titleOf(entry) || summaryOf(entry) || first(otherValues(entry))

function dateOf({ fields }: Entry): Moment | null {
  return momentOf(byName(fields, saysDate).find(({ value }) => isIsoDate(value))?.value)
}

/** The address in one of the entry's own fields, such as that of a call to action. */
export function ownAddress({ fields }: Entry): string | null {
  const url = first(['url', 'link', 'href', 'permalink', 'externalUrl'].map((name) => fields[name]))
  return /^([a-z]+:|[/#?.])/i.test(url) ? safeUrl(url) : null
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

/** Stored in pixels, as the service's focal-point app does, or as parts of width and height. */
function focusOf(fields: Json, { width, height }: Asset): string | undefined {
  const field = fields.focalPoint ?? fields.focal_point
  const point = isObject(field) && isObject(field.focalPoint) ? field.focalPoint : field
  if (!isObject(point) || !isNumber(point.x) || !isNumber(point.y)) return undefined
  const percent = (at: number, side: number | null) =>
    Math.round(Math.min(Math.max(at <= 1 ? at : at / (side ?? at), 0), 1) * 100)
  return `${percent(point.x, width)}% ${percent(point.y, height)}%`
}

/** The entry's picture, or that of a linked entry that wraps one (`throughEntries`, one step far). */
function photoOf({ fields }: Entry, library: Library, throughEntries = true): Photo | null {
  for (const { value, said } of byName(fields, saysImage)) {
    const [link] = Array.isArray(value) ? value : [value]
    const { linkType } = sysOf(link)
    const asset = linkType === 'Asset' ? library.asset(link) : null
    if (asset && isPicture(asset)) return { asset, focus: focusOf(fields, asset) }
    const wrapper = throughEntries && linkType === 'Entry' && said > 0 && library.entry(link)
    const photo = wrapper ? photoOf(wrapper, library, false) : null
    if (photo) return photo
  }
  return null
}

/** `body` is its own rich text. */
export function digestOf(entry: Entry, library: Library) {
  const title = titleOf(entry)
  const texts = Object.entries(entry.fields).filter(([, value]) => isRichText(value))
  const [, body = null] = texts.find(([name]) => !isSummary(name)) ?? texts[0] ?? []
  const own = Object.entries(entry.fields).filter(([, value]) => value !== body)
  const summary = summaryOf({ ...entry, fields: Object.fromEntries(own) })
  return {
    title: title || (summary || body ? '' : first(otherValues(entry))),
    summary,
    photo: photoOf(entry, library),
    date: dateOf(entry),
    body: isRichText(body) ? body : null,
  }
}
