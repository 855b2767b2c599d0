// What the command line asks for.
import { parseArgs } from 'node:util'

export interface Options {
  rounds: number
  /** Names of contenders; none for all. */
  only: string[]
  /** Names of parts; none for all. */
  parts: string[]
  quick: boolean
  now: boolean
}

const list = (text = '') =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string' },
      only: { type: 'string' },
      parts: { type: 'string' },
      quick: { type: 'boolean', default: false },
      now: { type: 'boolean', default: false },
    },
  })
  const rounds = Number(values.rounds ?? (values.quick ? 3 : 7))
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number')
  return { ...values, rounds, only: list(values.only), parts: list(values.parts) }
}
