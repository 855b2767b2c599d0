// What an element held is let go of when it goes. `npm run load` plays more rounds of the same.
import { more, playRounds, watchRounds, ways } from '../load/rounds.ts'
import { call, expect, heard, isSlim, test } from './site.ts'

const rounds = 30
/** Of one round, in bytes. One that is kept would take hundreds of thousands; compiled code takes some. */
const mostGrowth = 40_000

for (const way of ways)
  test(`${rounds} rounds of ${way} leave nothing behind`, {
    tag: '@chromium',
  }, async ({ site, page }) => {
    await watchRounds(page)
    await site.open('')
    const session = await page.context().newCDPSession(page)
    const { before, after } = await playRounds(page, session, way, site, rounds)
    expect(more(after, before)).toEqual([])
    expect(before.counts).toMatchObject({ timers: 0, frames: 0, requests: 0 })
    expect((after.heap - before.heap) / rounds).toBeLessThan(mostGrowth)
    expect(site.errors).toEqual([])
  })

test('a closed dialog is freed from memory', { tag: '@chromium' }, async ({ site }) => {
  test.skip(isSlim, 'Preact keeps what a component rendered before, until it renders again.')
  const { page } = site
  const results = await heard(page, 'search-results')
  await site.open(`<site-search ${site.search} layout="dialog"></site-search>`)
  const session = await page.context().newCDPSession(page)
  const nodes = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Memory.getDOMCounters')).nodes
  }
  const before = await nodes()
  await call(page, 'open')
  await page.keyboard.type('riga')
  await expect.poll(results).toContainEqual(expect.objectContaining({ query: 'riga' }))
  await call(page, 'close')
  // The box's own history has a few; the dialog would be two hundred.
  await expect.poll(nodes).toBeLessThan(before + 20)
})
