// Runs `npm run release` in a separate repository with our pages. Only the slow parts, tests and build, are replaced
// by scripts of its package.json.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { release } from '../../scripts/release/release.ts'

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const cli = ['--import', loader, resolve('scripts/release.ts')]
const { version: before } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const [major = 0, minor = 0] = before.split('.').map(Number)
const next = `${major}.${minor + 1}.0`

const build = `
const { mkdirSync, writeFileSync } = require('node:fs')
mkdirSync('dist/themes', { recursive: true })
writeFileSync('dist/site-embed.js', 'run()')
writeFileSync('dist/themes/shop.css', 'a{}')
writeFileSync('dist/integrity.json', '{ "files": { "site-embed.js": "sha384-run", "themes/shop.css": "sha384-a" } }')
`
const changelog = `# Changelog

Who will notice.

## Unreleased

- Visitors: faster.
- Site owners: an [attribute](docs/search.md), and a [site](https://example.com/).

## 0.0.9 (2026-01-01)

- Visitors: older.
`
const copied = [
  'README.md',
  'tools/wordpress/site-embed.php',
  'demo/apps/vite/package.json',
  'docs/recipes.md',
  'docs/versions.md',
  'scripts/release/sizes.json',
  'LICENSE',
  '.gitignore',
  'package-lock.json',
]
const settings = {
  'user.name': 'Nobody',
  'user.email': 'nobody@example.com',
  'commit.gpgSign': 'false',
  'tag.gpgSign': 'false',
}

let root = ''
const at = (file: string) => join(root, file)
const read = (file: string) => readFileSync(at(file), 'utf8')
const write = (file: string, text: string, mode = 0o644) => writeFileSync(at(file), text, { mode })
const git = (...args: string[]) => {
  const { stdout, stderr, status } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.trimEnd()
}
const commitAll = () => {
  git('add', '--all')
  git('commit', '--quiet', '--message', 'change')
}

/** The scripts that take long are others here. */
const withScripts = (text: string) => {
  const own = JSON.parse(text)
  const tests = ['test', 'test:slim', 'test:package', 'size']
  const scripts = {
    ...Object.fromEntries(tests.map((name) => [name, 'node test.cjs'])),
    build: 'node build.cjs',
  }
  return `${JSON.stringify({ ...own, scripts }, null, 2)}\n`
}

