// A filter expression in pieces, each with the column where it begins.

export type PieceKind =
  | 'text'
  | 'number'
  | 'operator'
  | '<'
  | '>'
  | '('
  | ')'
  | ':'
  | ','
  | 'AND'
  | 'OR'
  | 'NOT'
  | 'TO'
  | 'empty'
  | 'unclosed'
  | 'forbidden'
  | 'end'

export interface Piece {
  kind: PieceKind
  text: string
  column: number
}

const SPACE = /\s*/y
const OPERATOR = /<=|>=|!=|=/y
const SIGN = /[<>():,]/y
const BARE = /[^\s"'<>():,=!]+/y
const NUMBER = /^-?\d+(\.\d+)?$/
const SIGNS: Record<string, PieceKind> = {
  '<': '<',
  '>': '>',
  '(': '(',
  ')': ')',
  ':': ':',
  ',': ',',
}
const WORDS: Record<string, PieceKind> = { AND: 'AND', OR: 'OR', NOT: 'NOT', TO: 'TO' }

export function pieces(expression: string): Piece[] {
  const found: Piece[] = []
  let column = skipSpace(expression, 0)
  while (column < expression.length) {
    const { piece, next } = readPiece(expression, column)
    found.push(piece)
    column = skipSpace(expression, next)
  }
  return [...found, { kind: 'end', text: '', column: expression.length }]
}

interface Reading {
  piece: Piece
  next: number
}

function readPiece(expression: string, column: number): Reading {
  const first = expression[column]
  if (first === '"' || first === "'") return readQuoted(expression, column, first)
  const operator = match(OPERATOR, expression, column)
  if (operator) return reading('operator', operator, column)
  const sign = match(SIGN, expression, column)
  if (sign) return reading(SIGNS[sign] ?? 'forbidden', sign, column)
  const bare = match(BARE, expression, column)
  if (!bare) return reading('forbidden', first ?? '', column)
  return reading(WORDS[bare] ?? (NUMBER.test(bare) ? 'number' : 'text'), bare, column)
}

function reading(kind: PieceKind, text: string, column: number): Reading {
  return { piece: { kind, text, column }, next: column + text.length }
}

/** A backslash gives quotes and backslashes themselves; before anything else it stays. */
function readQuoted(expression: string, column: number, quote: string): Reading {
  let text = ''
  for (let at = column + 1; at < expression.length; at++) {
    const letter = expression[at] ?? ''
    const following = expression[at + 1] ?? ''
    if (letter === quote) return closed(text, column, at + 1)
    const escaped = letter === '\\' && following !== '' && `"'\\`.includes(following)
    text += escaped ? following : letter
    if (escaped) at += 1
  }
  return { piece: { kind: 'unclosed', text, column }, next: expression.length }
}

function closed(text: string, column: number, next: number): Reading {
  const empty = text === ''
  return { piece: { kind: empty ? 'empty' : 'text', text, column: column + (empty ? 1 : 0) }, next }
}

function match(pattern: RegExp, expression: string, column: number): string | undefined {
  pattern.lastIndex = column
  return pattern.exec(expression)?.[0]
}

function skipSpace(expression: string, column: number): number {
  return column + (match(SPACE, expression, column)?.length ?? 0)
}
