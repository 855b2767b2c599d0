// The journeys, on the demo, in whichever of the two browsers is installed; a part of `npm run test:browsers`.
import { startDemo } from '../../demo/start.ts'
import { createBrowser } from './browser.ts'
import { startFirefox, startWebKit } from './drivers.ts'
import { journeys } from './journeys.ts'
import { moreJourneys } from './more-journeys.ts'

const demo = await startDemo(0)
let failed = 0

for (const [name, start] of [
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
] as const) {
  const started = await start()
  if (!started) {
    console.log(`${name} is not installed: nothing was tried in it.`)
    continue
  }
  const browser = createBrowser(started.send)
  console.log(name, await browser.run('navigator.userAgent'))
  for (const { promise, page, walk } of [...journeys, ...moreJourneys]) {
    try {
      await browser.size(1280, 1000)
      await browser.go(new URL(page, demo.url).href)
      await walk(browser)
      console.log(`  ok      ${promise}`)
    } catch (error) {
      failed++
      console.log(`  FAILED  ${promise}\n          ${error}`)
    }
  }
  await started.end()
}
await demo.close()
process.exitCode = failed ? 1 : 0
