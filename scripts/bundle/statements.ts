// Finds the functions of a script whose statements may be reordered: the outermost one, and long ones in it.
import { type ESTree, parseAst, Visitor } from 'vite'
import type { Piece } from './copies.ts'

/** It is moved as a whole: its text stays the same. */
export interface Statement extends Piece {
  isFunction: boolean
  isVariables: boolean
  from: number
  to: number
}

/** The window of deflate. */
export const reach = 32_768

const statementsIn = (code: string, { body }: ESTree.FunctionBody): Statement[] =>
  body.map((statement, at) => ({
    at,
    text: code.slice(statement.start, statement.end),
    isFunction: statement.type === 'FunctionDeclaration',
    isVariables: statement.type === 'VariableDeclaration' && statement.kind === 'var',
    from: statement.start,
    to: statement.end,
  }))

export function outermostBody(code: string): ESTree.FunctionBody {
  const [script] = parseAst(code).body
  const call = script?.type === 'ExpressionStatement' ? script.expression : null
  const outermost = call?.type === 'CallExpression' ? call.callee : null
  const made = outermost?.type === 'ParenthesizedExpression' ? outermost.expression : outermost
  const isFunction = made?.type === 'FunctionExpression' || made?.type === 'ArrowFunctionExpression'
  if (!isFunction || made.body?.type !== 'BlockStatement')
    throw new Error('The script is not a function.')
  return made.body
}

export const statementsOf = (code: string) => statementsIn(code, outermostBody(code))

/** Of each function that is longer than deflate looks back, such as React's renderer. */
export function statementsOfLong(code: string): Statement[][] {
  const outermost = outermostBody(code)
  const bodies: ESTree.FunctionBody[] = []
  const enter = ({ body }: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    if (body?.type !== 'BlockStatement' || body.end - body.start < reach) return
    const isInOther = bodies.some(({ start, end }) => start < body.start && body.end < end)
    if (body.start !== outermost.start && !isInOther) bodies.push(body)
  }
  new Visitor({
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
  }).visit(parseAst(code))
  return bodies.map((body) => statementsIn(code, body))
}