const temporary = () => realpathSync(mkdtempSync(join(tmpdir(), 'release-')))
const template = temporary()
beforeAll(() => {
  root = template
  for (const name of copied) cpSync(name, at(name), { recursive: true })
  write('package.json', withScripts(readFileSync('package.json', 'utf8')))
  write('CHANGELOG.md', changelog)
  write('build.cjs', build)
  write('test.cjs', '')
  git('init', '--quiet', '--initial-branch', 'main')
  for (const [name, value] of Object.entries(settings)) git('config', name, value)
  commitAll()
})
afterAll(() => rmSync(template, { recursive: true, force: true }))
beforeEach(() => {
  // Which command it runs.
  vi.spyOn(console, 'log').mockImplementation(() => {})
  root = temporary()
  cpSync(template, root, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** As somebody types it. */
function typed(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', [...cli, ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

const built = ['node build.cjs']
const minorRelease = (commands = built, wanted = 'minor') =>
  release({ root, wanted, day: '2026-03-12', commands, isDry: false })

/** All that a release may change. */
const state = () => ({
  commit: git('rev-parse', 'HEAD'),
  tree: git('status', '--porcelain'),
  tags: git('tag'),
  version: JSON.parse(read('package.json')).version,
  isPacked: existsSync(at('dist-release')) && existsSync(at(`dist-release/site-embed-${next}`)),
})

test('a release has its number in the package, the lock file, the samples, every address of the pages and the changelog, in one commit with a tag', () => {
  const started = git('rev-parse', 'HEAD')
  const { status, said } = typed('minor')
  expect(said).toContain(`\n  git push --atomic origin main v${next}\n`)
  expect(status).toBe(0)
  const lock = JSON.parse(read('package-lock.json'))
  expect([lock.version, lock.packages[''].version, state().version]).toEqual(Array(3).fill(next))
  expect(read('README.md')).toContain(`/site-embed@${next}/dist/site-embed.js`)
  expect(git('grep', '--name-only', '--fixed-strings', `site-embed@${next}`)).toContain('docs/')
  expect(spawnSync('git', ['grep', '-q', `site-embed@${before}`], { cwd: root }).status).toBe(1)
  expect(read('tools/wordpress/site-embed.php')).toContain(`\n * Version: ${next}\n`)
  expect(JSON.parse(read('demo/apps/vite/package.json')).dependencies['site-embed']).toBe(next)
  expect(read('CHANGELOG.md')).toMatch(
    new RegExp(`\\n## ${next} \\(\\d{4}-\\d\\d-\\d\\d\\)\\n\\n- Visitors: faster`),
  )
  expect(git('log', '--format=%s', `${started}..HEAD`)).toBe(`release: ${next}`)
  expect(git('rev-parse', `v${next}^{commit}`)).toBe(git('rev-parse', 'HEAD'))
  expect(git('cat-file', '-t', `v${next}`)).toBe('tag')
  expect(state().tree).toBe('')
})

test('its folder has the built files with their integrity, the licence, and the notes', async () => {
  await minorRelease()
  const folder = `dist-release/site-embed-${next}`
  expect(read(`${folder}/integrity.json`)).toBe(read('dist/integrity.json'))
  expect(read(`${folder}/notes.md`)).toContain(
    `# site-embed ${next}\n\n- Visitors: faster.\n- Site owners: an [attribute](https://github.com/site-embed/site-embed/blob/v${next}/docs/search.md), and a [site](https://example.com/).\n\n## `,
  )
  expect(read(`${folder}/site-embed.js`)).toBe('run()')
  expect(existsSync(at(`${folder}/LICENSE`))).toBe(true)
})

test('a line of the pages that names its version has the integrity of its file', async () => {
  const line = (version: string, file: string, integrity: string) =>
    `<script src="https://host.example/npm/site-embed@${version}/dist/${file}" integrity="${integrity}" defer>`
  const page = (version: string, own: string) =>
    [line(version, 'site-embed.js', own), line(version, 'other.js', 'sha384-…')].join('\n')
  write('docs/page.md', page(before, 'sha384-…'))
  commitAll()
  await minorRelease()
  expect(read('docs/page.md')).toBe(page(next, 'sha384-run'))
  expect(state().tree).toBe('')
})

test('files of another build than the one whose integrity the README has are not published', () => {
  const same = () => {
    const command = ['--import', loader, resolve('scripts/release/same-files.ts')]
    const { status, stderr } = spawnSync('node', command, { cwd: root, encoding: 'utf8' })
    return { status, stderr }
  }
  const line = (integrity: string) =>
    `<script src="https://host.example/npm/site-embed@${next}/dist/site-embed.js" integrity="${integrity}">`
  spawnSync('node', ['build.cjs'], { cwd: root })
  git('rm', '--quiet', 'docs/*.md', 'tools/wordpress/*.php')
  write('README.md', line('sha384-run'))
  expect(same()).toEqual({ status: 0, stderr: '' })
  mkdirSync(at('docs'), { recursive: true })
  write('docs/page.md', line('sha384-other'))
  commitAll()
  expect(same()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The pages give another integrity for dist/site-embed.js'),
  })
  for (const page of ['README.md', 'docs/page.md']) write(page, 'no line at all')
  expect(same().status).toBe(1)
})

test('the package for the registry has exactly the files with the published integrity', async () => {
  await minorRelease()
  const tarball = `dist-release/site-embed-${next}/site-embed-${next}.tgz`
  const unpacked = spawnSync('tar', ['-xOzf', tarball, 'package/dist/site-embed.js'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(unpacked.stdout).toBe('run()')
})

test('the next change finds its section on top of the changelog, and the release after it has that change alone', async () => {
  await minorRelease()
  expect(read('CHANGELOG.md')).toBe(
    changelog.replace('## Unreleased\n', `## Unreleased\n\n## ${next} (2026-03-12)\n`),
  )
  await expect(minorRelease()).rejects.toThrow(/has nothing about this release/)
  write(
    'CHANGELOG.md',
    read('CHANGELOG.md').replace('## Unreleased\n', '## Unreleased\n\n- Visitors: newer.\n'),
  )
  commitAll()
  const { changes, folder } = await minorRelease()
  expect(changes).toBe('- Visitors: newer.')
  expect(read(`${folder}/notes.md`)).not.toContain('faster')
})

test.each([
  ['belong to the lock file still do', 60, true],
  ['have to be installed anew still have to', -60, false],
])('packages that %s, whether a release fails or succeeds', async (_, younger, belong) => {
  const [mark, lock] = [at('node_modules/.package-lock.json'), at('package-lock.json')]
  mkdirSync(at('node_modules'))
  writeFileSync(mark, '{}')
  const anHourAgo = Date.now() / 1000 - 3600
  utimesSync(lock, anHourAgo, anHourAgo)
  utimesSync(mark, anHourAgo + younger, anHourAgo + younger)
  const doBelong = () => statSync(mark).mtimeMs >= statSync(lock).mtimeMs
  await expect(minorRelease(['exit 1'])).rejects.toThrow('has failed')
  expect(doBelong()).toBe(belong)
  await minorRelease()
  expect(doBelong()).toBe(belong)
})

test('--dry-run says what would change, and changes nothing', () => {
  const earlier = state()
  const { status, said } = typed('minor', '--dry-run')
  expect(status).toBe(0)
  for (const part of [`${next} would change`, 'README.md', 'npm test', 'Visitors: faster'])
    expect(said).toContain(part)
  expect(said).not.toContain('Visitors: older')
  expect(state()).toEqual(earlier)
})

test('--skip-tests runs everything but the tests', () => {
  write('package.json', read('package.json').replace('"test": "node test.cjs"', '"test": "exit 1"'))
  commitAll()
  expect(typed('minor', '--skip-tests').status).toBe(0)
  expect(state().isPacked).toBe(true)
})

const adding = (file: string) => `node --eval "fs.appendFileSync('${file}', 'more')"`

interface Refused {
  says: RegExp
  commands?: string[]
  prepare?: () => void
}

describe('there is no release, and nothing changes', () => {
  const refused: Record<string, Refused> = {
    'of a tree with changes': { says: /clean tree/, prepare: () => write('new.txt', '') },
    'of another branch': {
      says: /this is side/,
      prepare: () => git('checkout', '--quiet', '-b', 'side'),
    },
    'where its tag is there': {
      says: /tag v.* already/,
      prepare: () => git('tag', `v${next}`),
    },
    'where nothing has changed since the last': {
      says: /has nothing about this release/,
      prepare() {
        write('CHANGELOG.md', changelog.replace(/^- (?!.*older).*\n/gm, ''))
        commitAll()
      },
    },
    'where the tests fail': { says: /exit 1 has failed/, commands: ['exit 1', ...built] },
    'where a file is too big': { says: /exit 1 has failed/, commands: [...built, 'exit 1'] },
    'where the build makes no list of its files': {
      says: /did not make dist\/integrity\.json/,
      commands: ['mkdir dist'],
    },
    'where the commit is refused': {
      says: /commit/,
      prepare: () => write('.git/hooks/pre-commit', '#!/bin/sh\nexit 1\n', 0o755),
    },
    'where the tag is refused': {
      says: /tag/,
      prepare() {
        git('config', 'tag.gpgSign', 'true')
        git('config', 'gpg.program', 'false')
      },
    },
  }
  test.each(Object.entries(refused))('%s', async (_, { says, commands, prepare }) => {
    prepare?.()
    const earlier = state()
    await expect(minorRelease(commands)).rejects.toThrow(says)
    expect(state()).toEqual(earlier)
  })

  test('if somebody works on other files meanwhile, and their work stays', async () => {
    const earlier = state()
    await expect(minorRelease([...built, adding('LICENSE')])).rejects.toThrow(/ M LICENSE/)
    expect(state()).toEqual({ ...earlier, tree: ' M LICENSE' })
  })

  test('if somebody works on a file of the release meanwhile, and their work stays', async () => {
    const work = minorRelease([...built, adding('README.md')])
    await expect(work).rejects.toThrow(/something else changed[\s\S]* M README\.md/)
    expect(read('README.md')).toMatch(/more$/)
    expect(state().tree).toBe(' M README.md')
  })

  test('if a command fails after changing a file, which is named', async () => {
    const said = await minorRelease([`${adding('LICENSE')} && exit 1`]).catch(String)
    expect(said).toMatch(
      /has failed\n.*except these files, which something else changed:\n M LICENSE$/,
    )
    write('LICENSE', readFileSync('LICENSE', 'utf8'))
    await expect(minorRelease(['exit 1'])).rejects.toThrow(/tags and files are as they were\.$/)
  })

  test.each(['0.0.1', '1.2', 'tiny', '01.2.3'])('with the number %s', async (wanted) => {
    const earlier = state()
    await expect(minorRelease(built, wanted)).rejects.toThrow(wanted)
    expect(state()).toEqual(earlier)
  })

  test('if it is stopped while the tests run', async () => {
    const waits =
      "const { mkdirSync } = require('node:fs')\nsetInterval(() => {}, 1000)\nmkdirSync('dist')"
    write('test.cjs', waits)
    commitAll()
    const earlier = state()
    const child = spawn('node', [...cli, 'minor'], { cwd: root, stdio: 'ignore' })
    await begun()
    child.kill('SIGTERM')
    expect(await once(child, 'close')).toEqual([1, null])
    expect(state()).toEqual(earlier)
  })
})

/** The tests of the release run: they have made a folder. */
const begun = () =>
  new Promise<void>((resolve) => {
    const watcher = watch(root, () => {
      if (!existsSync(at('dist'))) return
      watcher.close()
      resolve()
    })
  })

test('an existing folder of that release is neither changed nor removed', async () => {
  mkdirSync(at(`dist-release/site-embed-${next}`), { recursive: true })
  write(`dist-release/site-embed-${next}/old.js`, 'old()')
  const { status, said } = typed('minor')
  expect(said).toContain('There is a folder')
  expect(status).not.toBe(0)
  expect(read(`dist-release/site-embed-${next}/old.js`)).toBe('old()')
})
