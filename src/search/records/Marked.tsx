// A marked text: found words are in <mark>. It is made of text nodes, never of HTML.
import type { ReactNode } from 'react'
import { pieces } from './field.ts'

export const Marked = ({ text }: { text: string }): ReactNode =>
  pieces(text).map((piece) => (piece.found ? <mark key={piece.at}>{piece.text}</mark> : piece.text))
