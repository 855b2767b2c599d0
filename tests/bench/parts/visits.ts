// A page with a search: its load, a typed word; and what is asked of the service meanwhile.
import { whileTraced } from '../blocking.ts'
import type { Contender } from '../contenders.ts'
import { search } from '../data.ts'
import type { Values } from '../ledger.ts'
import { type Limits, unlimited } from '../limits.ts'
import { load, memory, type Opened, rest, searchBox, taskTime, typeWord } from '../measure.ts'
import { pageOf } from '../pages.ts'
import { ofKind, type Scene, takeTurns, withPage } from '../scene.ts'

async function typed(scene: Scene, opened: Opened, limits: Limits): Promise<Values> {
  const { page } = opened
  await searchBox(page).click()
  await rest(page, limits)
  const before = await taskTime(opened)
  const { blocking } = await whileTraced(scene.browser, page, () =>
    typeWord(opened, limits, search.word),
  )
  return {
    key: ((await taskTime(opened)) - before) / search.word.length,
    keyBlocking: blocking,
  }
}

const visit = (scene: Scene, limits: Limits, contender: Contender) =>
  withPage(scene, limits, async (opened): Promise<Values> => {
    const { browser, hosts } = scene
    const url = hosts.show('/page', pageOf(contender, hosts.host))
    const { done, blocking } = await whileTraced(browser, opened.page, () =>
      load(opened, limits, url),
    )
    const loaded = {
      first: done.first ?? Number.NaN,
      all: done.all ?? Number.NaN,
      blocking,
      work: await taskTime(opened),
    }
    return contender.kind === 'search'
      ? { ...loaded, ...(await typed(scene, opened, limits)) }
      : loaded
  })

export async function visits(scene: Scene): Promise<void> {
  for (const kind of ['search', 'document'] as const)
    for (const limits of scene.limits)
      await takeTurns(scene, {
        title: kind,
        contenders: ofKind(scene, kind),
        limits,
        measure: (contender) => visit(scene, limits, contender),
      })
}

/** How many requests of the services each of these steps costs. */
async function steps(scene: Scene, opened: Opened): Promise<Values> {
  const { requests } = scene.hosts.services
  const { page } = opened
  const asked = async (act: () => Promise<void>) => {
    requests.length = 0
    await act()
    await rest(page, unlimited)
    return requests.length
  }
  const box = searchBox(page)
  return {
    requestsFacet: await asked(() =>
      page.locator('input[type="checkbox"]').first().dispatchEvent('click'),
    ),
    requestsPage: await asked(() =>
      page.locator('nav a, .ais-Pagination-link').getByText('2', { exact: true }).first().click(),
    ),
    requestsWord: await asked(async () => {
      await box.click()
      await typeWord(opened, unlimited, search.word)
    }),
    requestsTen: await asked(async () => {
      await box.fill('')
      await rest(page, unlimited)
      requests.length = 0
      await typeWord(opened, unlimited, search.longWord)
    }),
  }
}

const count = (scene: Scene, contender: Contender) =>
  withPage(scene, unlimited, async (opened): Promise<Values> => {
    const { hosts } = scene
    hosts.services.requests.length = 0
    await load(opened, unlimited, hosts.show('/page', pageOf(contender, hosts.host)))
    const requests = hosts.services.requests.length
    const kept = await memory(opened)
    return { requests, ...kept, ...(contender.kind === 'search' ? await steps(scene, opened) : {}) }
  })

export async function counts(scene: Scene): Promise<void> {
  await takeTurns(scene, {
    title: 'requests and memory',
    contenders: [...ofKind(scene, 'search'), ...ofKind(scene, 'document')],
    rounds: Math.min(scene.rounds, 3),
    measure: (contender) => count(scene, contender),
  })
}
