// A marked text: what was found stands in <mark>, and all of it is text nodes, never HTML.
import type { ReactNode } from 'react'
import { pieces } from './field.ts'

export const Marked = ({ text }: { text: string }): ReactNode =>
  pieces(text).map((piece) => (piece.found ? <mark key={piece.at}>{piece.text}</mark> : piece.text))
