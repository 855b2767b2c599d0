// Where a link of the text leads to.
import { button, make } from '../dom.ts'
import type { Words } from '../words.ts'
import type { RichNode } from './node.ts'
import { linkAt, linked, wordAt } from './runs.ts'
import type { TextEditor } from './text-editor.ts'

const hyperlink = (uri: string): RichNode => ({ nodeType: 'hyperlink', data: { uri } })

/** Of the letters that are selected; else of the link, or of the word, at the caret. */
const relink = (editor: TextEditor, link: RichNode | null) =>
  editor.changeRuns((runs, from, to) => {
    const part = from < to ? { from, to } : (linkAt(runs, from) ?? wordAt(runs, from))
    return linked(runs, part.from, part.to, link)
  })

export function linkForm(editor: TextEditor, words: Words) {
  const address = make('input', { type: 'text', inputmode: 'url', 'aria-label': words.address })
  const close = () => {
    element.hidden = true
    editor.root.focus()
  }
  const apply = () => {
    relink(editor, address.value ? hyperlink(address.value) : null)
    close()
  }
  const keydown = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || !['Enter', 'Escape'].includes(event.key)) return
    event.preventDefault()
    if (event.key === 'Enter') apply()
    else close()
  }
  address.addEventListener('keydown', keydown)
  const remove = button(words.removeLink, () => {
    relink(editor, null)
    close()
  })
  const element = make(
    'div',
    { class: 'row', hidden: true },
    address,
    button(words.apply, apply),
    remove,
  )
  const open = () => {
    const { runs, letters } = editor.caret
    const found = linkAt(runs, letters)
    address.value = String(found?.link.data.uri ?? '')
    remove.disabled = !found
    element.hidden = false
    address.focus()
  }
  return { element, toggle: () => (element.hidden ? open() : close()) }
}
