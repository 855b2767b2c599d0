// An owner's template → elements, built node by node: nothing in it can become code.
import { createElement, type ReactNode } from 'react'
import { safeUrl } from '../shell/url.ts'

/** These run, frame or redirect something, wherever they stand. */
const dropped = new Set(
  'animate animatemotion animatetransform base embed iframe link meta object script set style template'.split(
    ' ',
  ),
)
const urls = new Set('href src action formaction poster background ping data'.split(' '))
/** React would read these as its own, or as code. */
const unwanted = /^on|^(style|srcdoc|srcset|ref|key|slot|is|children)$|:/

const reactNames: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  checked: 'defaultChecked',
}

/** True by presence, under a name that React takes as it is. */
const flags = new Set(
  'checked controls default disabled hidden inert loop multiple muted open required reversed selected'.split(
    ' ',
  ),
)

function attributesOf(element: Element): Record<string, string | true> {
  const kept: Record<string, string | true> = {}
  for (const { name, value } of element.attributes) {
    if (unwanted.test(name)) continue
    const allowed = urls.has(name) ? safeUrl(value) : value
    if (allowed !== null) kept[reactNames[name] ?? name] = flags.has(name) || allowed
  }
  return kept
}

function render(node: Node, at: number): ReactNode {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || dropped.has(node.localName.toLowerCase())) return null
  const children = [...node.childNodes].map(render)
  return createElement(node.localName, { ...attributesOf(node), key: at }, ...children)
}

export const renderTemplate = (template: HTMLTemplateElement): ReactNode[] =>
  [...template.content.childNodes].map(render)
