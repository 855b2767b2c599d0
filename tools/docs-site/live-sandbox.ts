// Both services within the live examples.
import { answerInPage, folder } from '../../demo/static/answering.ts'
import { guideInPage, spaceInPage } from '../../demo/static/guide-in-page.ts'
import { liveIndices } from './data.ts'

answerInPage(async () => {
  const now = new Date()
  const indices = liveIndices(now, `${folder.pathname}pictures/any.svg`)
  return guideInPage(indices, spaceInPage(now))
})
