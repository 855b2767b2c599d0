// `npm run reproduce` in a repository of its own, with builds that are quick: whether what would be published
// depends on anything but the commit.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gitIn } from '../../scripts/release/commands.ts'
import { pack } from '../../scripts/release/pack.ts'

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const command = ['--import', loader, resolve('scripts/release/reproduce.ts')]
let root = ''

function commitBuild(contents: string) {
  const git = gitIn(root)
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  const own = { name: 'site-embed', version: '1.0.0', files: ['dist'] }
  write('package.json', JSON.stringify({ ...own, scripts: { build: 'node build.cjs' } }))
  for (const file of ['README.md', 'LICENSE']) write(file, 'text')
  write('.gitignore', 'dist/\ndist-release/\nnode_modules/\n')
  mkdirSync(join(root, 'node_modules'))
  write(
    'build.cjs',
    `const fs = require('node:fs')
     fs.mkdirSync('dist/themes', { recursive: true })
     fs.writeFileSync('dist/themes/a.css', 'a{}')
     fs.writeFileSync('dist/site-embed.js', ${contents})`,
  )
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '--all')
  git('-c', 'user.name=n', '-c', 'user.email=n@example.com', 'commit', '-qm', 'one')
  git('tag', 'v1.0.0')
}

function reproduce() {
  const { status, stdout, stderr } = spawnSync('node', command, { cwd: root, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'reproduced-')))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('two builds of one commit are the same, the package for the registry too', () => {
  commitBuild("'run()'")
  expect(reproduce()).toEqual({ status: 0, said: 'Two builds of this commit: the same 4 files.\n' })
})

test.each([
  ['the folder', 'process.cwd()'],
  ['the time zone', 'String(new Date(0))'],
  ['the language of the machine', 'new Intl.NumberFormat().format(0.5)'],
  ['the day of its files', "String(fs.statSync('build.cjs').mtime.getFullYear())"],
])('a file that depends on %s is named', (_, contents) => {
  commitBuild(contents)
  const { status, said } = reproduce()
  expect(status).toBe(1)
  expect(said).toContain('these files differ:\n  site-embed-1.0.0.tgz\n  site-embed.js\n')
  expect(said).not.toContain('a.css')
})

test('a release that was packed of this commit is held against a build of it', () => {
  commitBuild("'run()'")
  spawnSync('node', ['build.cjs'], { cwd: root })
  const folder = join(root, 'dist-release/site-embed-1.0.0')
  pack({ root, folder, version: '1.0.0' })
  writeFileSync(join(folder, 'notes.md'), 'what was tested')
  expect(reproduce().said).toContain('and dist-release/site-embed-1.0.0: the same 4 files')
  writeFileSync(join(folder, 'themes/a.css'), 'b{}')
  expect(reproduce()).toEqual({
    status: 1,
    said: expect.stringContaining('differ:\n  themes/a.css\n'),
  })
})
