// What a page pays for what nobody uses: the scripts alone, and elements that nobody touches.
import type { Contender } from '../contenders.ts'
import type { Values } from '../ledger.ts'
import { type Limits, unlimited } from '../limits.ts'
import { load, taskTime } from '../measure.ts'
import { emptyPage, type PageOptions, pageOf } from '../pages.ts'
import { ofKind, type Scene, takeTurns, withPage } from '../scene.ts'

const workOf = (scene: Scene, limits: Limits, html: string) =>
  withPage(scene, limits, async (opened) => {
    await load(opened, limits, scene.hosts.show('/page', html))
    return taskTime(opened)
  })

async function bare(scene: Scene, limits: Limits, contender: Contender): Promise<Values> {
  const { host } = scene.hosts
  const empty = await workOf(scene, limits, emptyPage(host))
  const work = await workOf(scene, limits, pageOf(contender, host, { instances: 0 }))
  return { bare: work - empty }
}

const untouched = {
  dropdown: { attributes: 'layout="dropdown"', quiet: true },
  dialog: { attributes: 'layout="dialog"', quiet: true },
  lazy: { attributes: 'loading="lazy"', before: '<div style="height:9000px"></div>', quiet: true },
} satisfies Record<string, PageOptions>

async function beyondScript(scene: Scene, contender: Contender): Promise<Values> {
  const { host } = scene.hosts
  const { requests } = scene.hosts.services
  const script = await workOf(scene, unlimited, pageOf(contender, host, { instances: 0 }))
  const values: Values = {}
  for (const name of ['dropdown', 'dialog', 'lazy'] as const) {
    requests.length = 0
    values[name] =
      (await workOf(scene, unlimited, pageOf(contender, host, untouched[name]))) - script
    values[`${name}Requests`] = requests.length
  }
  return values
}

export async function idle(scene: Scene): Promise<void> {
  const scripts = [
    ...ofKind(scene, 'search'),
    ...ofKind(scene, 'dialog'),
    ...ofKind(scene, 'document'),
  ]
  for (const limits of scene.limits.slice(0, 1))
    await takeTurns(scene, {
      title: 'scripts alone',
      contenders: scripts.filter(({ scripts, early }) => scripts.length > 0 && !early),
      limits,
      measure: (contender) => bare(scene, limits, contender),
    })
  await takeTurns(scene, {
    title: 'untouched elements',
    contenders: ofKind(scene, 'search').filter(({ build, early }) => build && !early),
    limits: unlimited,
    measure: (contender) => beyondScript(scene, contender),
  })
}
