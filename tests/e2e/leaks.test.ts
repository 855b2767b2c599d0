// What an element held is let go of when it goes. `npm run load` plays more rounds of the same.
import { playRounds, watchRounds, ways } from '../load/rounds.ts'
import { expect, test } from './site.ts'

const rounds = 30
/** Of one round, in bytes. One that is kept would take hundreds of thousands; compiled code takes some. */
const mostGrowth = 40_000

for (const way of ways)
  test(`${rounds} elements that came, were used as ${way} and went have left nothing behind`, {
    tag: '@chromium',
  }, async ({ site }) => {
    const { page } = site
    await watchRounds(page)
    await site.open('')
    const session = await page.context().newCDPSession(page)
    const { before, after } = await playRounds(page, session, way, site, rounds)
    expect(after.counts).toEqual(before.counts)
    expect(before.counts).toMatchObject({ timers: 0, frames: 0, requests: 0 })
    expect((after.heap - before.heap) / rounds).toBeLessThan(mostGrowth)
    expect(site.errors).toEqual([])
  })
