import { chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'
import { findContenders, pageOf } from './contenders.ts'
import { search } from './data.ts'
import { slow4 } from './limits.ts'
import { load, openPage, taskTime, typeWord } from './measure.ts'
import { startHosts, warmUp } from './server.ts'
import { median } from './statistics.ts'

const hosts = await startHosts()
const browser = await chromium.launch({
  executablePath: findBrowser() ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
})
const { contenders } = findContenders(false)
await warmUp(
  hosts,
  contenders.flatMap(({ scripts }) => scripts),
)
const rows: Record<string, Record<string, number[]>> = {}
for (let round = 0; round < 3; round++)
  for (const contender of contenders.filter(({ kind }) => kind === 'search')) {
    hosts.show('/page', pageOf(contender, { service: new URL(hosts.services.url).host }))
    const opened = await openPage(browser, slow4)
    const seen = await load(opened, slow4, `${hosts.pages.url}/page`)
    const worked = await taskTime(opened.session)
    await opened.page.locator('input[type="search"]').first().click()
    const before = await taskTime(opened.session)
    await typeWord(opened, slow4, search.word)
    const typed = ((await taskTime(opened.session)) - before) / search.word.length
    await opened.close()
    const row = { ...seen, worked, typed }
    for (const [name, value] of Object.entries(row))
      ((rows[contender.name] ??= {})[name] ??= []).push(Number(value))
  }
for (const [name, values] of Object.entries(rows))
  console.log(
    name,
    Object.fromEntries(
      Object.entries(values).map(([key, list]) => [key, Math.round(median(list))]),
    ),
  )
await browser.close()
await hosts.close()
