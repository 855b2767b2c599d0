import { chromium } from '@playwright/test'
import { startDemo } from '../demo/start.ts'

const demo = await startDemo(0)
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const [width, scheme, entry] of [
  [1280, 'light', 'article-reference'],
  [390, 'dark', 'article-reference'],
  [768, 'light', 'article-01'],
  [1280, 'dark', 'article-01'],
] as const) {
  const page = await b.newPage({ viewport: { width, height: 1000 }, colorScheme: scheme })
  page.on('pageerror', (e) => console.log(String(e)))
  await page.goto(`${demo.url}/document?entry=${entry}`)
  await page.evaluate(() => {
    const it = document.querySelector('rich-doc')
    it?.setAttribute('show', 'title,date,image,toc,reading-time')
  })
  await page.waitForTimeout(6000)
  const h = await page.evaluate(() => document.documentElement.scrollHeight)
  const tall = Math.min(h, 6600)
  await page.setViewportSize({ width, height: tall })
  await page.waitForTimeout(1500)
  const per = 2200
  for (let y = 0, n = 0; y < tall; y += per, n++)
    await page.screenshot({
      path: `/tmp/structure/tmp/${entry}-${width}-${n}.png`,
      clip: { x: 0, y, width, height: Math.min(per, tall - y) },
    })
  await page.close()
}
await b.close()
await demo.close()
process.exit()
