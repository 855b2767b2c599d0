// Reads redirects and banners from the service's rules. Owners write this data by hand, so each field is checked, and
// unknown values are left out.
import { isObject, type Json, listOf, numberIn } from '../../net/json.ts'
import { mediaUrl, pageUrl, parsedUrl, safeUrl } from '../../net/url.ts'
import { within } from '../../recognition/paths.ts'

export type Banner = ReturnType<typeof bannersOf>[number]

/** The address of a redirect: http and https only, even where the page itself is a file. */
export function redirectOf(result: Json): string | null {
  const url = mediaUrl(within(result.renderingContent, 'redirect').url)
  const parsed = url && parsedUrl(url, pageUrl())
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : null
}

/** Field names that owners use for a banner in a rule's data. */
const fieldNames = {
  image: ['image', 'img', 'banner', 'imageUrl', 'image_url', 'picture', 'src'],
  url: ['url', 'link', 'href'],
  title: ['title', 'headline', 'heading'],
  text: ['text', 'description', 'content', 'subtitle'],
}

function read<Value>(data: Json, names: readonly string[], as: (value: unknown) => Value | null) {
  for (const name of names) {
    const value = as(data[name])
    if (value) return value
  }
  return null
}

const textIn = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
const objectOnly = (value: unknown) => (isObject(value) ? value : null)
const addressIn = (value: unknown) =>
  isObject(value) ? (value.url ?? value.href ?? value.src) : value

/** `/a.png`, `[…]`, `{url}` or the service's own `{urls: [{url}]}`. */
function bannerPicture(value: unknown): string | null {
  const some = isObject(value) ? (value.urls ?? value) : value
  return mediaUrl(addressIn(Array.isArray(some) ? some[0] : some))
}

/** The aspect ratio, if the rule has width and height. */
function ratioOf({ width, height }: Json): number | null {
  const ratio = numberIn(width) / numberIn(height)
  return ratio > 0 && Number.isFinite(ratio) ? ratio : null
}

function bannerOf(data: unknown) {
  if (!isObject(data)) return []
  const picture = read(data, fieldNames.image, objectOnly) ?? {}
  const banner = {
    image: read(data, fieldNames.image, bannerPicture),
    ratio: ratioOf(picture) ?? ratioOf(data),
    alt: textIn(picture.alt) || textIn(picture.title) || textIn(data.alt),
    title: read(data, fieldNames.title, textIn) ?? '',
    text: read(data, fieldNames.text, textIn) ?? '',
    url: read(data, fieldNames.url, (value) => safeUrl(addressIn(value))),
    newTab: (within(data, 'link').target ?? data.target) === '_blank',
  }
  return banner.image || banner.title || banner.text ? [banner] : []
}

/** A rule's data may also have its banners one level deeper. */
function unwrapped(data: unknown): unknown[] {
  if (!isObject(data)) return []
  const { banner, banners, ...rest } = data
  if (Array.isArray(banners)) return banners
  return [isObject(banner) ? { ...rest, ...banner } : data]
}

export const bannersOf = (result: Json) => [
  ...listOf(within(result.renderingContent, 'widgets').banners).flatMap(bannerOf),
  ...listOf(result.userData).flatMap(unwrapped).flatMap(bannerOf),
]
