// `npm run release -- patch|minor|major|1.2.3`: tests, builds and packs a release, commits and tags it. It
// publishes nothing, and says which command does. With --dry-run it only says what it would do; with
// --skip-tests it leaves the tests out, for a commit of which they have just passed or of which all will run.
// `npm run release -- notes` writes the notes of the release that is checked out once more, with what was
// tested and measured since.
import { parseArgs } from 'node:util'
import { writeNotesAgain } from './release/notes.ts'
import { type Plan, release } from './release/release.ts'
import { sizesFile } from './release/sizes.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean' }, 'skip-tests': { type: 'boolean' } },
})
const [wanted, ...more] = positionals
if (wanted === undefined || more.length) {
  console.error('npm run release -- patch|minor|major|1.2.3|notes [--dry-run] [--skip-tests]')
  process.exit(2)
}
const isDry = values['dry-run'] ?? false
const commands = [
  ...(values['skip-tests'] ? [] : ['npm test', 'npm run test:slim', 'npm run test:package']),
  // The tests leave one script of them.
  'npm run build',
  'npm run size -- --check',
]

const listed = (items: Iterable<string>) => [...items].map((item) => `  ${item}\n`).join('')

const said = ({ version, tag, folder, files, changes }: Plan) =>
  isDry
    ? `${version} would change\n${listed([...files.keys(), sizesFile])}then run\n${listed(commands)}and be packed in ${folder}/, committed, and tagged ${tag}. What it changes:\n\n${changes}\n`
    : `\n${version} is committed, tagged ${tag}, and packed in ${folder}/, whose files go to your host. Nothing is published.

Its notes.md says of each family of tests and of the bench that they have not run on this commit. This runs them and tells it:

  npm run test:all
  npm run bench
  npm run release -- notes

This publishes it, as .github/workflows/publish.yml gives the package to npm:

  git push --atomic origin main ${tag}
`

try {
  const day = new Date().toISOString().slice(0, 10)
  console.log(
    wanted === 'notes'
      ? `${writeNotesAgain('.')} is written anew.`
      : said(await release({ root: '.', wanted, day, commands, isDry })),
  )
} catch (error) {
  console.error(
    `\n${wanted === 'notes' ? 'No notes' : 'No release'}: ${error instanceof Error ? error.message : error}`,
  )
  process.exit(1)
}
