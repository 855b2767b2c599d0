// Drafts: which entries are, and when the editor around the page has saved one.
import { useEffect } from 'react'
import { isObject } from '../net/json.ts'
import type { Entry } from './entry.ts'

const editors = ['https://app.contentful.com', 'https://app.eu.contentful.com']
/** Saves come in flocks, and the preview service learns of them a moment later. */
const calm = 500

/**
 * The preview service dates what is published. Older answers date nothing: there a draft is what
 * has no revision yet. Taken back after it was published, an entry keeps its revision, and only
 * the day on which it was first published.
 */
export function isDraft({ raw: { sys } }: Entry): boolean {
  if (!isObject(sys) || sys.publishedVersion || sys.publishedAt) return false
  return !sys.revision || Boolean(sys.firstPublishedAt)
}

const isSave = ({ origin, data }: MessageEvent<unknown>) =>
  editors.includes(origin) &&
  isObject(data) &&
  (data.from === 'live-preview' || data.source === 'live-preview-editor') &&
  data.method === 'ENTRY_SAVED'

/** The editor speaks to pages that have told it that they listen. */
function greet(locale: string) {
  if (parent === window) return
  const greeting = {
    from: 'live-preview',
    source: 'live-preview-sdk',
    method: 'CONNECTED',
    connected: true,
    locale,
    taggedElementCount: 0,
    isInspectorEnabled: false,
    isLiveUpdatesEnabled: true,
    location: location.href,
  }
  // Not every browser knows its ancestors. Whoever else is around the page gets nothing.
  const around = [document.referrer, ...(location.ancestorOrigins ?? [])].join()
  for (const editor of editors) if (around.includes(editor)) parent.postMessage(greeting, editor)
}

/** Whatever was saved may stand in the text, or in what it links to. */
export function useSaves(isPreview: boolean, locale: string | null, refresh: () => void) {
  useEffect(() => {
    if (!isPreview) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = (event: MessageEvent<unknown>) => {
      if (!isSave(event)) return
      clearTimeout(timer)
      timer = setTimeout(refresh, calm)
    }
    addEventListener('message', hear)
    greet(locale ?? 'en')
    return () => {
      clearTimeout(timer)
      removeEventListener('message', hear)
    }
  }, [isPreview, locale, refresh])
}
