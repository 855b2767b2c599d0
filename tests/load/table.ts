// What was measured, for people who read a terminal.
import { shown } from '../bench/table.ts'
import type { Left, Row } from './results.ts'

/** Nothing may hold up the page for longer, on a processor slowed four times. */
const promise = 100

const NAME = 42
const NUMBER = 10

const cells = (name: string, numbers: (string | number)[]) =>
  name.padEnd(NAME) +
  numbers.map((one) => (typeof one === 'number' ? shown(one) : one).padStart(NUMBER)).join('')

const lineOf = ({ name, isSlowed, longest, work, heap, nodes, requests }: Row) =>
  cells(name, [longest, work, ...heap, ...nodes, requests]) +
  (isSlowed && longest > promise ? `   over ${promise} ms` : '')

function leftOf({ way, rounds, before, after, bytesPerRound }: Left): string {
  const changed = Object.entries(after.counts).filter(
    ([name, count]) => count !== before.counts[name],
  )
  const more = changed.map(([name, count]) => `${name} ${before.counts[name]} → ${count}`)
  return `${`${rounds} rounds, ${way}`.padEnd(NAME)}${shown(bytesPerRound)} bytes of heap each; ${more.join(', ') || 'nothing else'}`
}

export function tableOf(rows: Row[], left: Left[]): string {
  const titles = ['longest', 'work', 'heap', 'used', 'gone', 'nodes', 'used', 'gone', 'requests']
  const units = ['ms', 'ms', 'MB', 'MB', 'MB', '', '', '', '']
  return [
    ...(rows.length ? [cells('', titles), cells('', units), ...rows.map(lineOf), ''] : []),
    ...left.map(leftOf),
  ].join('\n')
}
