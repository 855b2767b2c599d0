// The control for rich text: the toolbar, the text, and what can be put into it.
import { button, make, options } from '../dom.ts'
import { keyOfLink, linkTo, written } from '../model.ts'
import { inserted } from '../rich/blocks.ts'
import { listenToKeys } from '../rich/keys.ts'
import { block, emptyParagraph, isDocument, type RichNode, same } from '../rich/node.ts'
import { TextEditor } from '../rich/text-editor.ts'
import { dress, type Naming } from '../rich/things.ts'
import { toolbar } from '../rich/toolbar.ts'
import type { Control, Given } from './control.ts'
import { named } from './links.ts'

/** A text with nothing in it is none. */
const documentOf = (content: readonly RichNode[]) =>
  same(content, [emptyParagraph()]) ? undefined : block('document', [...content])

export const rich: Control = (given) => {
  const { id, label, value, fallback, words, change } = given
  const shown = value ?? fallback
  const root = make('div', {
    id,
    class: 'text',
    contenteditable: true,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
  })
  const naming: Naming = {
    words,
    name(target, show) {
      const key = keyOfLink(target)
      if (key) named(given, key, show)
    },
  }
  const content = isDocument(shown) ? shown.content : []
  const editor = new TextEditor(
    root,
    content,
    (content) => change(documentOf(content)),
    () => dress(editor, naming),
  )
  dress(editor, naming)
  listenToKeys(editor)
  const bar = toolbar(editor, label, words)
  const look = () => {
    // The form shows another entry by now.
    if (!root.isConnected) document.removeEventListener('selectionchange', look)
    editor.look()
    bar.look()
  }
  document.addEventListener('selectionchange', look)
  return make('div', { class: 'rich' }, ...bar.elements, root, adding(given, editor))
}

/** Entries and files by their titles. */
function adding(given: Given, editor: TextEditor): HTMLElement {
  const { id, words, choices } = given
  const list = make('select', { id: `${id}-more`, 'aria-label': words.embed })
  const nodes = new Map<string, RichNode>()
  Promise.all([choices('Entry'), choices('Asset')]).then((all) => {
    const found = all.flat().map(({ key, title, type }) => {
      const nodeType = `embedded-${key.kind.toLowerCase()}-block`
      nodes.set(written(key), block(nodeType, [], { target: linkTo(key) }))
      return { value: written(key), title, group: type || words.files }
    })
    list.replaceChildren(...options(found))
  })
  const insert = () => {
    const node = nodes.get(list.value)
    if (node) editor.changeBlocks((content, { to }) => inserted(content, to, node))
  }
  return make('div', { class: 'row' }, list, button(words.insert, insert))
}
