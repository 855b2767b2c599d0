// A page's HTML as a tree with the position of each node in the source.
import { selectAll } from 'css-select'
import { type AnyNode, type Document, Element, isTag, isText } from 'domhandler'
import { parse, type Token } from 'parse5'
import { adapter } from 'parse5-htmlparser2-tree-adapter'

export type { Element }
export type Tree = Document

/** In lines and columns from 1, as editors count them. */
export interface Place {
  line: number
  column: number
}

export const treeOf = (html: string): Tree =>
  parse(html, { sourceCodeLocationInfo: true, treeAdapter: adapter })

/** The content of a `<template>` is not part of the page. */
function isInert(element: Element): boolean {
  for (let at = element.parent; at; at = at.parent)
    if (at instanceof Element && at.name === 'template') return true
  return false
}

export const all = (selector: string, root: Tree | Element): Element[] =>
  selectAll<AnyNode, Element>(selector, root).filter((found) => !isInert(found))

export const attribute = (element: Element, name: string): string | null =>
  element.attribs[name] ?? null

export const textIn = ({ children }: Element): string =>
  children.map((child) => (isText(child) ? child.data : isTag(child) ? textIn(child) : '')).join('')

/** Of an attribute where it is one that is written, else of the element. */
export function placeOf(element: Element, name?: string): Place {
  const here: Token.ElementLocation | null = element.sourceCodeLocation ?? null
  const { startLine = 1, startCol = 1 } = (name && here?.attrs?.[name]) || here || {}
  return { line: startLine, column: startCol }
}

/** The nearest around an element, itself included. */
export function around(element: Element, fits: (one: Element) => boolean): Element | null {
  for (let at: AnyNode | null = element; at; at = at.parent)
    if (at instanceof Element && fits(at)) return at
  return null
}
