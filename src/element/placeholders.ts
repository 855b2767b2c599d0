// CMSs strip unknown tags but keep `<div data-site-search data-index-name="…">`: the element is made in it.
// Visitors may write one too, so some attributes are not copied; settings.ts judges credentials.
import type { ElementContract } from '../contract/attribute.ts'
import { documentTag, searchTag } from '../contract/tags.ts'
import { tellOwner } from '../errors/owner.ts'
import { sharedByScripts } from '../page/shared.ts'
import { resembling } from './resembles.ts'

export interface Placed {
  tag: string
  contract: ElementContract
}

const selectorOf = ({ contract }: Placed) => `[data-${contract.tag}]`
const anyPlaceholder = `[data-${searchTag}],[data-${documentTag}]`

/** The attributes that were copied from a placeholder, by the element that was made in it. */
const copied = sharedByScripts('placeholders', () => new WeakMap<Element, Record<string, string>>())

const isInPlaceholder = (element: Element) => element.parentElement?.closest(anyPlaceholder) ?? null

/** The parent counts too, because a page restored from a snapshot has copies of our elements. */
export const isFromPlaceholder = (element: Element) =>
  copied.has(element) || isInPlaceholder(element) !== null

/** Whether an attribute's value comes from a placeholder, and so perhaps from a visitor. */
export function writtenByPlaceholder(element: Element, name: string): boolean {
  const value = element.getAttribute(name)
  if (value === null) return false
  const around = isInPlaceholder(element)?.getAttribute(`data-${name}`)
  return copied.get(element)?.[name] === value || around === value
}

const something =
  'img,picture,video,audio,svg,canvas,iframe,form,input,textarea,button,select,hr,template,script'

/** True for what editors leave in an empty div: white space, `&nbsp;`, `<br>`, an empty paragraph. */
function isBlank(node: Node): boolean {
  if (node.textContent?.trim()) return false
  if (!(node instanceof Element)) return true
  const all = [node, ...node.querySelectorAll('*')]
  return !all.some((element) => element.matches(something) || element.localName.includes('-'))
}

const isTemplate = (node: Node) =>
  node instanceof HTMLTemplateElement ||
  (node instanceof HTMLScriptElement && node.type === 'text/template')

function moveChildren(from: Element, to: Element, trusted: boolean) {
  for (const node of [...from.childNodes]) {
    const isRefused = !trusted && isTemplate(node)
    if (isRefused) tellIgnored('a template')
    if (isRefused || (!isTemplate(node) && isBlank(node))) node.remove()
    else to.append(node)
    if (!trusted && node instanceof Element) node.removeAttribute('slot')
  }
}

function readAttributes(from: HTMLElement, contract: ElementContract, trusted: boolean) {
  const known = Object.keys(contract.attributes)
  const found: Record<string, string> = {}
  for (const attribute of from.getAttributeNames()) {
    const name = attribute.replace(/^data-/, '')
    if (name === contract.tag) continue
    // Without `data-`, only names with a dash are pointed out: `class` and `lang` are the page's own.
    const isBare = name === attribute
    const meant = isBare ? known.includes(name) && /-/.test(name) && name : resembling(name, known)
    if (meant) tellOwner('warn', `a placeholder has ${attribute}. Did you mean data-${meant}?`)
    else if (isBare) continue
    else if (contract.attributes[name]?.guarded && !trusted) tellIgnored(attribute)
    else if (known.includes(name)) found[name] = from.getAttribute(attribute) ?? ''
  }
  return found
}

export const tellIgnored = (what: string) =>
  tellOwner(
    'warn',
    `${what} on a placeholder is ignored. If only you write placeholders on this page, put data-trust-placeholders on the script tag.`,
  )

/** Whether all children are parsed: while the page is loading, only once something follows the element. */
function isParsed(element: Element): boolean {
  if (document.readyState !== 'loading') return true
  for (let at: Element | null = element; at; at = at.parentElement) if (at.nextSibling) return true
  return false
}

/** Moves templates that were parsed after the element was made into it. */
function addTemplates(placeholder: Element, element: Element, trusted: boolean) {
  for (const late of [...placeholder.children].filter(isTemplate))
    if (trusted) element.append(late)
    else tellIgnored('a template')
}

function fill(placeholder: HTMLElement, { tag, contract }: Placed, trusted: boolean) {
  const filled = [...placeholder.children].find(
    (child) => copied.has(child) || child.localName === tag,
  )
  if (filled) addTemplates(placeholder, filled, trusted)
  if (filled || placeholder.isContentEditable || !isParsed(placeholder)) return
  const attributes = readAttributes(placeholder, contract, trusted)
  const element = document.createElement(tag)
  copied.set(element, attributes)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
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

export function watchPlaceholders(fillIn: (root: ParentNode) => void) {
  fillIn(document)
  document.addEventListener('DOMContentLoaded', () => fillIn(document), { once: true })
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element) fillIn((isTemplate(node) && node.parentElement) || node)
  }).observe(document, { childList: true, subtree: true })
}
