// The grammar of `filters`. OR binds closer than AND; what the real service cannot do is refused
// in its words: an AND inside an OR, different kinds of filters in one OR, a NOT before a group.
import { andInOr, differentKinds, type Family, forbiddenSign, unexpected } from './complaints.ts'
import { type Condition, type Filter, type Operator, TAGS, valueCondition } from './conditions.ts'
import { type Piece, type PieceKind, pieces } from './lexer.ts'

const familyOf = ({ kind }: Condition): Family => (kind === 'range' ? 'number' : kind)

interface Reader {
  look(): Piece
  take(): Piece
  /** A group with an AND was closed and no OR has been finished since: none may follow. */
  andWasClosed: boolean
}

export function parseFilter(expression: string): Filter {
  if (expression.trim() === '') return []
  const read = createReader(expression)
  const filter = readAnd(read)
  if (read.look().kind !== 'end') throw unexpected(read.look(), 'end of filter')
  return filter
}

function createReader(expression: string): Reader {
  const all = pieces(expression)
  const forbidden = all.find(({ kind }) => kind === 'forbidden')
  if (forbidden) throw forbiddenSign(forbidden)
  const end: Piece = { kind: 'end', text: '', column: expression.length }
  let next = 0
  return {
    look: () => all[next] ?? end,
    take: () => all[next++] ?? end,
    andWasClosed: false,
  }
}

function readAnd(read: Reader): Filter {
  const filter = readOr(read)
  while (takeIf(read, 'AND')) filter.push(...readOr(read))
  return filter
}

function readOr(read: Reader): Filter {
  const parts = [readTerm(read)]
  while (read.look().kind === 'OR') {
    if (read.andWasClosed) throw andInOr()
    read.take()
    parts.push(readTerm(read))
  }
  const [only] = parts
  if (only && parts.length === 1) return only
  if (parts.some((part) => part.length > 1)) throw andInOr()
  read.andWasClosed = false
  return [sameFamily(parts.flat(2))]
}

function sameFamily(conditions: Condition[]): Condition[] {
  const [first] = conditions
  if (!first || conditions.every((condition) => familyOf(condition) === familyOf(first))) {
    return conditions
  }
  throw differentKinds(familyOf(first))
}

function readTerm(read: Reader): Filter {
  if (takeIf(read, '(')) return readGroup(read)
  const negated = takeIf(read, 'NOT')
  const subject = read.look()
  if (subject.kind !== 'text' && subject.kind !== 'number') throw unexpected(subject, 'filter')
  read.take()
  return [[readCondition(read, subject.text, negated)]]
}

function readGroup(read: Reader): Filter {
  const filter = readAnd(read)
  expect(read, ')', "')'")
  if (filter.length > 1) read.andWasClosed = true
  return filter
}

function readCondition(read: Reader, subject: string, negated: boolean): Condition {
  const { kind } = read.look()
  if (takeIf(read, ':')) return readValue(read, subject, negated)
  if (kind === 'operator' || kind === '>') return readComparison(read, subject, negated)
  if (kind !== '<') return valueCondition(TAGS, subject, { negated })
  const sign = read.take()
  if (read.look().text === 'score') {
    return valueCondition(TAGS, subject, { negated, score: readScore(read) })
  }
  return comparison(read, subject, negated, sign)
}

function readValue(read: Reader, path: string, negated: boolean): Condition {
  const value = read.look()
  if (value.kind !== 'text' && value.kind !== 'number') throw unexpected(value, 'string')
  read.take()
  if (value.kind === 'number' && takeIf(read, 'TO')) {
    const highest = expectNumber(read)
    return { kind: 'range', path, lowest: Number(value.text), highest, negated, score: 0 }
  }
  const score = takeIf(read, '<') ? readScore(read) : 1
  return valueCondition(path, value.text, { negated, score })
}

/** After `<`: `score=3>`. */
function readScore(read: Reader): number {
  const name = read.look()
  if (name.text !== 'score') throw unexpected(name, '"score"')
  read.take()
  if (read.look().text !== '=') throw unexpected(read.look(), '"="')
  read.take()
  const score = expectNumber(read)
  expect(read, '>', '>')
  return score
}

function readComparison(read: Reader, path: string, negated: boolean): Condition {
  return comparison(read, path, negated, read.take())
}

const OPERATORS: readonly Operator[] = ['<', '<=', '=', '!=', '>=', '>']

function comparison(read: Reader, path: string, negated: boolean, sign: Piece): Condition {
  const operator = OPERATORS.find((candidate) => candidate === sign.text) ?? '='
  return { kind: 'number', path, operator, bound: expectNumber(read), negated, score: 0 }
}

function expectNumber(read: Reader): number {
  const piece = expect(read, 'number', 'numeric')
  return Number(piece.text)
}

function expect(read: Reader, kind: PieceKind, name: string): Piece {
  const piece = read.look()
  if (piece.kind !== kind) throw unexpected(piece, name)
  return read.take()
}

function takeIf(read: Reader, kind: PieceKind): boolean {
  const there = read.look().kind === kind
  if (there) read.take()
  return there
}
