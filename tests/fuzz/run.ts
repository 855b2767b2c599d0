// `npm run fuzz -- --seed N --seconds S`, or `--rounds N` for each target, and `--target NAME` for one: looks
// for an input that comes through or breaks something. What it finds is printed as JSON, as small as it
// could be made.
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import type { Target } from './target.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    target: { type: 'string' },
  },
})

/** fast-check’s seeds have 32 bits. */
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed)
const rounds = values.rounds === undefined ? null : Number(values.rounds)
const seconds = Number(values.seconds ?? 60)
if (![seed, rounds ?? 0, seconds].every((number) => Number.isInteger(number) && number >= 0)) {
  console.error('--seed, --seconds and --rounds take whole numbers')
  process.exit(2)
}

/** Nobody looks at what is drawn. */
const noStyles = {
  name: 'no-styles',
  enforce: 'pre' as const,
  resolveId: (id: string) => (/\.css\b/.test(id) ? '\0no-styles' : null),
  load: (id: string) => (id === '\0no-styles' ? 'export default ""' : null),
}

const { module } = await runnerImport<{ targets: readonly Target[] }>('./tests/fuzz/all.ts', {
  configFile: false,
  logLevel: 'error',
  plugins: [noStyles],
})
const { targets } = module
const wanted = targets.filter(({ name }) => name === (values.target ?? name))
if (!wanted.length) {
  console.log(`There is no such target: ${targets.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

/** In milliseconds of the processor, however busy the machine is: a generous bound. */
const slowest = 5000
const milliseconds = (seconds * 1000) / wanted.length
const limit = rounds === null ? { rounds: Number.MAX_SAFE_INTEGER, milliseconds } : { rounds }

console.log(`seed ${seed}`)
const all = []
for (const { name, search } of wanted) {
  const { rounds, found } = search({ seed, slowest, ...limit })
  console.log(`${found ? 'FOUND' : 'ok   '} ${name}: ${rounds} rounds`)
  if (found) all.push({ seed, target: name, ...found })
}
for (const found of all) console.log(JSON.stringify(found, null, 2))
// The stand-in for a browser would go on waiting.
process.exit(all.length ? 1 : 0)
