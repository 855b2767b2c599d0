// The demo's own events, articles and products, as `npm start` serves them.
import { guideIndices, servicesFor } from '../../demo/guide.ts'
import { bytesOf } from '../../demo/sandbox/content/files/bytes.ts'
import { guideSpace } from '../../demo/sandbox/data/content/space.ts'
import type { Service } from '../../demo/sandbox/http.ts'

/**
 * Pictures are drawn when their size is first told, which is with the first document: on a busy
 * machine that takes longer than a visitor is asked to wait. So they are drawn before.
 */
export function guideServices(now: Date): Service[] {
  const space = guideSpace({ now })
  for (const { file } of space.assets) bytesOf(file)
  return servicesFor(guideIndices(now), space)
}
