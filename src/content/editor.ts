// The editor around the page: Contentful's web app shows the page in a frame, beside the fields of an entry.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { tellOwner } from '../errors/owner.ts'
import { originOf } from '../net/policy.ts'
import type { Host } from '../page/host.ts'
import { saidBy, tellEditor } from './editor-messages.ts'
import { editorScript } from './editor-script.ts'
import type { Previewed } from './previewed.ts'

export const editors = ['https://app.contentful.com', 'https://app.eu.contentful.com']

/** The editor's origin, if the page is in its frame, or in a frame inside that. */
function editorAround({ defaults }: Host) {
  if (top === window) return null
  const [own] = defaults.of('targetOrigin')
  // Older versions of Firefox only know where the page was opened from.
  const around = [originOf(document.referrer), ...(location.ancestorOrigins ?? [])]
  return [...editors, originOf(String(own?.[1]))].find((editor) => around.includes(editor))
}

/** Saves come in quick succession, and the preview service has them a moment later. */
const quietTime = 500

export function useEditor(latest: Previewed) {
  const document = useRef(latest).current
  const editor = latest.space?.preview ? editorAround(latest.host) : null
  useLayoutEffect(() => {
    Object.assign(document, latest)
    document.changed?.()
  })
  useEffect(() => {
    if (!editor) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = new AbortController()
    /** Any save refreshes, because the saved entry may be one that the text links to. */
    const hear = (event: MessageEvent<unknown>) => {
      if (saidBy(editor, event)?.method !== 'ENTRY_SAVED') return
      clearTimeout(timer)
      timer = setTimeout(() => document.refresh(), quietTime)
    }
    addEventListener('message', hear, end)
    editorScript().then(
      (follow) => {
        if (!end.signal.aborted) end.signal.addEventListener('abort', follow(document, editor))
      },
      () => {
        if (end.signal.aborted) return
        tellOwner(
          'warn',
          'site-embed.preview.js cannot be loaded: see the line above. Previews refresh only after a save.',
        )
        // The editor sends messages only to pages that have greeted it.
        const locale = document.settings.locale ?? 'en'
        tellEditor(editor, 'CONNECTED', { connected: true, locale, isLiveUpdatesEnabled: true })
      },
    )
    return () => {
      end.abort()
      clearTimeout(timer)
    }
  }, [document, editor])
}
