// Addresses of one picture in the widths and formats that the Images API makes of it.
import type { Asset } from './entry.ts'

/** What every browser shows, or can be made to show. */
export const isPicture = ({ contentType }: Asset) =>
  /^image\/(?!tiff|hei[cf]|vnd|x-|photoshop)/.test(contentType)

const steps = [320, 480, 640, 960, 1280, 1920, 2560, 3200]
const longestSide = 4000
const formats = [
  ['avif', 60],
  ['webp', 75],
] as const

/** Up to its own width, as far as the service draws. */
export function widthsOf(width: number, height: number): number[] {
  const most = Math.floor(Math.min(width, longestSide, (longestSide * width) / height))
  return [...steps.filter((step) => step < most * 0.9), most]
}

export interface Sources {
  src: string
  srcSet: string
  modern: { type: string; srcSet: string }[]
}

/** Null where it can only be shown as it is. */
export function sourcesOf({ contentType, width, height }: Asset, url: string): Sources | null {
  if (!width || !height || /svg|gif/.test(contentType)) return null
  const widths = widthsOf(width, height)
  const at = (step: number, more = '') => `${url}${url.includes('?') ? '&' : '?'}w=${step}${more}`
  const set = (more = '') => widths.map((step) => `${at(step, more)} ${step}w`).join(', ')
  const own = formats.findIndex(([format]) => contentType === `image/${format}`)
  const modern = formats
    .slice(0, own < 0 ? undefined : own)
    // More than nine million points are not made into AVIF.
    .filter(([format]) => format !== 'avif' || width * height <= 9e6)
    .map(([format, quality]) => ({
      type: `image/${format}`,
      srcSet: set(`&fm=${format}&q=${quality}`),
    }))
  return { src: at(Math.min(width, 1280)), srcSet: set(), modern }
}
