// The demo in one process: its pages, the bundle, and both services with the guide's data.
import { guideIndices } from './guide.ts'
import { demoPages } from './pages.ts'
import { createContentService } from './sandbox/content/service.ts'
import { guideSpace } from './sandbox/data/content/space.ts'
import { createSearchService } from './sandbox/search/service.ts'
import { type Sandbox, startSandbox } from './sandbox/server.ts'

export const apps = [
  {
    appId: 'GUIDE',
    apiKeys: {
      'guide-search': { acl: ['search' as const, 'browse' as const] },
      'guide-write': { acl: ['search' as const, 'addObject' as const] },
      'guide-spent': { acl: ['search' as const], state: 'quota' as const },
      'guide-blocked': { acl: ['search' as const], state: 'blocked' as const },
    },
  },
]

export function startDemo(port: number): Promise<Sandbox> {
  const now = new Date()
  return startSandbox({
    port,
    services: [
      createSearchService({ indices: guideIndices(now), apps }),
      createContentService([guideSpace({ now })]),
    ],
    pages: demoPages(),
  })
}

/** Pictures are drawn when first asked for, and kept: drawn one by one, nobody waits for them. */
export async function warmUp({ url }: Sandbox) {
  const space = `${url}/spaces/guide/environments/master`
  const token = 'access_token=guide-delivery'
  const { items } = await (
    await fetch(`${space}/entries?${token}&content_type=article&select=sys.id`)
  ).json()
  for (const { sys } of items) await fetch(`${space}/entries?${token}&sys.id=${sys.id}&include=1`)
}
