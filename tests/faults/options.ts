// What the command line asks for: all of the matrix, or some engines and rows of it, on this build or that.
import { parseArgs } from 'node:util'
import { builds } from '../../scripts/bundle/builds.ts'
import { type Row, rows } from './cases.ts'

const kindOf = ({ name }: Row) => name.split(/[: ]/)[0] ?? ''
/** Those that have both elements. */
const scripts = builds.map(({ file }) => file).filter((file) => file.startsWith('site-embed.'))

function check(asked: readonly string[], known: readonly string[], what: string) {
  const unknown = asked.filter((name) => !known.includes(name))
  if (unknown.length)
    throw new Error(`There is no ${what} ${unknown.join(', ')}. There are ${known.join(', ')}.`)
}

/** `--fault 403` takes all rows of that fault, `--fault 403:quota` one; either may stand several times. */
export function readOptions(args: string[], engines: readonly string[]) {
  const list = { type: 'string', multiple: true } as const
  const {
    engine = engines,
    fault = [],
    script = 'site-embed.js',
  } = parseArgs({
    args,
    options: { engine: list, fault: list, script: { type: 'string' } },
  }).values
  check(engine, engines, 'engine')
  check(fault, [...new Set(rows.flatMap((row) => [kindOf(row), row.name]))], 'fault')
  check([script], scripts, 'script with both elements')
  const isAsked = (row: Row) => fault.includes(row.name) || fault.includes(kindOf(row))
  return {
    engines: [...new Set(engine)],
    rows: fault.length ? rows.filter(isAsked) : rows,
    script: `dist/${script}`,
  }
}
