// What more searches in one page cost, and more results in one search.
import type { Contender } from '../contenders.ts'
import type { Values } from '../ledger.ts'
import { unlimited } from '../limits.ts'
import { load, memory, taskTime } from '../measure.ts'
import { type PageOptions, pageOf } from '../pages.ts'
import { ofKind, type Scene, takeTurns, withPage } from '../scene.ts'

const sizes = {
  one: {},
  ten: { instances: 10 },
  fifty: { instances: 50 },
  twoHundred: { hitsPerPage: 200 },
  thousand: { hitsPerPage: 1000 },
} satisfies Record<string, PageOptions>

const grow = (scene: Scene, contender: Contender, size: keyof typeof sizes) =>
  withPage(scene, unlimited, async (opened): Promise<Values> => {
    const { hosts } = scene
    const url = hosts.show('/page', pageOf(contender, hosts.host, sizes[size]))
    const { all } = await load(opened, unlimited, url)
    const work = await taskTime(opened)
    const { heap } = await memory(opened)
    return { [`${size}.time`]: all ?? Number.NaN, [`${size}.work`]: work, [`${size}.heap`]: heap }
  })

export async function growth(scene: Scene): Promise<void> {
  for (const size of Object.keys(sizes) as (keyof typeof sizes)[])
    await takeTurns(scene, {
      title: `growth, ${size}`,
      contenders: ofKind(scene, 'search').filter(({ early }) => !early),
      limits: unlimited,
      rounds: Math.min(scene.rounds, 3),
      measure: (contender) => grow(scene, contender, size),
    })
}
