// The addresses of a picture in all widths and formats that the service's Images API offers.
import type { Asset } from './entry.ts'

/** Types that browsers show, or that the Images API converts to one. */
export const isPicture = ({ contentType }: Asset) =>
  /^image\/(?!tiff|hei[cf]|vnd|x-|photoshop)/.test(contentType)

const steps = [320, 480, 640, 960, 1280, 1920, 2560, 3200]
const longestSide = 4000
const formats = [
  ['avif', 60],
  ['webp', 75],
] as const

export function widthsOf(width: number, height: number): number[] {
  const most = Math.floor(Math.min(width, longestSide, (longestSide * width) / height))
  return [...steps.filter((step) => step < most * 0.9), most]
}

/** Null for pictures that the Images API does not resize. */
export function sourcesOf({ contentType, width, height, url }: Asset) {
  if (!width || !height || /svg|gif/.test(contentType)) return null
  const widths = widthsOf(width, height)
  const at = (step: number, more = '') => `${url}${url.includes('?') ? '&' : '?'}w=${step}${more}`
  const set = (more = '') => widths.map((step) => `${at(step, more)} ${step}w`).join(', ')
  const own = formats.findIndex(([format]) => contentType === `image/${format}`)
  const modern = formats
    .slice(0, own < 0 ? undefined : own)
    // The service makes no AVIF of more than nine million pixels.
    .filter(([format]) => format !== 'avif' || width * height <= 9e6)
    .map(([format, quality]) => ({
      type: `image/${format}`,
      srcSet: set(`&fm=${format}&q=${quality}`),
    }))
  return { src: at(Math.min(width, 1280)), srcSet: set(), modern }
}
