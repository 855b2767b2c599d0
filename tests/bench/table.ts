// The results for people who read a terminal.
import type { Result } from './results.ts'
import { type RowName, rows } from './rows.ts'

const NAME = 26
const NUMBER = 10

/** As many digits as say something. */
export function shown(value: number): string {
  if (!Number.isFinite(value)) return '–'
  const digits = Math.abs(value) >= 20 || Number.isInteger(value) ? 0 : 1
  return value.toFixed(digits)
}

const headingOf = ({ row, kind, limits, unit }: Result) =>
  [`${kind}: ${rows[row as RowName].title}`, limits, unit].filter(Boolean).join(', ')

function lineOf({ contender, median, quartiles, ratio, goal, reached }: Result): string {
  const [low, high] = quartiles
  const cells = [
    `  ${contender}`.padEnd(NAME),
    shown(median).padStart(NUMBER),
    (low === high ? '' : `${shown(low)}–${shown(high)}`).padStart(NUMBER + 4),
    (ratio === null ? '' : ratio.toFixed(2)).padStart(NUMBER),
    goal === null ? '' : `   ${goal}`.padEnd(NUMBER),
    reached === null ? '' : reached ? 'reached' : 'NOT REACHED',
  ]
  return cells.join('').trimEnd()
}

export function tableOf(results: Result[]): string {
  const head = `${''.padEnd(NAME)}${'median'.padStart(NUMBER)}${'quartiles'.padStart(NUMBER + 4)}${'ratio'.padStart(NUMBER)}   goal`
  const lines = [head]
  let heading = ''
  for (const result of results) {
    if (headingOf(result) !== heading) {
      heading = headingOf(result)
      lines.push('', heading)
    }
    lines.push(lineOf(result))
  }
  const judged = results.filter(({ reached }) => reached !== null)
  const reached = judged.filter((result) => result.reached).length
  return [...lines, '', `${reached} of ${judged.length} goals reached`].join('\n')
}
