// Turns function expressions in variables of the outermost function into declared functions. They take hardly
// more space when compressed, and can be moved: scripts/bundle/order.ts puts them where they take less.
import MagicString from 'magic-string'
import type { ESTree, Plugin } from 'vite'
import { outermostBody } from './statements.ts'

type Arrow = ESTree.ArrowFunctionExpression

const arrowOf = ({ id, init }: ESTree.VariableDeclarator): Arrow | null =>
  id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression' ? init : null

/** Everything after the name of `a=(b)=>c`: `(b){return c}`. The value may be in parentheses. */
function asDeclared(made: MagicString, nameEnd: number, { body, params, end }: Arrow) {
  const isBlock = body.type === 'BlockStatement'
  const [first, last] = [params[0], params.at(-1)]
  if (first) made.update(nameEnd, first.start, '(')
  const opening = (first ? ')' : '()') + (isBlock ? '' : '{return ')
  made.update(last?.end ?? nameEnd, body.start, opening)
  if (body.end < end) made.remove(body.end, end)
  if (!isBlock) made.appendLeft(end, '}')
}

/** `var a=1,b=()=>2,c=3;` → `var a=1;function b(){return 2}var c=3;` */
function part(made: MagicString, { declarations, start, end }: ESTree.VariableDeclaration) {
  let before = start
  let isList = false
  for (const one of declarations) {
    const arrow = arrowOf(one)
    const isNext = isList ? ',' : 'var '
    const isFunction = (isList ? ';' : '') + (arrow?.async ? 'async function ' : 'function ')
    made.update(before, one.start, arrow ? isFunction : isNext)
    if (arrow) asDeclared(made, one.id.end, arrow)
    isList = !arrow
    before = one.end
  }
  if (!isList) made.remove(before, end)
}

export function withDeclared(code: string) {
  const made = new MagicString(code)
  // The last may end without a semicolon.
  for (const statement of outermostBody(code).body.slice(0, -1))
    if (statement.type === 'VariableDeclaration' && statement.kind === 'var') part(made, statement)
  return { code: made.toString(), map: made.generateMap({ hires: 'boundary' }) }
}

export const declaredFunctions = (): Plugin => ({
  name: 'declared-functions',
  renderChunk: (code) => withDeclared(code),
})
