// What stands above a text: what its blocks are, marks, and links.
import { button, make, options } from '../dom.ts'
import type { Words } from '../words.ts'
import { asList, asQuote, asText } from './blocks.ts'
import { toggle } from './keys.ts'
import { linkForm } from './link-form.ts'
import { blockTypes, markTags } from './tags.ts'
import type { ChangeBlocks, TextEditor } from './text-editor.ts'

const levels = [1, 2, 3, 4, 5, 6]
const marks = { bold: 'B', italic: 'I', underline: 'U', code: '‹›' } as const

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

/** A press of the mouse leaves the caret where it is. */
const tool = (sign: string, words: string, press: () => void, values = {}) =>
  button(sign, press, {
    'aria-label': words,
    title: words,
    mousedown: (event) => event.preventDefault(),
    ...values,
  })

export function toolbar(editor: TextEditor, label: string, words: Words) {
  const list = kinds(editor, words)
  const wraps: [string, string, string, ChangeBlocks][] = [
    ['•', words.bullets, 'ul', (content, range) => asList(content, range, 'unordered-list')],
    ['1.', words.numbers, 'ol', (content, range) => asList(content, range, 'ordered-list')],
    ['”', words.quote, 'blockquote', asQuote],
  ]
  const wrapping = wraps.map(([sign, name, tag, change]) =>
    tool(sign, name, () => editor.changeBlocks(change), { 'data-tag': tag }),
  )
  const marking = Object.entries(marks).map(([type, sign]) =>
    tool(sign, words[type as keyof typeof marks], () => toggle(editor, type), {
      'data-tag': markTags[type],
    }),
  )
  const link = linkForm(editor, words)
  const opener = tool('↗', words.link, link.toggle, { 'data-tag': 'a' })
  const bar = make(
    'div',
    { class: 'tools', role: 'toolbar', 'aria-label': label },
    ...[list, ...wrapping, ...marking, opener],
  )
  const pressable = [...wrapping, ...marking, opener]
  return { elements: [bar, link.element], look: () => look(editor, list, pressable) }
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
