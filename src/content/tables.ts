// Finds the header rows of a table, and the span and scope of each cell.
import { numberIn } from '../net/json.ts'
import { type DocNode, type DocText, isNode } from './document-node.ts'

/** No author means a wider span, and browsers would have to lay it out. */
const widest = 100

const isHeadCell = ({ nodeType }: DocNode) => nodeType === 'table-header-cell'
const cellsOf = (row: DocNode | DocText) => (isNode(row) ? row.content.filter(isNode) : [])
const isHeadRow = (row: DocNode | DocText) =>
  cellsOf(row).length > 0 && cellsOf(row).every(isHeadCell)

/** A span from two to `most` cells; undefined is one cell. */
function span(value: unknown, most: number): number | undefined {
  const cells = Math.min(Math.floor(numberIn(value)), most)
  return cells > 1 ? cells : undefined
}

/** How many rows at the top are all header cells; where all rows are, only the first counts. */
function headRows(rows: DocNode['content']): number {
  const first = rows.findIndex((row) => !isHeadRow(row))
  return first < 0 ? Math.min(rows.length, 1) : first
}

/** Gives every cell its span and scope. Returns how many rows make up the `thead`. */
export function arrangeTable(table: DocNode): number {
  const rows = table.content
  const heads = headRows(rows)
  let reach = heads
  rows.forEach((row, at) => {
    cellsOf(row).forEach((cell, place) => {
      const { colspan, rowspan } = cell.data
      const rowSpan = span(rowspan, rows.length - at)
      const head = at < heads ? 'col' : place === 0 ? 'row' : undefined
      cell.cell = {
        colSpan: span(colspan, widest),
        rowSpan,
        scope: isHeadCell(cell) ? head : undefined,
      }
      if (at < heads) reach = Math.max(reach, at + (rowSpan ?? 1))
    })
  })
  // A cell cannot span from the `thead` into the `tbody`: then there is no `thead`.
  return reach > heads ? 0 : heads
}
