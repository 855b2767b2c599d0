// What passes between a page and the editor around it, with the script for it and without.
import { isObject, type Json } from '../net/json.ts'

/** What the editor says, and nobody else does. */
export const saidBy = (editor: string, { origin, data }: MessageEvent<unknown>): Json | null =>
  origin === editor &&
  isObject(data) &&
  (data.source === 'live-preview-editor' || data.from === 'live-preview')
    ? data
    : null

/** The editor is at the top, also where another frame of the site is in between. */
export const tellEditor = (editor: string, method: string, message: Json) =>
  top?.postMessage(
    { ...message, method, source: 'live-preview-sdk', location: location.href },
    editor,
  )
