// Similar functions compress best next to each other. A declared function exists from the start, wherever it is in
// the function around it. So each one moves behind a similar one, if it and those that have much in common with
// it then take less space.
import MagicString, { Bundle } from 'magic-string'
import { gzip } from 'pako'
import { Alike } from './alike.ts'
import type { Piece, Places } from './copies.ts'
import { reach, type Statement, statementsOf, statementsOfLong } from './statements.ts'

const candidates = 20
const concerned = 30
const rounds = 4
/** A function only moves if that saves at least four bytes. */
const worthwhile = 16
/** gzip itself decides between this many places for a function. */
const tried = 3
/** Characters that gzip may read for this in all, so that a long file does not take longer than a short one. */
const effort = 200_000_000

const textOf = (order: readonly Statement[]) => order.map(({ text }) => text).join('')

/** Not by Node's zlib, which differs from version to version: a file would depend on who builds it. */
const sizeOf = (text: string) => gzip(text, { level: 9 }).length

function startsOf(order: readonly Piece[]): Places {
  const startOf = new Int32Array(order.length)
  let start = 0
  for (const { at, text } of order) {
    startOf[at] = start
    start += text.length
  }
  return { startOf }
}

/** Computes the cost of a move for others only if the function itself does not get bigger. */
function moved(order: readonly Statement[], one: Statement, alike: Alike): readonly Statement[] {
  const all = alike.concerned(one, concerned)
  const costOf = (order: readonly Statement[], mostOfOne: number, most: number) => {
    const places = startsOf(order)
    const own = alike.cost(one, places)
    if (own > mostOfOne) return { own, cost: most }
    let cost = own
    for (const piece of all) if (cost < most) cost += alike.cost(piece, places)
    return { own, cost }
  }
  const { own, cost } = costOf(order, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)
  let best = { order, cost: cost - worthwhile }
  for (const near of alike.nearest(one, candidates)) {
    const found = placedBehind(order, one, near)
    if (found === order) continue
    const { cost } = costOf(found, own, best.cost)
    if (cost < best.cost) best = { order: found, cost }
  }
  return best.order
}

function placedBehind(order: readonly Statement[], one: Statement, near: Piece) {
  const others = order.filter((other) => other !== one)
  const place = others.findIndex(({ at }) => at === near.at) + 1
  return place === others.length ? order : [...others.slice(0, place), one, ...others.slice(place)]
}

/** What `text` adds at this place of `others`, with all around it that deflate can refer to. */
function sizeAt(place: number, text: string, others: string): number {
  const before = others.slice(Math.max(0, place - reach), place)
  const after = others.slice(place, place + reach)
  return sizeOf(before + text + after) - sizeOf(before + after)
}

/** The order in which `one` seems to take least, by gzip. */
function placedByGzip(order: readonly Statement[], one: Statement, near: readonly Piece[]) {
  const others = textOf(order.filter((other) => other !== one))
  const { startOf } = startsOf(order)
  const endOf = ({ at, text }: Piece) => (startOf[at] ?? 0) + text.length
  const start = startOf[one.at] ?? 0
  let best = { order, size: sizeAt(start, one.text, others) }
  for (const other of near) {
    const found = placedBehind(order, one, other)
    if (found === order) continue
    const end = endOf(other)
    const size = sizeAt(end > start ? end - one.text.length : end, one.text, others)
    if (size < best.size) best = { order: found, size }
  }
  return best.order
}

/** The estimate above is quick. For the longest functions, gzip itself has the last word. */
function finest(order: readonly Statement[], functions: readonly Statement[], alike: Alike) {
  let best = { order, size: sizeOf(textOf(order)) }
  const readForOne = (tried + 1) * 4 * reach
  for (const one of functions.slice(0, effort / readForOne)) {
    const order = placedByGzip(best.order, one, alike.nearest(one, tried))
    if (order === best.order) continue
    const size = sizeOf(textOf(order))
    if (size < best.size) best = { order, size }
  }
  return best.order
}

/** A statement longer than deflate's window has nothing similar within reach. */
export function ordered(statements: readonly Statement[]): readonly Statement[] {
  const within = statements.filter(({ text }) => text.length < reach)
  const alike = new Alike(within)
  const functions = within
    // The last may end without a semicolon: nothing comes behind it.
    .filter((one) => one.isFunction && one !== statements.at(-1))
    .sort((a, b) => b.text.length - a.text.length || a.at - b.at)
  let order = statements
  for (let round = 0; round < rounds; round++)
    for (const one of functions) order = moved(order, one, alike)
  return finest(order, functions, alike)
}

/** Variables that end up next to each other share one `var`. */
function append(made: Bundle, whole: MagicString, filename: string, order: readonly Statement[]) {
  for (const [at, { text, from, to, isVariables }] of order.entries()) {
    const isAfter = isVariables && order[at - 1]?.isVariables
    const isBefore = isVariables && order[at + 1]?.isVariables
    const start = isAfter ? from + text.search(/(?<=^var ?)[^ ]/) : from
    const content = whole.snip(start, isBefore ? to - 1 : to)
    made.addSource({ filename, content: isBefore ? content.append(',') : content })
  }
}

/** Each list has the statements of one function, and none of these is in another. */
function inOrder(code: string, filename: string, functions: readonly (readonly Statement[])[]) {
  const whole = new MagicString(code)
  const made = new Bundle({ separator: '' })
  let before = 0
  for (const statements of functions) {
    made.addSource({ filename, content: whole.snip(before, statements[0]?.from ?? 0) })
    append(made, whole, filename, ordered(statements))
    before = statements.at(-1)?.to ?? 0
  }
  made.addSource({ filename, content: whole.snip(before, code.length) })
  return { code: made.toString(), map: made.generateMap({ hires: 'boundary' }) }
}

export const longInOrder = (code: string, filename: string) =>
  inOrder(code, filename, statementsOfLong(code))

export const outermostInOrder = (code: string, filename: string) =>
  inOrder(code, filename, [statementsOf(code)])
