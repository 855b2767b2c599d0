// Writes the files for editors and compilers into dist/: docs/editors.md.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { files } from './editors/files.ts'

for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(`dist/${path}`), { recursive: true })
  writeFileSync(`dist/${path}`, text)
}
