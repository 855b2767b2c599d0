// A stand-in for the browser that the element's parsers need: the address of the page, its `<meta>`, and checks of
// selectors. It holds one page at a time.
import { parse } from 'css-what'
import { all, attribute, type Tree } from './tree.ts'

/** A reserved address, because it is unknown where a file will be. */
export const nowhere = 'https://page.invalid/'

function find(root: Tree, selector: string) {
  const [found] = all(selector, root)
  return found ? { getAttribute: (name: string) => attribute(found, name) } : null
}

class Fragment {
  /** Throws if the text is not a selector, as a browser does. */
  querySelectorAll(text: string) {
    parse(text)
    return []
  }
}

class StandIn extends EventTarget {
  readonly readyState = 'complete'
  /** A hidden page, so that nothing waits for frames. */
  readonly hidden = true
  constructor(
    private readonly root: Tree,
    readonly baseURI: string,
  ) {
    super()
  }
  querySelector(selector: string) {
    return find(this.root, selector)
  }
  createDocumentFragment() {
    return new Fragment()
  }
}

export function standIn(root: Tree, url: URL | null) {
  const address = url ?? new URL(nowhere)
  Reflect.set(globalThis, 'location', address)
  Reflect.set(globalThis, 'document', new StandIn(root, address.href))
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true })
  // Each sign by its number: what comes out is the same name, whatever is in it.
  const escaped = (text: string) =>
    [...text].map((sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `).join('')
  Reflect.set(globalThis, 'CSS', { escape: escaped })
}
