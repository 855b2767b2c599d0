// Functions that are alike pack smallest beside each other. A function that is declared is there from the
// start, wherever it stands in the function around it: each stands behind one that is like it, if it and
// those that have much in common with it take less room then.
import MagicString, { Bundle } from 'magic-string'
import type { Plugin } from 'vite'
import { Alike } from './alike.ts'
import type { Piece, Places } from './copies.ts'
import { reach, type Statement, statementsOf, statementsOfLong } from './statements.ts'

const candidates = 12
const concerned = 20
const rounds = 3
/** For less than four bytes, a function stays beside its neighbours. */
const worthwhile = 32

/** A longer one is alike to nothing within reach. */
const isWithin = ({ text }: Piece) => text.length < reach

function startsOf(order: readonly Piece[]): Places {
  const startOf = new Int32Array(order.length)
  let start = 0
  for (const { at, text } of order) {
    startOf[at] = start
    start += text.length
  }
  return { startOf }
}

function moved(order: readonly Statement[], one: Statement, alike: Alike): readonly Statement[] {
  const others = order.filter((other) => other !== one)
  const all = [one, ...alike.concerned(one, concerned)].filter(isWithin)
  /** No longer counted where it is more than `most`. */
  const cost = (order: readonly Statement[], most: number) => {
    const places = startsOf(order)
    let bits = 0
    for (const piece of all) if (bits < most) bits += alike.cost(piece, places)
    return bits
  }
  let best = { order, cost: cost(order, Number.POSITIVE_INFINITY) - worthwhile }
  for (const near of alike.nearest(one, candidates)) {
    const place = others.findIndex(({ at }) => at === near.at) + 1
    if (place === others.length) continue
    const found = [...others.slice(0, place), one, ...others.slice(place)]
    const bits = cost(found, best.cost)
    if (bits < best.cost) best = { order: found, cost: bits }
  }
  return best.order
}

export function ordered(statements: readonly Statement[]): readonly Statement[] {
  const alike = new Alike(statements)
  const functions = statements
    .filter((one) => one.isFunction && isWithin(one))
    // The last may end without a semicolon: nothing comes behind it.
    .filter((one) => one !== statements.at(-1))
    .sort((a, b) => b.text.length - a.text.length || a.at - b.at)
  let order = statements
  for (let round = 0; round < rounds; round++)
    for (const one of functions) order = moved(order, one, alike)
  return order
}

/** Variables that come to stand beside each other share one `var`. */
function append(made: Bundle, whole: MagicString, filename: string, order: readonly Statement[]) {
  for (const [at, { from, to, isVariables }] of order.entries()) {
    const isAfter = isVariables && order[at - 1]?.isVariables
    const isBefore = isVariables && order[at + 1]?.isVariables
    const content = whole.snip(from + (isAfter ? 'var '.length : 0), to - (isBefore ? 1 : 0))
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

export const orderedFunctions = (): Plugin[] =>
  [longInOrder, outermostInOrder].map((order) => ({
    name: 'ordered-functions',
    renderChunk: (code, { fileName }) => order(code, fileName),
  }))
