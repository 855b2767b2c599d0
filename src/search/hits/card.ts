// Which fields of a record the built-in hit shows: those that the attributes name, else by name.
import type { SearchSettings } from '../../contract/site-search.ts'
import { type Moment, momentOf } from '../../shell/dates.ts'
import { isObject, type Json } from '../../shell/json.ts'
import { mediaUrl, pageUrl, safeUrl } from '../../shell/url.ts'
import { fieldOf, markedOf, textOf } from './field.ts'

export interface Card {
  title: string
  text: string
  image: string | null
  url: string | null
  date: Moment | null
}

const known = {
  title: ['title', 'name', 'headline', 'label'],
  text: ['summary', 'description', 'excerpt', 'content', 'text', 'body'],
  image: ['image', 'thumbnail', 'cover', 'picture', 'image_url', 'imageUrl'],
  url: ['url', 'link', 'permalink', 'href'],
  date: ['date', 'published_at', 'publishedAt', 'starts_at', 'created_at', 'createdAt'],
} as const

/** Never a title, even where there is nothing else. */
const notWords: readonly string[] = [...known.image, ...known.url, ...known.date]

const firstWith = (hit: Json, names: readonly string[]) =>
  names.find((name) => textOf(fieldOf(hit, name)) !== '') ?? null

/** A record with none of the known names shows its first texts, never a blank row. */
function firstTexts(hit: Json, without: readonly (string | null)[]): string[] {
  return Object.keys(hit).filter(
    (name) =>
      !name.startsWith('_') &&
      name !== 'objectID' &&
      !without.includes(name) &&
      !notWords.includes(name) &&
      typeof hit[name] === 'string' &&
      !/^(https?:)?\/\//.test(hit[name]),
  )
}

/** `/products/{handle}`: values are encoded, slashes excepted, and the origin stays the pattern's. */
function fromPattern(pattern: string, hit: Json): string | null {
  let missing = false
  const filled = pattern.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = textOf(fieldOf(hit, name.trim())).replace(/^\/+/, '')
    if (!value) missing = true
    return encodeURIComponent(value).replace(/%2F/gi, '/')
  })
  if (missing || !sameOrigin(filled, pattern.replace(/\{[^{}]+\}/g, 'x'))) return null
  return safeUrl(filled)
}

function sameOrigin(a: string, b: string): boolean {
  const base = pageUrl()
  return (
    URL.canParse(a, base) &&
    URL.canParse(b, base) &&
    new URL(a, base).origin === new URL(b, base).origin
  )
}

function urlOf(hit: Json, setting: string | null): string | null {
  if (setting?.includes('{')) return fromPattern(setting, hit)
  const name = setting ?? firstWith(hit, known.url)
  return name ? safeUrl(textOf(fieldOf(hit, name))) : null
}

function imageOf(hit: Json, setting: string | null): string | null {
  for (const name of setting ? [setting] : known.image) {
    const value = fieldOf(hit, name)
    const url = mediaUrl(isObject(value) ? value.url : Array.isArray(value) ? value[0] : value)
    if (url) return url
  }
  return null
}

export function cardOf(hit: Json, settings: SearchSettings): Card {
  const titleField = settings.hitTitle ?? firstWith(hit, known.title)
  const spare = firstTexts(hit, [titleField])
  const title = titleField ?? spare.shift() ?? 'objectID'
  const text = settings.hitText ?? firstWith(hit, known.text) ?? spare[0]
  const date = settings.hitDate ?? firstWith(hit, known.date)
  return {
    title: markedOf(hit, title, false),
    text: text && text !== title ? markedOf(hit, text, true) : '',
    image: imageOf(hit, settings.hitImage),
    url: urlOf(hit, settings.hitUrl),
    date: date ? momentOf(fieldOf(hit, date)) : null,
  }
}
