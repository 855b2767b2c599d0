// Compiles pages that use the elements: correct ones pass, and each line of tests/editors/pages below an
// `@ts-expect-error` is an error.
import { spawn } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { typeFiles } from '../../scripts/editors/files.ts'

const pages = join(import.meta.dirname, 'pages')
const root = join(import.meta.dirname, '../..')
const packages = join(root, 'node_modules')

mkdirSync(join(root, 'reports'), { recursive: true })
/** As if it were the package; not `dist/`, which may be older, or being built. */
const among = mkdtempSync(join(root, 'reports/types-'))
/** Where no package is found. */
const apart = mkdtempSync(join(tmpdir(), 'types-'))
afterAll(() => {
  for (const folder of [among, apart]) rmSync(folder, { recursive: true })
})

/** What the compiler says: nothing where all is right. */
function compiled(folder: string, project: string): Promise<string> {
  const tsc = join(packages, 'typescript/bin/tsc')
  const compiler = spawn(process.execPath, [tsc, '--project', project], { cwd: folder })
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
}

interface Project {
  folder: string
  /** The types that there are; all of them where nothing is said. */
  types?: readonly string[]
  paths?: Record<string, string[]>
  files: readonly string[]
  /** Whether it also says which files it has read. */
  listFiles?: true
}

let count = 0
function said({ folder, types = Object.keys(typeFiles), paths, files, listFiles }: Project) {
  for (const path of types) {
    const file = join(folder, 'dist', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeFiles[path] ?? '')
  }
  const ours = {
    'site-embed': ['./dist/site-embed.d.ts'],
    'site-embed/define': ['./dist/define.d.ts'],
    'site-embed/react': ['./dist/react.d.ts'],
  }
  const compilerOptions = { ...options, listFiles, paths: { ...ours, ...paths } }
  const project = `tsconfig-${++count}.json`
  writeFileSync(join(folder, project), JSON.stringify({ compilerOptions, files }))
  return compiled(folder, project)
}

const page = (name: string) => join(pages, name)
/** In Preact the page is the same, but that a class is called so. */
const inPreact = join(among, 'preact.tsx')
writeFileSync(
  inPreact,
  readFileSync(page('react.tsx'), 'utf8')
    .replace('@jsxImportSource react', '@jsxImportSource preact')
    .replace('className', 'class'),
)

test('an editor marks a wrong attribute, event, detail, property or method, and nothing that is right', async () => {
  const files = [...readdirSync(pages).map(page), inPreact]
  expect(await said({ folder: among, files })).toBe('')
})

test.each([
  ['React 18', 'react', '@types/react-18', '@types/react/', page('react.tsx')],
  ['Preact 11', 'preact', 'preact-11', 'preact/', inPreact],
])('so it does with %s', async (_, name, other, usual, file) => {
  const paths = {
    [name]: [join(packages, other)],
    [`${name}/*`]: [join(packages, other, '*')],
  }
  const text = await said({
    folder: join(among, name),
    types: ['site-embed.d.ts', `types/${name}.d.ts`],
    paths,
    files: [file],
    listFiles: true,
  })
  expect(text).not.toContain('error TS')
  expect(text).toContain(`node_modules/${other}/`)
  expect(text).not.toContain(`node_modules/${usual}`)
})

test.each<[string, readonly string[]]>([
  ['has no framework', Object.keys(typeFiles).filter((path) => path !== 'react.d.ts')],
  ['was given the one file', ['site-embed.d.ts']],
])(
  'a page that %s is told the same of the elements, and nothing of frameworks',
  async (_, types) => {
    const file = join(apart, 'plain.ts')
    copyFileSync(page('plain.ts'), file)
    rmSync(join(apart, 'dist'), { recursive: true, force: true })
    expect(await said({ folder: apart, types, files: [file] })).toBe('')
  },
)
