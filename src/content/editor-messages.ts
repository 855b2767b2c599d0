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

/** Saves come in quick succession, and the preview service has them only a moment later. */
const quietTime = 500

/** Any save refreshes, because the saved entry may be one that the text links to. */
export function afterSaves(refresh: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    hear({ method }: Json) {
      if (method !== 'ENTRY_SAVED') return
      clearTimeout(timer)
      timer = setTimeout(refresh, quietTime)
    },
    stop: () => clearTimeout(timer),
  }
}
