// A release from start to end. If anything fails, the tree, the commits and the tags are restored; only a complete
// release stays.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changesToCome, withRelease } from './changelog.ts'
import { type Git, gitIn, heedingSignals, type Run } from './commands.ts'
import { keepingPackages } from './installed.ts'
import { writeNotes } from './notes.ts'
import { pack } from './pack.ts'
import { sizesFile, sizesOf, sizesText } from './sizes.ts'
import {
  folderOf,
  type Integrities,
  tagOf,
  versionAfter,
  withAddresses,
  withDependency,
  withIntegrity,
  withPackageVersion,
  withPluginVersion,
} from './version.ts'

interface Wish {
  root: string
  /** `patch`, `minor`, `major` or a number. */
  wanted: string
  /** `2026-03-12`. */
  day: string
  /** The commands that have to pass; after the last one, all of `dist/` is there. */
  commands: readonly string[]
  isDry: boolean
}

export interface Plan {
  version: string
  tag: string
  /** As the changelog tells them. */
  changes: string
  /** Under the root. */
  folder: string
  /** The new text of each file that changes. */
  files: ReadonlyMap<string, string>
}

const branch = 'main'

function checkTree(git: Git) {
  const here = git('branch', '--show-current')
  if (here !== branch)
    throw new Error(`A release needs the branch ${branch}, and this is ${here || 'no branch'}.`)
  const changed = git('status', '--porcelain')
  if (changed)
    throw new Error(`A release needs a clean tree. These files have changes:\n${changed}`)
}

function planFor({ root, wanted, day }: Wish, git: Git): Plan {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const { version: from } = JSON.parse(read('package.json')) as { version: string }
  const version = versionAfter(from, wanted)
  const tag = tagOf(version)
  if (git('tag', '--list', tag)) throw new Error(`There is a tag ${tag} already.`)
  const folder = folderOf(version)
  if (existsSync(join(root, folder)))
    throw new Error(`There is a folder ${folder} already. Remove it first.`)
  const changelog = read('CHANGELOG.md')
  const tracked = (pattern: string) => git('ls-files', pattern).split('\n').filter(Boolean)
  const pages = tracked('*.md').filter((page) => page !== 'CHANGELOG.md')
  const texts = [
    ...['package.json', 'package-lock.json'].map((file) => [
      file,
      withPackageVersion(read(file), from, version),
    ]),
    ['CHANGELOG.md', withRelease(changelog, version, day)],
    ...tracked('tools/wordpress/*.php').map((file) => [
      file,
      withAddresses(withPluginVersion(read(file), version), version),
    ]),
    ...tracked('demo/apps/*/package.json').map((file) => [
      file,
      withDependency(read(file), version),
    ]),
    ...pages.map((page) => [page, withAddresses(read(page), version)]),
  ] as [string, string][]
  return {
    version,
    tag,
    changes: changesToCome(changelog),
    folder,
    files: new Map(texts.filter(([file, text]) => text !== read(file))),
  }
}

/** Whether the file still has the text that this release has written. */
const isOurs = (root: string, file: string, text: string) =>
  existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === text

/** While the commands run, only files of the release may change. */
function checkUnchanged(root: string, git: Git, { files }: Plan, start: string) {
  if (git('rev-parse', 'HEAD') !== start)
    throw new Error('There is a new commit that this release did not make.')
  const changed = git('status', '--porcelain').split('\n').filter(Boolean)
  const isSame = [...files].every(([file, text]) => isOurs(root, file, text))
  if (!isSame || changed.some((line) => !files.has(line.slice(3))))
    throw new Error('Other files changed during the release.')
}

/** Of the files that the commands have built. */
function integritiesIn(root: string): Integrities {
  const list = join(root, 'dist/integrity.json')
  if (!existsSync(list)) throw new Error('The build did not make dist/integrity.json.')
  const { files } = JSON.parse(readFileSync(list, 'utf8')) as { files: Integrities }
  return files
}

/** The tree was clean before, so what git lists now was changed by a command, or by somebody. */
function told(error: unknown, git: Git) {
  const why = error instanceof Error ? error.message : error
  const left = git('status', '--porcelain')
  const what = left
    ? `Commits, tags and files are as they were, except these files, which something else changed:\n${left}`
    : 'Commits, tags and files are as they were.'
  return new Error(`${why}\n${what}`, { cause: error })
}

async function carryOut({ root, commands }: Wish, plan: Plan, git: Git, run: Run) {
  const { version, tag, folder, files } = plan
  const names = [...files.keys(), sizesFile]
  const start = git('rev-parse', 'HEAD')
  const before = names.map((file) => [file, readFileSync(join(root, file))] as const)
  const written = new Map(files)
  const write = (file: string, text: string) => {
    written.set(file, text)
    writeFileSync(join(root, file), text)
  }
  let isCommitted = false
  try {
    keepingPackages(root, () => {
      for (const [file, text] of files) write(file, text)
    })
    for (const command of commands) await run(command)
    checkUnchanged(root, git, plan, start)
    const integrities = integritiesIn(root)
    for (const [file, text] of files)
      if (/\.(md|php)$/.test(file)) write(file, withIntegrity(text, integrities))
    write(sizesFile, sizesText(sizesOf(version, join(root, 'dist'), integrities)))
    pack({ root, folder: join(root, folder), version })
    git('commit', '--quiet', '--message', `release: ${version}`, '--', ...names)
    isCommitted = true
    writeNotes(root, version)
    git('tag', '--annotate', tag, '--message', `site-embed ${version}`)
  } catch (error) {
    rmSync(join(root, folder), { recursive: true, force: true })
    if (isCommitted) git('reset', '--quiet', '--soft', start)
    keepingPackages(root, () => {
      for (const [file, bytes] of before)
        if (isOurs(root, file, written.get(file) ?? '')) writeFileSync(join(root, file), bytes)
    })
    git('reset', '--quiet', '--', ...names)
    throw told(error, git)
  }
}

export async function release(wish: Wish): Promise<Plan> {
  const git = gitIn(wish.root)
  checkTree(git)
  const plan = planFor(wish, git)
  if (!wish.isDry) await heedingSignals(wish.root, (run) => carryOut(wish, plan, git, run))
  return plan
}
