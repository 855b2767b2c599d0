// `npm run test:wordpress`: tests the plugin in a real WordPress, which is set up in a temporary folder. It is not
// part of `npm test`, because it needs PHP, a database and WordPress.
import { spawnSync } from 'node:child_process'
import { missingOfWordPress } from './wordpress.mjs'

const missing = missingOfWordPress()
if (missing.length) {
  console.error(
    `To test the plugin in WordPress, install\n${missing.map((it) => `- ${it}`).join('\n')}`,
  )
  process.exit(1)
}
const { status } = spawnSync('node', ['scripts/test.mjs', 'wordpress'], { stdio: 'inherit' })
process.exit(status ?? 1)
