// What a compiler says of pages that use the elements: right ones pass, and each line of
// tests/editors/pages below an `@ts-expect-error` is an error.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { typeFiles } from '../../scripts/editors/files.ts'

const pages = join(import.meta.dirname, 'pages')
const stubs = join(import.meta.dirname, 'stubs')
const root = join(import.meta.dirname, '../..')

mkdirSync(join(root, 'reports'), { recursive: true })
/** As if it were the package; not `dist/`, which may be older, or being built. */
const folder = mkdtempSync(join(root, 'reports/types-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** What the compiler says: nothing where all is right. */
function compiled(): Promise<string> {
  const compiler = spawn(process.execPath, [join(root, 'node_modules/typescript/bin/tsc')], {
    cwd: folder,
  })
  const said: Buffer[] = []
  for (const stream of [compiler.stdout, compiler.stderr])
    stream.on('data', (text: Buffer) => said.push(text))
  return new Promise((resolve, reject) => {
    compiler.on('error', reject)
    compiler.on('close', () => resolve(Buffer.concat(said).toString()))
  })
}

const options = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  // The types of ours are checked too, those of the browser are not.
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  noEmit: true,
  paths: {
    'site-embed': ['./dist/site-embed.d.ts'],
    'site-embed/react': ['./dist/react.d.ts'],
    'site-embed/types/*': ['./dist/types/*.d.ts'],
    'solid-js': [join(stubs, 'solid-js.d.ts')],
    'svelte/elements': [join(stubs, 'svelte-elements.d.ts')],
    vue: [join(stubs, 'vue.d.ts')],
  },
}

test('an editor tells a wrong attribute, event, detail, property or method, and nothing that is right', async () => {
  for (const [path, text] of Object.entries(typeFiles)) write(`dist/${path}`, text)
  const files = readdirSync(pages).map((name) => join(pages, name))
  write('tsconfig.json', JSON.stringify({ compilerOptions: options, files }))
  expect(await compiled()).toBe('')
})
