// What the command line asks for: all of the matrix, or some engines and rows of it.
import { parseArgs } from 'node:util'
import { type Row, rows } from './cases.ts'

const kindOf = ({ name }: Row) => name.split(/[: ]/)[0] ?? ''

function check(asked: readonly string[], known: readonly string[], what: string) {
  const unknown = asked.filter((name) => !known.includes(name))
  if (unknown.length)
    throw new Error(`There is no ${what} ${unknown.join(', ')}. There are ${known.join(', ')}.`)
}

/** `--fault 403` takes all rows of that fault, `--fault 403:quota` one; either may stand several times. */
export function readOptions(args: string[], engines: readonly string[]) {
  const list = { type: 'string', multiple: true } as const
  const { engine = engines, fault = [] } = parseArgs({
    args,
    options: { engine: list, fault: list },
  }).values
  check(engine, engines, 'engine')
  check(fault, [...new Set(rows.flatMap((row) => [kindOf(row), row.name]))], 'fault')
  const isAsked = (row: Row) => fault.includes(row.name) || fault.includes(kindOf(row))
  return { engines: engine, rows: fault.length ? rows.filter(isAsked) : rows }
}
