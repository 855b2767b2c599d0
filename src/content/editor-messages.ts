// Messages between a page and the editor around it, with and without the script for the editor.
import { isObject, type Json } from '../net/json.ts'

/** The data of a message from the editor; null for messages from anyone else. */
export const saidBy = (editor: string, { origin, data }: MessageEvent<unknown>): Json | null =>
  origin === editor &&
  isObject(data) &&
  (data.source === 'live-preview-editor' || data.from === 'live-preview')
    ? data
    : null

/** The editor is the top window, even if another frame of the site is in between. */
export const tellEditor = (editor: string, method: string, message: Json) =>
  top?.postMessage(
    { ...message, method, source: 'live-preview-sdk', location: location.href },
    editor,
  )
