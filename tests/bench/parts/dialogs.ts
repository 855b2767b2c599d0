// A dialog that a key opens, until its first results.
import type { Contender } from '../contenders.ts'
import type { Values } from '../ledger.ts'
import type { Limits } from '../limits.ts'
import { rest, seenOn } from '../measure.ts'
import { pageOf } from '../pages.ts'
import { ofKind, type Scene, takeTurns, withPage } from '../scene.ts'

const open = (scene: Scene, limits: Limits, contender: Contender) =>
  withPage(scene, limits, async ({ page }): Promise<Values> => {
    const { hosts } = scene
    await page.goto(hosts.show('/page', pageOf(contender, hosts.host)))
    await rest(page, limits)
    await page.keyboard.press('Control+k')
    await page.waitForFunction(() => Reflect.get(window, 'seen').opening !== null)
    await page.keyboard.press('s')
    await page.evaluate(() => Reflect.get(window, 'allSeen'))
    const { opening, asked, first } = await seenOn(page)
    // Without the time that passed between the two keys, which is not the page's.
    return { opening: (opening ?? Number.NaN) + (first ?? Number.NaN) - (asked ?? Number.NaN) }
  })

export async function dialogs(scene: Scene): Promise<void> {
  for (const limits of scene.limits.slice(0, 1))
    await takeTurns(scene, {
      title: 'dialog',
      contenders: ofKind(scene, 'dialog'),
      limits,
      measure: (contender) => open(scene, limits, contender),
    })
}
