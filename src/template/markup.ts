// The plain data that a template is read into, whichever way it was written.

export interface MarkupElement {
  /** Lower case in HTML, as written in SVG and MathML. */
  tag: string
  foreign: boolean
  attributes: readonly (readonly [name: string, value: string])[]
  children: Markup[]
}
export type Markup = string | MarkupElement

/** Levels of nesting; below these only the text is kept. */
export const deepest = 200

/** Elements without children, obsolete ones too: React throws if one of these has any. */
export const empty =
  /^(?:area|base|[bh]r|col|embed|img|input|keygen|link|menuitem|meta|param|source|track|wbr)$/
