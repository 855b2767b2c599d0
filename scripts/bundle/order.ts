// Functions that are alike pack smallest beside each other. A function that is declared is there from the
// start, wherever it stands in the script: each stands behind one that is like it, if it takes less room there.
import MagicString, { Bundle } from 'magic-string'
import { type Plugin, parseAst } from 'vite'
import { Alike, type Piece } from './alike.ts'

interface Statement extends Piece {
  isFunction: boolean
  from: number
  to: number
}

/** A statement of the script's outermost function is moved as a whole: its text stays the same. */
export function statementsOf(code: string): Statement[] {
  const [script] = parseAst(code).body
  const call = script?.type === 'ExpressionStatement' ? script.expression : null
  const outermost = call?.type === 'CallExpression' ? call.callee : null
  const made = outermost?.type === 'ParenthesizedExpression' ? outermost.expression : outermost
  if (made?.type !== 'FunctionExpression' || !made.body)
    throw new Error('The script is no function.')
  return made.body.body.map(({ type, start, end }, at) => ({
    at,
    text: code.slice(start, end),
    isFunction: type === 'FunctionDeclaration',
    from: start,
    to: end,
  }))
}

const candidates = 8
const rounds = 2
/** For less than three bytes, a function stays beside its neighbours. */
const worthwhile = 24
/** A longer one is alike to nothing within reach. */
const longest = 32_768

function moved(order: readonly Statement[], one: Statement, alike: Alike): readonly Statement[] {
  const here = order.indexOf(one)
  const others = order.filter((other) => other !== one)
  const startOf: number[] = []
  const ends = [0]
  let length = 0
  for (const { at, text } of others) {
    startOf[at] = length
    length += text.length
    ends.push(length)
  }
  const cost = (place: number) => alike.cost(one, ends[place] ?? 0, { startOf })
  let best = { place: here, cost: cost(here) - worthwhile }
  for (const near of alike.nearest(one, candidates)) {
    const place = others.findIndex(({ at }) => at === near.at) + 1
    if (place === others.length) continue
    const found = { place, cost: cost(place) }
    if (found.cost < best.cost) best = found
  }
  return [...others.slice(0, best.place), one, ...others.slice(best.place)]
}

export function ordered(statements: readonly Statement[]): readonly Statement[] {
  const alike = new Alike(statements)
  const functions = statements
    .filter(({ isFunction, text }) => isFunction && text.length < longest)
    // The last may end without a semicolon: nothing comes behind it.
    .filter((one) => one !== statements.at(-1))
    .sort((a, b) => b.text.length - a.text.length || a.at - b.at)
  let order = statements
  for (let round = 0; round < rounds; round++)
    for (const one of functions) order = moved(order, one, alike)
  return order
}

export function inOrder(code: string, filename: string) {
  const statements = statementsOf(code)
  const whole = new MagicString(code)
  const made = new Bundle({ separator: '' })
  const add = (from: number, to: number) =>
    made.addSource({ filename, content: whole.snip(from, to) })
  add(0, statements[0]?.from ?? 0)
  for (const { from, to } of ordered(statements)) add(from, to)
  add(statements.at(-1)?.to ?? 0, code.length)
  return { code: made.toString(), map: made.generateMap({ hires: 'boundary' }) }
}

export const orderedFunctions = (): Plugin => ({
  name: 'ordered-functions',
  renderChunk: (code, { fileName }) => inOrder(code, fileName),
})
