// What the editor is told, as its own library tells it.
import type { PostMessageMethods } from '@contentful/live-preview'
import { tellEditor } from '../content/editor-messages.ts'
import type { Json } from '../net/json.ts'

/** Of the library whose messages these are: the editor may ask what a page can do. */
declare const __EDITOR_LIBRARY__: string

export type Tell = (method: `${PostMessageMethods}`, message: Json) => void

export const teller =
  (editor: string): Tell =>
  (method, message) =>
    tellEditor(editor, method, { ...message, version: __EDITOR_LIBRARY__ })
