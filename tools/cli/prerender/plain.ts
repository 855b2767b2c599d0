// Turns rendered components into HTML for the page itself: without the class names of the element, which the page
// may use for something else, and without what only works in the element.
import { type ChildNode, type Element, isTag, isText, type ParentNode } from 'domhandler'
import { parseFragment, serialize } from 'parse5'
import { adapter } from 'parse5-htmlparser2-tree-adapter'

/** All that may be written; what is in none of these lists is left out. */
const kept = new Set(
  [
    'a abbr article audio b bdi bdo blockquote br caption cite code col colgroup dd del details div',
    'dl dt em figcaption figure h1 h2 h3 h4 h5 h6 header hr i img ins kbd li mark nav ol p picture',
    'pre q s samp section small source span strong sub summary sup table tbody td tfoot th thead',
    'time tr u ul var video',
  ].flatMap((names) => names.split(' ')),
)
const attributes = new Set(
  [
    'alt aria-label cite colspan controls datetime decoding dir height href id lang loading open',
    'playsinline preload rel rowspan scope sizes src srcset start target title type width',
  ].flatMap((names) => names.split(' ')),
)
/** These go with what is in them; of any other that is not kept, the content stays. */
const gone = new Set(['script', 'style', 'template', 'link', 'meta', 'iframe', 'object', 'svg'])

export interface Surrounding {
  /** What links to a place in the page begin with, as the components write them. */
  address: string
  /** Ids that the page has already. */
  ids: ReadonlySet<string>
}

const isHidden = ({ name, attribs }: Element) =>
  gone.has(name) || /\bvisually-hidden\b/.test(attribs.class ?? '')

/** A box that only our style sheet has a use for. */
const isBox = ({ attribs }: Element) => attribs.class === 'hit-group'

const isHeading = /^h[1-6]$/

/** A link that a script would have to follow is none here. */
const isKept = ({ name, attribs }: Element) =>
  kept.has(name) && (name !== 'a' || attribs.href !== undefined)

/** A heading's link to itself has its words from a style sheet. */
const isEmptyLink = ({ name }: Element, children: readonly ChildNode[]) =>
  name === 'a' && !children.some((child) => isTag(child) || (isText(child) && child.data.trim()))

/** No style sheet of ours makes it smaller here: a picture that is meant to be small says so itself. */
function sizeOf({ sizes = '', width, height }: Record<string, string>): Record<string, string> {
  const wanted = Number(/^(\d+)px$/.exec(sizes)?.[1] ?? (width === undefined ? '160' : ''))
  if (!wanted || Number(width) <= wanted) return {}
  const high = Math.round((Number(height) * wanted) / Number(width))
  return { width: String(wanted), ...(high > 0 && { height: String(high) }) }
}

function attributesOf({ name: tag, attribs }: Element, { address, ids }: Surrounding) {
  const own = Object.entries(attribs).flatMap(([name, value]): [string, string][] => {
    if (!attributes.has(name)) return []
    if (name === 'id' && (!isHeading.test(tag) || ids.has(value))) return []
    const isHere = name === 'href' && value.startsWith(`${address}#`)
    return [[name, isHere ? value.slice(address.length) : value]]
  })
  const found = Object.fromEntries(own)
  return tag === 'img' ? { ...found, ...sizeOf(found) } : found
}

function plain(node: ChildNode, page: Surrounding): ChildNode[] {
  if (!isTag(node)) return node.type === 'text' ? [node] : []
  if (isHidden(node)) return []
  const children = node.children.flatMap((child) => plain(child, page))
  const own = attributesOf(node, page)
  const isBare = node.name === 'span' && !Object.keys(own).length
  if (!isKept(node) || isBox(node) || isBare) return children
  if (isEmptyLink(node, children)) return []
  const made = adapter.createElement(node.name, adapter.getNamespaceURI(node), [])
  made.attribs = own
  made.children = children
  return [made]
}

/** Sets the parents, because they decide whether text is code. */
function adopted(parent: ParentNode) {
  for (const child of parent.children) {
    child.parent = parent
    if (isTag(child)) adopted(child)
  }
}

export function plainHtml(html: string, page: Surrounding): string {
  const fragment = parseFragment(html, { treeAdapter: adapter })
  fragment.children = fragment.children.flatMap((child) => plain(child, page))
  adopted(fragment)
  return serialize(fragment, { treeAdapter: adapter })
}
