// What the real service says about a filter it does not understand, and where.
import { refusals, type SearchError } from '../errors.ts'
import type { Piece, PieceKind } from './lexer.ts'

export type Family = 'facet' | 'tag' | 'number'

export function andInOr(): SearchError {
  return complaint('filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed')
}

const COMPARISONS = ['=10', '>10', '>=10', '<10', '<=10', '!=10', ':10 TO 20']
const FORMS: Record<Family, string> = {
  number: `numeric filter which needs to have one of the following form:${COMPARISONS.map(
    (form) => `\n - numeric_attr_name${form}`,
  ).join('')}`,
  facet: 'facet filter which needs to have this form:\n - facet_name:facet_value',
  tag: 'tag filter which needs to have this form:\n - _tags:tag_value\n - tag_value',
}

export function differentKinds(expected: Family): SearchError {
  return complaint(`Different types are not allowed in the same OR.\nExpected a ${FORMS[expected]}`)
}

export function forbiddenSign({ text, column }: Piece): SearchError {
  return complaint(`Not allowed '${text}' at col ${column}`)
}

export function unexpected(piece: Piece, expected: string): SearchError {
  return complaint(`Unexpected token ${named(piece)} expected ${expected} at col ${piece.column}`)
}

const NAMES: Partial<Record<PieceKind, string>> = {
  '<': '<',
  '>': '>',
  operator: 'numeric operator',
  empty: 'empty string',
  unclosed: 'incomplete string',
  end: 'end of filter',
}

function named({ kind, text }: Piece): string {
  if (kind === 'text') return `string(${text})`
  if (kind === 'number') return `numeric(${text})`
  return NAMES[kind] ?? `'${text}'`
}

function complaint(text: string): SearchError {
  return refusals.badFilter('filters', text)
}
