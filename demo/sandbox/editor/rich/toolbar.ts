// What stands above a text: what its blocks are, marks, and links.
import { button, make, options } from '../dom.ts'
import type { Words } from '../words.ts'
import { asList, asQuote, asText } from './blocks.ts'
import { toggle } from './keys.ts'
import { linkForm } from './link-form.ts'
import { blockTypes } from './tags.ts'
import type { ChangeBlocks, TextEditor } from './text-editor.ts'

const levels = [1, 2, 3, 4, 5, 6]
const marks = { b: 'bold', i: 'italic', u: 'underline', code: 'code' } as const

function kinds(editor: TextEditor, words: Words) {
  const all = [
    { value: 'paragraph', title: words.paragraph },
    ...levels.map((level) => ({ value: `heading-${level}`, title: `${words.heading} ${level}` })),
  ]
  const list = make('select', { 'aria-label': words.block }, ...options(all))
  list.addEventListener('change', () =>
    editor.changeBlocks((content, range) => asText(content, range, list.value)),
  )
  return list
}

/** The sheet draws its sign. A press of the mouse leaves the caret where it is. */
const tool = (tag: string, words: string, press: () => void) =>
  button('', press, {
    'aria-label': words,
    title: words,
    'data-tag': tag,
    mousedown: (event) => event.preventDefault(),
  })

export function toolbar(editor: TextEditor, label: string, words: Words) {
  const wrap = (tag: string, name: string, change: ChangeBlocks) =>
    tool(tag, name, () => editor.changeBlocks(change))
  const mark = (tag: keyof typeof marks) =>
    tool(tag, words[marks[tag]], () => toggle(editor, marks[tag]))
  const list = kinds(editor, words)
  const link = linkForm(editor, words)
  const tools = [
    wrap('ul', words.bullets, (content, range) => asList(content, range, 'unordered-list')),
    wrap('ol', words.numbers, (content, range) => asList(content, range, 'ordered-list')),
    wrap('blockquote', words.quote, asQuote),
    ...[mark('b'), mark('i'), mark('u'), mark('code')],
    tool('a', words.link, link.toggle),
  ]
  const values = { class: 'tools', role: 'toolbar', 'aria-label': label }
  const bar = make('div', values, list, ...tools)
  return { elements: [bar, link.element], look: () => look(editor, list, tools) }
}

/** Shows what is at the caret. */
function look(editor: TextEditor, list: HTMLSelectElement, tools: readonly HTMLElement[]) {
  const { block } = editor.caret
  const node = getSelection()?.anchorNode
  const at = node && editor.root.contains(node) ? node : block
  const element = at instanceof Element ? at : at?.parentElement
  const inside = (tag: string) => {
    const found = element?.closest(tag)
    return Boolean(found && editor.root.contains(found))
  }
  list.value = blockTypes[block?.localName ?? ''] ?? 'paragraph'
  if (list.selectedIndex < 0) list.value = 'paragraph'
  for (const tool of tools)
    tool.setAttribute('aria-pressed', String(inside(tool.dataset.tag ?? '')))
}
