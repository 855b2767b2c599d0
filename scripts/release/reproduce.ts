// `npm run reproduce`: builds and packs the latest commit twice, in folders, time zones, languages and with
// rights of files that differ, and names each file whose bytes differ too. If that commit is a release that is
// packed here, this is one of the two.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gitIn } from './commands.ts'
import { differing, type Hashes, hashesIn } from './files.ts'
import { benchFile, notesFile, pack } from './pack.ts'
import { folderOf, tagOf } from './version.ts'

interface Circumstances {
  folder: string
  environment: Readonly<Record<string, string>>
  umask: number
  /** Of all its files; null as git has written them. */
  day: Date | null
}

const usual: Circumstances = {
  folder: 'site-embed',
  environment: { TZ: 'UTC', LC_ALL: 'C' },
  umask: 0o022,
  day: null,
}
const other: Circumstances = {
  folder: 'another place/with a longer name',
  environment: { TZ: 'Pacific/Kiritimati', LC_ALL: 'da_DK.UTF-8' },
  umask: 0o077,
  day: new Date('2001-02-03T04:05:06Z'),
}

const git = gitIn('.')

function clone(root: string, { day }: Circumstances) {
  git('clone', '--quiet', '.', root)
  // Not linked: source maps tell where a package lies.
  cpSync('node_modules', join(root, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  if (day)
    for (const file of gitIn(root)('ls-files', '-z').split('\0').filter(Boolean))
      utimesSync(join(root, file), day, day)
}

/** What would be published. */
async function made(parent: string, circumstances: Circumstances): Promise<Hashes> {
  const root = join(parent, circumstances.folder)
  process.umask(circumstances.umask)
  clone(root, circumstances)
  const child = spawn('npm', ['run', '--silent', 'build'], {
    cwd: root,
    env: { ...process.env, ...circumstances.environment },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  const status = await new Promise((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  )
  if (status !== 0) throw new Error(`The build in ${root} has failed.`)
  const packed = join(root, folderOf(version))
  // The other build has begun meanwhile.
  process.umask(circumstances.umask)
  pack({ root, folder: packed, version })
  return hashesIn(packed)
}

/** Of this very commit, as `npm run release` has left it here; null where there is none. */
function released(): Hashes | null {
  const folder = folderOf(version)
  const isTagged = git('tag', '--points-at', 'HEAD').split('\n').includes(tagOf(version))
  if (!isTagged || !existsSync(folder)) return null
  return new Map([...hashesIn(folder)].filter(([file]) => ![notesFile, benchFile].includes(file)))
}

function compare(what: string, one: Hashes, another: Hashes) {
  const files = differing(one, another)
  if (!files.length) return console.log(`${what}: the same ${one.size} files.`)
  process.exitCode = 1
  console.error(`${what}: these files differ:\n${files.map((file) => `  ${file}`).join('\n')}`)
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
if (git('status', '--porcelain')) console.log('What is not committed is left out.')
const parent = mkdtempSync(join(tmpdir(), 'reproduce-'))
try {
  const packed = released()
  const builds = [packed ?? made(parent, usual), made(parent, other)] as const
  // If one fails, the other still writes.
  await Promise.allSettled(builds)
  const [one, another] = await Promise.all(builds)
  const what = packed
    ? `A build of this commit, and ${folderOf(version)}`
    : 'Two builds of this commit'
  compare(what, one, another)
} finally {
  rmSync(parent, { recursive: true, force: true })
}
