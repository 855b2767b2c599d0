// How long a page stands still while a document of 5,000 nodes comes into it, on the built bundle.
// Run it after `npm run build` with: node --import tsx tests/bench/long-documents.ts
import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { createContentService } from '../../demo/sandbox/content/service.ts'
import { doc, h2, li, p, row, table, ul } from '../../demo/sandbox/data/content/rich-text.ts'
import { startSandbox } from '../../demo/sandbox/server.ts'
import { space } from '../fixtures/tales.ts'
import { tasksIn } from './blocking.ts'
import { launchMeasured } from './launch.ts'

const BUDGET_MS = 50
const ROUNDS = 5

const sentence = 'The ferry leaves at dusk, when the lamps are lit, and nobody counts the gulls. '
const times = <Item>(count: number, make: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at))

/** Each of 5,000 nodes. */
const bodies = {
  'an article': doc(
    ...times(250, (at) => [h2(`Chapter ${at}`), ...times(9, () => p(sentence.repeat(4)))]).flat(),
  ),
  'one list': doc(ul(...times(1666, (at) => li(`${at} ${sentence}`)))),
  'one table': doc(table(...times(400, (at) => row(`${at}`, sentence, 'Gdańsk', '12')))),
}

const entries = Object.values(bodies).map((body, at) => ({
  id: `long-${at}`,
  contentType: 'article',
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
  fields: { title: { 'en-US': 'Long' }, body: { 'en-US': body } },
}))
const script = readFileSync('dist/site-embed.js')
const sandbox = await startSandbox({
  services: [createContentService([{ ...space, entries }])],
  pages: ({ url }) => ({
    status: 200,
    headers: { 'content-type': url.pathname.endsWith('.js') ? 'text/javascript' : 'text/html' },
    body: url.pathname.endsWith('.js')
      ? script
      : `<!doctype html><meta charset="utf-8"><script src="/x.js"></script>`,
  }),
})

/** Of all tasks of the page's thread, frames among them, from the element's first to the last. */
async function longestTask(browser: Browser, id: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(sandbox.url)
  await browser.startTracing(page, { categories: ['toplevel'] })
  await page.evaluate(
    (attributes) =>
      new Promise<void>((resolve) => {
        // What was built is still laid out and painted afterwards.
        document.addEventListener('doc-load', () => setTimeout(resolve, 300))
        const element = document.createElement('rich-doc')
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
        document.body.append(element)
      }),
    {
      'space-id': 'harbour',
      'access-token': 'delivery-token',
      'content-host': sandbox.url,
      'entry-id': id,
    },
  )
  const trace = (await browser.stopTracing()).toString()
  await page.close()
  return Math.max(0, ...tasksIn(JSON.parse(trace).traceEvents))
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0

const browser = await launchMeasured()
console.log(`\n${'5,000 nodes in the page'.padEnd(30)}  median  longest  (longest task, ms)`)
for (const [at, name] of Object.keys(bodies).entries()) {
  const tasks: number[] = []
  for (let round = 0; round < ROUNDS; round++) tasks.push(await longestTask(browser, `long-${at}`))
  const cells = [median(tasks), Math.max(...tasks)].map((ms) => ms.toFixed(0).padStart(9)).join('')
  console.log(name.padEnd(30) + cells)
  if (median(tasks) > BUDGET_MS) process.exitCode = 1
}
await browser.close()
await sandbox.close()
