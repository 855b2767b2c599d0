// What stands in a text in one piece: it says what it is, and can be moved and taken out.
import { isRecord, linkTarget } from '../../content/wire.ts'
import { make, signButton } from '../dom.ts'
import type { Words } from '../words.ts'
import { moved, without } from './blocks.ts'
import type { RichNode } from './node.ts'
import type { TextEditor } from './text-editor.ts'

export interface Naming {
  words: Words
  /** Tells the title of what a link leads to, once it is known. */
  name(target: unknown, show: (title: string) => void): void
}

function kindOf({ nodeType }: RichNode, words: Words): string {
  if (nodeType === 'table') return words.table
  if (nodeType === 'hr') return words.rule
  if (/asset/.test(nodeType)) return words.file
  return /^embedded-entry/.test(nodeType) ? words.entry : nodeType
}

function label(node: RichNode, { words, name }: Naming): HTMLElement {
  const kind = kindOf(node, words)
  const element = make('span', { class: 'name' }, kind)
  const target = isRecord(node.data) ? node.data.target : null
  if (linkTarget(target))
    name(target, (title) => element.replaceChildren(make('small', {}, kind), ' ', title))
  return element
}

function buttons(thing: HTMLElement, editor: TextEditor, words: Words): HTMLElement[] {
  const { root } = editor
  const place = () => [...root.children].indexOf(thing)
  const move = (step: 1 | -1, title: string) => () => {
    const to = place() + step
    editor.changeBlocks((content) => moved(content, to - step, step))
    const all = [...(root.children[to]?.querySelectorAll('button:enabled') ?? [])]
    const found = all.find((one) => one.getAttribute('title') === title) ?? all[0]
    if (found instanceof HTMLElement) found.focus()
  }
  const last = root.children.length - 1
  const up = signButton('↑', words.up, move(-1, words.up))
  const down = signButton('↓', words.down, move(1, words.down))
  up.disabled = place() === 0
  down.disabled = place() === last
  const takeOut = () => {
    const at = place()
    editor.changeBlocks((content) => without(content, at))
    root.focus()
  }
  return [up, down, signButton('×', words.remove, takeOut)]
}

/** To be called when elements were made anew. */
export function dress(editor: TextEditor, naming: Naming) {
  for (const thing of editor.root.querySelectorAll<HTMLElement>('[data-kept]')) {
    const node: RichNode = JSON.parse(thing.dataset.kept ?? '')
    const isOutermost = thing.parentElement === editor.root
    const more = isOutermost ? buttons(thing, editor, naming.words) : []
    thing.replaceChildren(label(node, naming), ...more)
  }
}
