// `npm run docs` ends here: the docs as a site, for any host.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { staticPictures } from '../../demo/static/pictures.ts'
import { writeDocs } from './build.ts'

const folder = join(import.meta.dirname, '..', '..', 'dist-docs')
rmSync(folder, { recursive: true, force: true })
await writeDocs(folder)
for (const [path, draw] of staticPictures(new Date()))
  if (path.startsWith('assets/')) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), draw())
  }
console.log('The docs are in dist-docs/: put the folder on any host, under any path.')
