// The demo's own events, articles and products, as `npm start` serves them.
import { guideIndices, servicesFor } from '../../demo/guide.ts'
import { bytesOf } from '../../demo/sandbox/content/files/bytes.ts'
import { guideSpace } from '../../demo/sandbox/data/content/space.ts'
import type { Service } from '../../demo/sandbox/http.ts'
import { ground } from './axe.ts'

/**
 * Pictures are drawn when their size is first told, which is with the first document: on a busy
 * machine that takes longer than a visitor is asked to wait. So they are drawn before.
 */
export function drawnSpace(now: Date) {
  const space = guideSpace({ now })
  for (const { file } of space.assets) bytesOf(file)
  return space
}

export const guideServices = (now: Date): Service[] =>
  servicesFor(guideIndices(now), drawnSpace(now))

/** What an owner puts in: where the script was uploaded, the names of the account, and a page's own colours. */
export const filledIn = (html: string, url: string) =>
  html
    .replace(/https:\/\/cdn\.example\.com\/site-embed@[\d.]+\//g, '/')
    .replace(' integrity="sha384-…" crossorigin="anonymous"', '')
    .replace('"YOUR_APP"', `"GUIDE" data-search-host="${url}"`)
    .replace('"search-only-key"', '"guide-search"')
    .replace('"your-space"', `"guide" data-content-host="${url}"`)
    .replace('"delivery-token"', '"guide-delivery"')
    .replace('</head>', `${ground}</head>`)
