// `npm start`: the demo's pages, the bundle, and both services, in one process.

import { guideIndices } from './guide.ts'
import { demoPages } from './pages.ts'
import { createContentService } from './sandbox/content/service.ts'
import { guideSpace } from './sandbox/data/content/space.ts'
import { createSearchService } from './sandbox/search/service.ts'
import { startSandbox } from './sandbox/server.ts'

const now = new Date()
const sandbox = await startSandbox({
  port: Number(process.env.PORT ?? 4173),
  services: [
    createSearchService({
      indices: guideIndices(now),
      apps: [{ appId: 'GUIDE', apiKeys: { 'guide-search': { acl: ['search', 'browse'] } } }],
    }),
    createContentService([guideSpace({ now })]),
  ],
  pages: demoPages(),
})
console.log(`site-embed is at ${sandbox.url}`)
