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

function lineOf({ name, isSlowed, longest, work, held, requests }: Row) {
  const heap = held.map((one) => one.heap / 1024 / 1024)
  const nodes = held.map(({ counts }) => counts.nodes ?? 0)
  const numbers = cells(name, [longest, work, ...heap, ...nodes, requests])
  return numbers + (isSlowed && longest > promise ? `   over ${promise} ms` : '')
}

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
