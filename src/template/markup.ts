// The plain data that a template is read into, whichever way it was written.

export interface MarkupElement {
  /** Lower case in HTML, as written in SVG and MathML. */
  tag: string
  /** In SVG or MathML. */
  foreign: boolean
  attributes: readonly (readonly [name: string, value: string])[]
  children: Markup[]
}
export type Markup = string | MarkupElement

/** Levels of nesting; below these only the text is kept. */
export const deepest = 200
