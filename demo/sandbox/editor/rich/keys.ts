// What keys and the browser's menus would do to a text by themselves, and we do: marks, and taking back.
import { marked } from './runs.ts'
import type { TextEditor } from './text-editor.ts'

export const toggle = (editor: TextEditor, type: string) =>
  editor.changeRuns((runs, from, to) => marked(runs, from, to, type))

const keys: Readonly<Record<string, (editor: TextEditor, isShifted: boolean) => void>> = {
  b: (editor) => toggle(editor, 'bold'),
  i: (editor) => toggle(editor, 'italic'),
  u: (editor) => toggle(editor, 'underline'),
  e: (editor) => toggle(editor, 'code'),
  y: (editor) => editor.redo(),
  z: (editor, isShifted) => (isShifted ? editor.redo() : editor.undo()),
}

const wishes: Readonly<Record<string, (editor: TextEditor) => void>> = {
  historyUndo: (editor) => editor.undo(),
  historyRedo: (editor) => editor.redo(),
  formatBold: (editor) => toggle(editor, 'bold'),
  formatItalic: (editor) => toggle(editor, 'italic'),
  formatUnderline: (editor) => toggle(editor, 'underline'),
}

export function listenToKeys(editor: TextEditor) {
  const { root } = editor
  root.addEventListener('keydown', (event) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey
    const act = isShortcut ? keys[event.key.toLowerCase()] : undefined
    if (!act) return
    event.preventDefault()
    act(editor, event.shiftKey)
  })
  root.addEventListener('beforeinput', (event) => {
    const act = wishes[event.inputType]
    if (!act && !event.inputType.startsWith('format')) return
    event.preventDefault()
    act?.(editor)
  })
  root.addEventListener('paste', (event) => {
    event.preventDefault()
    // As if it was typed, without the looks of where it comes from.
    document.execCommand('insertText', false, event.clipboardData?.getData('text/plain') ?? '')
  })
  root.addEventListener('drop', (event) => event.preventDefault())
}
