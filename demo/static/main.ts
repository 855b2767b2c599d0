// `npm run demo` ends here: the demo as files, for any host.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeDemo, writePictures } from './build.ts'

const folder = join(import.meta.dirname, '..', '..', 'dist-demo')
rmSync(folder, { recursive: true, force: true })
await writeDemo(folder)
writePictures(folder)
console.log('The demo is in dist-demo/: put the folder on any host, under any path.')
