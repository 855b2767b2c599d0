// How fast <rich-doc> is beside contentful.js with the HTML renderer and innerHTML, on a processor
// slowed four times. Run it after `npm run build` with:
// node --import tsx tests/bench/documents.ts [script] [rounds] [part of a name]
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { startSite, times } from './document-pages.ts'
import { launchMeasured } from './launch.ts'
import { mobile, setLimits } from './limits.ts'
import { type Opened, openPage, taskTime } from './measure.ts'
import { median } from './statistics.ts'

declare global {
  interface Window {
    start(ids: string[], more?: string): Promise<void>
    firstText: Promise<number>
  }
}

export interface Row {
  name: string
  /** Milliseconds, medians. */
  ours: number
  theirs: number
  ratio: number
}

type Side = 'ours' | 'theirs'
interface Cost {
  /** What the page's thread worked. */
  work: number
  /** What a visitor waits. */
  wait: number
}
type Site = Awaited<ReturnType<typeof startSite>>

const slowed = { name: '4 times slower', slowdown: 4, network: null }

const notes = times(30, (at) => `note-${at}`)

async function opened(browser: Browser, work: (opened: Opened) => Promise<Cost>) {
  const page = await openPage(browser, slowed)
  try {
    return await work(page)
  } finally {
    await page.close()
  }
}

/** Two frames later, what was built is laid out and painted. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      }),
  )

/** A text, because the functions in it would not be themselves once they are compiled for Node. */
const lookForText = `
window.firstText = new Promise((resolve) => {
  const look = () => {
    const root = document.querySelector('rich-doc')?.shadowRoot ?? document
    // In the frame after the one that has it, it has been painted.
    if (root.querySelector('.flow p, .theirs p'))
      requestAnimationFrame(() => resolve(performance.now()))
    else requestAnimationFrame(look)
  }
  look()
})`

/** From opening a page to the first text in it. */
const firstText = (browser: Browser, site: Site, side: Side) =>
  opened(browser, async (one) => {
    const { page, session } = one
    await setLimits(session, { ...slowed, network: mobile })
    await page.addInitScript({ content: lookForText })
    await page.goto(`${site.url}/${side}/article`)
    const wait = await page.evaluate(() => window.firstText)
    await painted(page)
    return { wait, work: await taskTime(one) }
  })

/** From the answer to all shown. */
const shown = (browser: Browser, site: Site, side: Side, ids: string[]) =>
  opened(browser, async (one) => {
    const { page, session } = one
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const asked = page.waitForRequest(/\/entries\?/)
    let count = 0
    await page.route(/\/entries\?/, async (route) => {
      count++
      await held
      await route.continue()
    })
    await page.goto(`${site.url}/${side}`)
    const whole = page.evaluate(async (wanted) => {
      await window.start(wanted)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const answers = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/entries\?/.test(name))
      const [answer] = answers.map((entry) => (entry as PerformanceResourceTiming).responseEnd)
      return performance.now() - (answer ?? 0)
    }, ids)
    await asked
    await painted(page)
    await session.send('HeapProfiler.collectGarbage')
    const before = await taskTime(one)
    release()
    const wait = await whole
    await painted(page)
    if (count !== 1) throw new Error(`${ids.length} documents cost ${count} requests`)
    return { wait, work: (await taskTime(one)) - before }
  })

/** Of a lazy element far below the window, or of nothing but a `<div>`. */
const untouched = (browser: Browser, site: Site, side: Side) =>
  opened(browser, async (one) => {
    const { page, session } = one
    await page.goto(`${site.url}/ours`)
    await page.evaluate(() => {
      document.body.style.paddingTop = '9000px'
    })
    await painted(page)
    await session.send('HeapProfiler.collectGarbage')
    const asked = site.requests.length
    const before = await taskTime(one)
    await page.evaluate((which) => {
      if (which === 'ours') void window.start(['article'], 'loading="lazy"')
      else document.body.append(document.createElement('div'))
    }, side)
    await painted(page)
    await painted(page)
    const work = (await taskTime(one)) - before
    if (site.requests.length > asked) throw new Error('an untouched lazy document asked')
    return { wait: work, work }
  })

interface Comparison {
  name: string
  of: keyof Cost
  ours: (browser: Browser, site: Site) => Promise<Cost>
  theirs: (browser: Browser, site: Site) => Promise<Cost>
}

const both = (measure: (browser: Browser, site: Site, side: Side) => Promise<Cost>) => ({
  ours: (browser: Browser, site: Site) => measure(browser, site, 'ours'),
  theirs: (browser: Browser, site: Site) => measure(browser, site, 'theirs'),
})
const all = (ids: string[]) => both((browser, site, side) => shown(browser, site, side, ids))

const comparisons: Comparison[] = [
  { name: 'first text of an article', of: 'wait', ...both(firstText) },
  { name: 'work for an article, page and script included', of: 'work', ...both(firstText) },
  { name: '5,000 nodes, work', of: 'work', ...all(['nodes-5000']) },
  { name: '5,000 nodes in a list, work', of: 'work', ...all(['list-5000']) },
  { name: '5,000 nodes in a table, work', of: 'work', ...all(['table-5000']) },
  { name: '3,000 paragraphs, work', of: 'work', ...all(['paragraphs-3000']) },
  { name: '3,000 paragraphs, whole', of: 'wait', ...all(['paragraphs-3000']) },
  { name: '30 documents, work', of: 'work', ...all(notes) },
  {
    name: '30 documents, work, beside one with all their text',
    of: 'work',
    ours: (browser, site) => shown(browser, site, 'ours', notes),
    theirs: (browser, site) => shown(browser, site, 'ours', ['all-notes']),
  },
  { name: 'a lazy document nobody comes to, beside a <div>', of: 'work', ...both(untouched) },
]

export async function measureDocuments(
  browser: Browser,
  rounds: number,
  script = 'dist/site-embed.js',
  only = '',
): Promise<Row[]> {
  const site = await startSite(script)
  const chosen = comparisons.filter(({ name }) => name.includes(only))
  const costs = chosen.map(() => ({ ours: [] as number[], theirs: [] as number[] }))
  for (let round = 0; round < rounds; round++)
    for (const [at, { of, ...comparison }] of chosen.entries())
      for (const side of ['ours', 'theirs'] as const)
        costs[at]?.[side].push((await comparison[side](browser, site))[of])
  await site.close()
  return chosen.map(({ name }, at) => {
    const ours = median(costs[at]?.ours ?? [])
    const theirs = median(costs[at]?.theirs ?? [])
    return { name, ours, theirs, ratio: ours / theirs }
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [script = 'dist/site-embed.js', rounds = '5', only = ''] = process.argv.slice(2)
  const browser = await launchMeasured()
  const rows = await measureDocuments(browser, Number(rounds), script, only)
  await browser.close()
  console.log(`\n${'milliseconds'.padEnd(54)}   ours  theirs  ratio`)
  for (const { name, ours, theirs, ratio } of rows) {
    const cells = [ours.toFixed(1), theirs.toFixed(1), ratio.toFixed(2)]
    console.log(name.padEnd(54) + cells.map((cell) => cell.padStart(7)).join(' '))
  }
}
