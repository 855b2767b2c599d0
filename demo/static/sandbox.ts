// Both services within the pages of the demo, with dates around the day of the visit.
import { guideIndices } from '../guide.ts'
import { answerInPage, folder } from './answering.ts'
import { guideInPage, spaceInPage } from './guide-in-page.ts'

answerInPage(async () => {
  const now = new Date()
  return guideInPage(guideIndices(now, folder.pathname), spaceInPage(now))
})
