// Sends messages to the editor in the form of its own library.
import type { PostMessageMethods } from '@contentful/live-preview'
import { tellEditor } from '../content/editor-messages.ts'
import type { Json } from '../net/json.ts'

/** The version of the library whose messages these are, for the editor. */
declare const __EDITOR_LIBRARY__: string

export type Tell = (method: `${PostMessageMethods}`, message: Json) => void

export const teller =
  (editor: string): Tell =>
  (method, message) =>
    tellEditor(editor, method, { ...message, version: __EDITOR_LIBRARY__ })
