// `npm run release -- patch|minor|major|1.2.3`: tests, builds and packs a release, commits and tags it. It
// publishes nothing, and says which commands do. With --dry-run it only says what it would do; with
// --skip-tests it leaves `npm test` out, for a commit of which it has just passed.
import { parseArgs } from 'node:util'
import { type Plan, release } from './release/release.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean' }, 'skip-tests': { type: 'boolean' } },
})
const [wanted, ...more] = positionals
if (wanted === undefined || more.length) {
  console.error('npm run release -- patch|minor|major|1.2.3 [--dry-run] [--skip-tests]')
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

const said = ({ version, tag, folder, files, notes }: Plan) =>
  isDry
    ? `${version} would change\n${listed(files.keys())}then run\n${listed(commands)}and be packed in ${folder}/, committed, and tagged ${tag}. Its notes:\n\n${notes}`
    : `\n${version} is committed, tagged ${tag}, and packed in ${folder}/, whose files go to your host. Nothing is published. This starts it, and .github/workflows/publish.yml gives the package to npm:\n\n  git push --atomic origin main ${tag}\n`

try {
  const day = new Date().toISOString().slice(0, 10)
  console.log(said(await release({ root: '.', wanted, day, commands, isDry })))
} catch (error) {
  console.error(`\nNo release: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
