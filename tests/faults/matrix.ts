// The matrix for people who read a terminal: for each engine a line for each fault.
import { type Case, type ElementName, elements, type Moment, moments } from './cases.ts'

export interface Cell {
  engine: string
  element: ElementName
  fault: string
  moment: Moment
  ok: boolean
  /** What was seen, in a sentence; of a cell that is not ok, what was not kept as well. */
  seen: string
}

const columns = elements.flatMap((element) => moments.map((moment) => ({ element, moment })))
const nameWidth = 17
const width = 22

/** The beginning says in a word how it went: “server after 1.6 s”. */
const shortOf = ({ ok, seen }: Cell) => (ok ? (seen.split(':')[0] ?? '') : 'NOT OK')

const lineOf = (name: string, cells: readonly string[]) =>
  [name.padEnd(nameWidth), ...cells.map((cell) => cell.padEnd(width))].join(' ').trimEnd()

function matrixOf(engine: string, cells: readonly Cell[]): string[] {
  const faults = [...new Set(cells.map(({ fault }) => fault))]
  const heads = columns.map(({ element, moment }) => `${element}, ${moment}`)
  const lines = faults.map((fault) => {
    const ofColumn = columns.map((column) =>
      cells.find(
        (cell) =>
          cell.fault === fault && cell.element === column.element && cell.moment === column.moment,
      ),
    )
    return lineOf(
      fault,
      ofColumn.map((cell) => (cell ? shortOf(cell) : '')),
    )
  })
  return [lineOf(engine, heads), ...lines, '']
}

export function printed(cells: readonly Cell[]): string {
  const engines = [...new Set(cells.map(({ engine }) => engine))]
  const bad = cells.filter(({ ok }) => !ok)
  return [
    ...engines.flatMap((engine) =>
      matrixOf(
        engine,
        cells.filter((cell) => cell.engine === engine),
      ),
    ),
    ...bad.map((cell) => `NOT OK  ${placeOf(cell)}: ${cell.seen}`),
    `${cells.length - bad.length} of ${cells.length} cells ok`,
  ].join('\n')
}

type Place = Pick<Cell, 'engine' | 'element' | 'fault' | 'moment'>
const placeOf = ({ engine, element, fault, moment }: Place) =>
  [engine, element, fault, moment].join(', ')

/** What was asked for and has no cell: a matrix that is green has to be full as well. */
export function missingIn(
  cells: readonly Cell[],
  engines: readonly string[],
  cases: readonly Case[],
): string[] {
  const there = new Set(cells.map(placeOf))
  return engines
    .flatMap((engine) =>
      cases.map(({ element, moment, row }) =>
        placeOf({ engine, element, moment, fault: row.name }),
      ),
    )
    .filter((place) => !there.has(place))
}
