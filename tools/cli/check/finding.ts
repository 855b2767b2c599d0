// A finding about a page: where it is, what is wrong, and what to do.
import { type Element, type Place, placeOf } from '../page/tree.ts'

export interface Finding extends Place {
  /**
   * `mistake`: the page is wrong. `hint`: it is wrong, unless a script fixes it, or its owner wants it so.
   * `unasked`: it could not be checked. `told`: information only.
   */
  grade: 'mistake' | 'hint' | 'unasked' | 'told'
  /** Short and lasting, for scripts: `unknown-attribute`. */
  code: string
  /** `<site-search id="main">`, or what else it is about. */
  about: string
  message: string
}

export interface Where {
  element: Element
  /** As written. */
  attribute?: string | undefined
}

export function mistake(code: string, about: string, message: string, at: Where | null): Finding {
  const place = at ? placeOf(at.element, at.attribute) : { line: 1, column: 1 }
  return { grade: 'mistake', code, about, message, ...place }
}

export const hint = (...found: Parameters<typeof mistake>): Finding => ({
  ...mistake(...found),
  grade: 'hint',
})

export const unasked = (about: string, message: string, at: Where | null): Finding => ({
  ...mistake('not-asked', about, message, at),
  grade: 'unasked',
})

/** In the order of the source, each thing once: a default is read for every element. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  const told = new Map<string, Finding>()
  for (const one of findings) {
    const key = `${one.line}:${one.column} ${one.code} ${one.message}`
    if (!told.has(key)) told.set(key, one)
  }
  return [...told.values()].sort((a, b) => a.line - b.line || a.column - b.column)
}
