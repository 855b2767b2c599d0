// What `npm start` serves, with its sandbox: one for all tests of a worker.
import type { Sandbox } from '../../demo/sandbox/server.ts'
import { startDemo } from '../../demo/start.ts'
import { test as base } from './tab.ts'

/** Indices are built when first asked: on a busy machine that takes longer than an element waits. */
async function firstAnswers({ url }: Sandbox) {
  const requests = ['en', 'pl', 'de', 'da'].map((lang) => ({
    indexName: `events_${lang}`,
    query: '',
  }))
  const key = 'x-algolia-application-id=GUIDE&x-algolia-api-key=guide-search'
  const body = JSON.stringify({ requests })
  await fetch(`${url}/1/indexes/*/queries?${key}`, { method: 'POST', body })
  const space = `${url}/spaces/guide/environments/master`
  await fetch(`${space}/entries?access_token=guide-delivery&sys.id=article-01&include=3`)
}

export const test = base.extend<object, { demo: Sandbox }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const demo = await startDemo(0)
      await firstAnswers(demo)
      await use(demo)
      await demo.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
