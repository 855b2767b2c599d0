// The notes of a release, for owners: what is new, how to use it, what it weighs beside the release before,
// what is supported, and what was tried and measured on its commit.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packagedAddress } from '../../src/contract/script.ts'
import { changesOf } from './changelog.ts'
import { gitIn } from './commands.ts'
import { benchFile, notesFile } from './pack.ts'
import { benchOf, testsOf } from './ran.ts'
import { type Sizes, sizesFile, sizeTable } from './sizes.ts'
import { folderOf, type Integrities, tagOf } from './version.ts'

const shown = [
  { what: 'a search', file: 'site-search.slim.js' },
  { what: 'a document', file: 'rich-doc.slim.js' },
  { what: 'both', file: 'site-embed.slim.js' },
]

function howToUse(version: string, files: Integrities): string {
  const lines = shown
    .filter(({ file }) => files[file] !== undefined)
    .flatMap(({ what, file }) => [
      `For ${what}:`,
      `\`\`\`html\n<script src="${packagedAddress(version, file)}" integrity="${files[file]}" crossorigin="anonymous" defer></script>\n\`\`\``,
    ])
  return [
    'If you are new here, follow the [README](README.md). If your page has one of these lines with an older number, change the number and the `integrity` together, and keep everything else that stands in it.',
    ...lines,
    'Every other file has its `integrity` in `integrity.json`. On a host of your own, upload the files that come with these notes. In an app:',
    ['```sh', `npm install site-embed@${version}`, '```'].join('\n'),
  ].join('\n\n')
}

/** The notes are read elsewhere: a link to a page of ours leads to the repository, as it was at this release. */
export function withWholeLinks(text: string, page: string, version: string): string {
  const from = `https://github.com/site-embed/site-embed/blob/${tagOf(version)}/${page}`
  return text.replace(/(?<=\]\()[^)\s]+(?=\))/g, (link) => new URL(link, from).href)
}

function sectionOf(page: string, head: string): string {
  const [, text] = page.split(`\n## ${head}\n`)
  if (text === undefined) throw new Error(`docs/versions.md has no section “${head}”.`)
  return text.split('\n## ')[0]?.trim() ?? ''
}

const measured = (table: string | null) => {
  if (table === null) return '`npm run bench` has **not run** on this commit.'
  const missed = table.split('\n').filter((line) => line.includes('NOT REACHED'))
  const [sum = ''] = /^\d+ of \d+ goals reached$/m.exec(table) ?? []
  const list = missed.length ? `\n\n\`\`\`text\n${missed.join('\n')}\n\`\`\`` : ''
  return `${sum}. \`${benchFile}\` has the table.${list}`
}

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8')

/** Of the commit that is checked out, into the folder in which it is packed. */
export function writeNotes(root: string, version: string) {
  const git = gitIn(root)
  const commit = git('rev-parse', 'HEAD')
  const folder = join(root, folderOf(version))
  const { files } = JSON.parse(read(folder, 'integrity.json')) as { files: Integrities }
  const before = JSON.parse(git('show', `HEAD^:${sizesFile}`)) as Sizes | null
  const changes = changesOf(read(root, 'CHANGELOG.md'), version)
  const page = 'docs/versions.md'
  const support = withWholeLinks(read(root, page), page, version)
  const bench = benchOf(root, commit)
  const parts = [
    `# site-embed ${version}`,
    withWholeLinks(changes, 'CHANGELOG.md', version),
    '## How to use it',
    withWholeLinks(howToUse(version, files), 'README.md', version),
    '## What the files weigh',
    sizeTable(JSON.parse(read(root, sizesFile)), before),
    '## How long this version is supported',
    sectionOf(support, 'How long a version is supported'),
    '## What it works with',
    sectionOf(support, 'What is supported'),
    '## What was tested',
    testsOf(root, commit),
    '## How fast it is',
    measured(bench),
    `Made of commit ${commit}. \`LICENSES.txt\` has the licences, \`site-embed.cdx.json\` the packages in each file.`,
  ]
  writeFileSync(join(folder, notesFile), `${parts.join('\n\n')}\n`)
  if (bench !== null) writeFileSync(join(folder, benchFile), bench)
}

/** Of a release that is packed already, once more has run on its commit. */
export function writeNotesAgain(root: string) {
  const { version } = JSON.parse(read(root, 'package.json')) as { version: string }
  const folder = folderOf(version)
  const isTagged = gitIn(root)('tag', '--points-at', 'HEAD').split('\n').includes(tagOf(version))
  if (!isTagged)
    throw new Error(`This is not the commit of a release: it has no tag ${tagOf(version)}.`)
  if (!existsSync(join(root, folder))) throw new Error(`There is no folder ${folder}.`)
  writeNotes(root, version)
  return join(folder, notesFile)
}
