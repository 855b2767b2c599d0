// Watches what moves or changes the parts of a page: scrolling, sizes, loaded pictures, opened boxes, elements.
import type { Previewed } from '../../content/previewed.ts'
import { areSameList } from '../../net/same.ts'

/** The receiver of changes. */
export interface Watcher {
  scrolled(): void
  resized(): void
  /** Parts may be in another place. */
  moved(): void
  /** Parts may have been added or removed. */
  changed(): void
  pointed(event: Event): void
}

const seenChanges: MutationObserverInit = {
  characterData: true,
  childList: true,
  subtree: true,
  attributeFilter: [
    ...['class', 'style', 'hidden', 'open', 'src'],
    ...['field-id', 'entry-id', 'asset-id', 'locale', 'space', 'environment'].map(
      (name) => `data-contentful-${name}`,
    ),
  ],
}

/** Some events do not leave a shadow tree: those that do not bubble, and those of the pointer. */
function watchTree(tree: Document | ShadowRoot, watcher: Watcher): () => void {
  const listening = new AbortController()
  const options = { capture: true, passive: true, signal: listening.signal }
  const target = tree instanceof Document ? window : tree
  target.addEventListener('scroll', watcher.scrolled, options)
  target.addEventListener('load', watcher.moved, options)
  target.addEventListener('mouseover', watcher.pointed, options)
  const isPage = tree instanceof Document
  const observer = new MutationObserver(isPage ? watcher.moved : watcher.changed)
  observer.observe(isPage ? tree.body : tree, seenChanges)
  return () => {
    listening.abort()
    observer.disconnect()
  }
}

/** The shadow roots of the documents, and the trees around them. */
function treesOf(documents: readonly Previewed[]): (Document | ShadowRoot)[] {
  const trees = new Set<Document | ShadowRoot>([document])
  for (const { host } of documents)
    for (
      let at: Node | null = host.element.shadowRoot;
      at instanceof ShadowRoot;
      at = at.host.getRootNode()
    )
      trees.add(at)
  return [...trees]
}

const boxesIn = (tree: Document | ShadowRoot) =>
  tree instanceof Document ? [tree.body] : tree.querySelectorAll('.shell')

/** Watches all trees that contain the documents. */
export class Watch {
  #trees: (Document | ShadowRoot)[] = []
  #stop: (() => void)[] = []

  constructor(private readonly watcher: Watcher) {}

  see(documents: readonly Previewed[]) {
    const trees = treesOf(documents)
    if (areSameList(trees, this.#trees)) return
    this.stop()
    this.#trees = trees
    const sizes = new ResizeObserver(this.watcher.resized)
    for (const box of trees.flatMap((tree) => [...boxesIn(tree)])) sizes.observe(box)
    this.#stop = [...trees.map((tree) => watchTree(tree, this.watcher)), () => sizes.disconnect()]
  }

  stop() {
    for (const stop of this.#stop) stop()
  }
}
