// What the editor is told, as its own library tells it.
import { type PostMessageMethods, VERSION } from '@contentful/live-preview'
import { tellEditor } from '../content/editor-messages.ts'
import type { Json } from '../net/json.ts'

export type Tell = (method: `${PostMessageMethods}`, message: Json) => void

/** With the version of the library whose messages these are: the editor may ask what a page can do. */
export const teller =
  (editor: string): Tell =>
  (method, message) =>
    tellEditor(editor, method, { ...message, version: VERSION })
