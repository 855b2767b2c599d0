// Both services within the live examples.
import { answerInPage, folder } from '../../demo/static/answering.ts'
import { guideInPage, spaceInPage } from '../../demo/static/guide-in-page.ts'
import { liveIndices, pageUrl } from './data.ts'

answerInPage(async () => {
  const now = new Date()
  const picture = `${folder.pathname}pictures/any.svg`
  return guideInPage(liveIndices(now, picture), spaceInPage(now, pageUrl), () => picture)
})
