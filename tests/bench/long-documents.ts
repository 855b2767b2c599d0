// How long a page stands still while a document of 5,000 nodes comes into it, on the built bundle.
// Run it after `npm run build` with: node --import tsx tests/bench/long-documents.ts
import { readFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { createContentService } from '../../demo/sandbox/content/service.ts'
import { doc, h2, li, p, row, table, ul } from '../../demo/sandbox/data/content/rich-text.ts'
import { startSandbox } from '../../demo/sandbox/server.ts'
import { findBrowser } from '../../scripts/browser.mjs'
import { space } from '../fixtures/tales.ts'

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

/** The longest time in which the page could not have answered its reader. */
async function longestBlock(browser: Browser, id: string, slowness: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const session = await page.context().newCDPSession(page)
  await page.goto(sandbox.url)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  const longest = await page.evaluate(
    ({ id, host }) =>
      new Promise<number>((resolve) => {
        let last = performance.now()
        let longest = 0
        let left = Number.POSITIVE_INFINITY
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          const now = performance.now()
          longest = Math.max(longest, now - last)
          last = now
          // What was built is still laid out and painted afterwards.
          if (now > left) resolve(longest)
          else port2.postMessage(0)
        }
        document.addEventListener('doc-load', () => {
          left = performance.now() + 500
        })
        const element = document.createElement('rich-doc')
        const settings = { 'space-id': 'harbour', 'access-token': 'delivery-token' }
        for (const [name, value] of Object.entries({ ...settings, 'content-host': host }))
          element.setAttribute(name, value)
        element.setAttribute('entry-id', id)
        document.body.append(element)
        port2.postMessage(0)
      }),
    { id, host: sandbox.url },
  )
  await page.close()
  return longest
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0

const browser = await chromium.launch({
  executablePath: findBrowser() ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
})
console.log(
  `${'5,000 nodes'.padEnd(30)}${'this computer'.padStart(14)}${'4× slower'.padStart(12)}  (longest block, ms)`,
)
for (const [at, name] of Object.keys(bodies).entries()) {
  const measured: number[] = []
  for (const slowness of [1, 4]) {
    const blocks: number[] = []
    for (let round = 0; round < ROUNDS; round++)
      blocks.push(await longestBlock(browser, `long-${at}`, slowness))
    measured.push(median(blocks))
  }
  const [here = 0, slow = 0] = measured
  console.log(`${name.padEnd(30)}${here.toFixed(0).padStart(14)}${slow.toFixed(0).padStart(12)}`)
  if (here > BUDGET_MS) process.exitCode = 1
}
await browser.close()
await sandbox.close()
