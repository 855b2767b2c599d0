// Asking an agent: what offers it in each layout, and its answers.
import type { AskProps } from '../search/asking.ts'

export function Ask({ place, text }: AskProps) {
  return place === 'page' ? <p part="answer">{text}</p> : null
}
