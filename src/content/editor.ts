// The editor around the page: Contentful's web app shows the page in a frame, beside the fields of an entry.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { tellOwner } from '../errors/owner.ts'
import { originOf } from '../net/policy.ts'
import type { Host } from '../page/host.ts'
import { afterSaves, saidBy, tellEditor } from './editor-messages.ts'
import { editorScript } from './editor-script.ts'
import type { Follow, Previewed } from './previewed.ts'

const editors = ['https://app.contentful.com', 'https://app.eu.contentful.com']

/** The editor's origin, if the page stands in its frame, or in a frame within that. */
function editorAround({ defaults }: Host): string | undefined {
  if (top === window) return
  const [own] = defaults.of('targetOrigin')
  // Firefox tells only where the page was opened from.
  const around = [originOf(document.referrer), ...(location.ancestorOrigins ?? [])]
  return [originOf(String(own?.[1])), ...editors].find(
    (editor): editor is string => editor !== null && around.includes(editor),
  )
}

/** All that is done without the script for it. */
const followSaves: Follow = (document, editor) => {
  const saves = afterSaves(() => document.refresh())
  const hear = (event: MessageEvent<unknown>) => {
    const said = saidBy(editor, event)
    if (said) saves.hear(said)
  }
  addEventListener('message', hear)
  // The editor sends messages only to pages that have greeted it.
  tellEditor(editor, 'CONNECTED', {
    ...{ action: 'CONNECTED', connected: true, locale: document.settings.locale ?? 'en' },
    ...{ taggedElementCount: 0, isInspectorEnabled: false, isLiveUpdatesEnabled: true },
  })
  return () => {
    saves.stop()
    removeEventListener('message', hear)
  }
}

export function useEditor(latest: Previewed) {
  const document = useRef(latest).current
  const editor = latest.space?.preview ? editorAround(latest.host) : null
  useLayoutEffect(() => {
    Object.assign(document, latest)
    document.changed?.()
  })
  useEffect(() => {
    if (!editor) return
    let stop: (() => void) | undefined
    let isOver = false
    const begin = (follow: Follow) => {
      if (!isOver) stop = follow(document, editor)
    }
    editorScript().then(begin, () => {
      tellOwner(
        'warn',
        'site-embed.preview.js cannot be loaded from beside the script: previews follow the editor only when it saves.',
      )
      begin(followSaves)
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [document, editor])
}
