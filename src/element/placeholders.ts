// CMSs strip unknown tags but keep `<div data-site-search data-index-name="…">`: the element is
// made inside it. Visitors can write such a div too, so what it may set is judged in settings.ts.
import type { ElementContract } from '../contract/attribute.ts'
import { tellOwner } from '../shell/owner.ts'
import { resembling } from './resembles.ts'

export interface Placed {
  tag: string
  contract: ElementContract
}

const selectorOf = ({ contract }: Placed) => `[data-${contract.tag}]`
const anyPlaceholder = '[data-site-search],[data-rich-doc]'

export const placeholderOf = (element: Element) => {
  const parent = element.parentElement
  return parent?.matches(anyPlaceholder) ? parent : null
}

/** Read off the page each time, so that a page restored from a snapshot is judged alike. */
export function writtenByPlaceholder(element: Element, name: string): boolean {
  const written = placeholderOf(element)?.getAttribute(`data-${name}`)
  return typeof written === 'string' && written === element.getAttribute(name)
}

const something = 'img,picture,video,audio,svg,canvas,iframe,form,input,textarea,button,select,hr'

/** What editors leave in an empty div: blanks, `&nbsp;`, `<br>`, an empty paragraph. */
function isBlank(node: Node): boolean {
  if (node.textContent?.trim()) return false
  return !(node instanceof Element) || !(node.matches(something) || node.querySelector(something))
}

const isTemplate = (node: Node) =>
  node instanceof HTMLTemplateElement ||
  (node instanceof HTMLScriptElement && node.type === 'text/template')

function moveChildren(from: Element, to: Element, trusted: boolean) {
  for (const node of [...from.childNodes]) {
    if (isTemplate(node) ? !trusted : isBlank(node)) node.remove()
    else to.append(node)
    if (!trusted && node instanceof Element) node.removeAttribute('slot')
  }
}

function copyAttributes(from: HTMLElement, to: HTMLElement, contract: ElementContract) {
  const known = Object.keys(contract.attributes)
  for (const attribute of from.getAttributeNames()) {
    const name = attribute.replace(/^data-/, '')
    if (name === attribute || name === contract.tag) continue
    const meant = resembling(name, known)
    if (known.includes(name)) to.setAttribute(name, from.getAttribute(attribute) ?? '')
    else if (meant) tellOwner('warn', `a placeholder has data-${name}. Did you mean data-${meant}?`)
  }
}

function fill(placeholder: HTMLElement, { tag, contract }: Placed, trusted: boolean) {
  const filled = [...placeholder.children].some((child) => child.localName === tag)
  if (filled || placeholder.isContentEditable) return
  const element = document.createElement(tag)
  copyAttributes(placeholder, element, contract)
  moveChildren(placeholder, element, trusted)
  placeholder.append(element)
}

export function fillPlaceholders(root: ParentNode, placed: readonly Placed[], trusted: boolean) {
  for (const kind of placed) {
    const selector = selectorOf(kind)
    if (root instanceof HTMLElement && root.matches(selector)) fill(root, kind, trusted)
    for (const found of root.querySelectorAll<HTMLElement>(selector)) fill(found, kind, trusted)
  }
}

/** Also those that the page adds later. */
export function watchPlaceholders(fillIn: (root: ParentNode) => void) {
  fillIn(document)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) fillIn(node)
  }).observe(document, { childList: true, subtree: true })
}
