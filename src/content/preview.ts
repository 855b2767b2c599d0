// Drafts: which entries are drafts, and when the editor around the page saves one.
import { useEffect } from 'react'
import { isObject } from '../net/json.ts'
import type { Entry } from './entry.ts'

const editors = ['https://app.contentful.com', 'https://app.eu.contentful.com']
/** Saves come in quick succession, and the preview service has them only a moment later. */
const quietTime = 500

/**
 * A published entry has `publishedVersion` or `publishedAt`. Older answers have neither, and there an
 * entry without a `revision` is a draft. An unpublished entry keeps its revision, but of its dates only
 * `firstPublishedAt`.
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

/** The editor sends messages only to pages that have greeted it. */
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
  // `ancestorOrigins` is not in every browser. Only an editor that is there gets the greeting.
  const around = [document.referrer, ...(location.ancestorOrigins ?? [])].join()
  for (const editor of editors) if (around.includes(editor)) parent.postMessage(greeting, editor)
}

/** Any save refreshes, because the saved entry may be one that the text links to. */
export function useSaves(isPreview: boolean, locale: string | null, refresh: () => void) {
  useEffect(() => {
    if (!isPreview) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = (event: MessageEvent<unknown>) => {
      if (!isSave(event)) return
      clearTimeout(timer)
      timer = setTimeout(refresh, quietTime)
    }
    addEventListener('message', hear)
    greet(locale ?? 'en')
    return () => {
      clearTimeout(timer)
      removeEventListener('message', hear)
    }
  }, [isPreview, locale, refresh])
}
