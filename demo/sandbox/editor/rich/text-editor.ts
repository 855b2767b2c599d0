// A text that is typed in: letters and the Enter key are the browser's, all else is done here.
import type { Range } from './blocks.ts'
import { blocksIn, runsFrom } from './from-dom.ts'
import { History, type State } from './history.ts'
import type { RichNode } from './node.ts'
import { linesOf, type Selected, select, selectedIn } from './positions.ts'
import { contentOf, type Run } from './runs.ts'
import { blockTypes } from './tags.ts'
import { blockElements, lineNodes } from './to-dom.ts'

export type ChangeRuns = (runs: readonly Run[], from: number, to: number) => readonly Run[]
export type ChangeBlocks = (content: readonly RichNode[], range: Range) => readonly RichNode[]

const isBlock = (node: Node) => node instanceof HTMLElement && node.localName in blockTypes

export class TextEditor {
  readonly #history: History
  /** Where the caret was last: a button that is pressed may have the focus. */
  #selected: Selected | null = null

  constructor(
    readonly root: HTMLElement,
    content: readonly RichNode[],
    private readonly changed: (content: readonly RichNode[]) => void,
    /** Elements were made anew, which have to be dressed. */
    private readonly shown: () => void,
  ) {
    root.replaceChildren(...blockElements(content))
    this.#history = new History({ content, selected: null })
    root.addEventListener('input', () => this.#took(true))
  }

  /** To be called when the selection of the page has changed. */
  look() {
    this.#selected = selectedIn(this.root) ?? this.#selected
  }

  /** The line of the caret, and how many letters stand before it. */
  get caret() {
    const { line = 0, letters = 0 } = this.#selected?.start ?? {}
    const block = linesOf(this.root)[line]
    return { runs: block ? runsFrom(ownNodes(block)) : [], letters, block }
  }

  /** Blocks with something selected, from the outermost; without a caret the last one. */
  get range(): Range {
    const lines = linesOf(this.root)
    const blocks = [...this.root.children]
    const at = (line: number | undefined) => {
      const block = lines[line ?? lines.length]
      const index = blocks.findIndex((outer) => block && outer.contains(block))
      return index < 0 ? blocks.length - 1 : index
    }
    return { from: at(this.#selected?.start.line), to: at(this.#selected?.end.line) }
  }

  /** The caret stays with its letters. */
  changeBlocks(change: ChangeBlocks) {
    this.#settle()
    this.#show(change(blocksIn(this.root), this.range))
    this.#took(false)
  }

  /** In each line with something selected, from one letter to another. */
  changeRuns(change: ChangeRuns) {
    this.#settle()
    const { start, end } = this.#selected ?? {}
    if (!start || !end) return
    for (const [index, line] of linesOf(this.root).entries()) {
      if (index < start.line || index > end.line) continue
      const from = index === start.line ? start.letters : 0
      const to = index === end.line ? end.letters : Number.POSITIVE_INFINITY
      const own = ownNodes(line)
      const nodes = lineNodes(contentOf(change(runsFrom(own), from, to)))
      for (const node of own) node.remove()
      line.prepend(...nodes)
    }
    this.shown()
    this.#took(false)
  }

  undo = () => this.#travel(this.#history.back())
  redo = () => this.#travel(this.#history.again())

  /** Elements as we make them, in the place of a browser's own. */
  #settle() {
    // A key may come before the page is told of the selection.
    this.look()
    this.#show(blocksIn(this.root))
  }

  #show(content: readonly RichNode[]) {
    this.root.replaceChildren(...blockElements(content))
    this.shown()
  }

  #took(isTyped: boolean) {
    if (isTyped) this.look()
    else this.#select()
    const content = blocksIn(this.root)
    this.#history.keep({ content, selected: this.#selected }, isTyped)
    this.changed(content)
  }

  #travel(state: State | null) {
    if (!state) return
    this.#show(state.content)
    this.#selected = state.selected
    this.#select()
    this.changed(state.content)
  }

  #select() {
    if (!this.#selected) return
    this.root.focus()
    select(this.root, this.#selected)
  }
}

/** Without lists in an item. */
const ownNodes = (line: HTMLElement) => [...line.childNodes].filter((node) => !isBlock(node))
