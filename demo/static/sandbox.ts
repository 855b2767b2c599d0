// Both services within the pages of the demo, with dates around the day of the visit.
import { guideIndices, picturesIn } from '../guide.ts'
import type { PageUrl } from '../sandbox/data/page-url.ts'
import { answerInPage, folder } from './answering.ts'
import { guideInPage, spaceInPage } from './guide-in-page.ts'

/** Beside the page that asks, which is in the folder of its language. */
const pageUrl: PageUrl = (_address, entry, page, language) =>
  `${language ? `${folder.pathname}${language}/` : './'}${page}.html?entry=${entry}`

answerInPage(async () => {
  const now = new Date()
  const assetUrl = picturesIn(folder.pathname)
  const indices = guideIndices(now, { assetUrl, pageUrl })
  return guideInPage(indices, spaceInPage(now, pageUrl), assetUrl)
})
