// The shape of results, while the first ones are loading.
import { useEffect } from 'react'
import { numberFormat } from '../../format/format.ts'
import { isWrittenPlainly } from '../../format/plainly.ts'
import { useWords } from '../../shell/words.ts'
import type { View } from './Hits.tsx'

export function Skeleton({ view }: { view: View }) {
  const { locale, t } = useWords()
  // The first price or date takes a browser long, so its formatters are created during the wait.
  useEffect(() => {
    // Some languages need no formatters, and Safari has no idle callback.
    if (isWrittenPlainly(locale) || !window.requestIdleCallback) return
    const idle = requestIdleCallback(() => numberFormat(locale))
    return () => cancelIdleCallback(idle)
  }, [locale])
  return (
    <div className="bones" role="status" aria-label={t('loading')}>
      <div className="hits" data-view={view}>
        {[...'abcdef'].map((key) => (
          <div key={key} className="hit" aria-hidden="true">
            <div className="bone bone-image" />
            <div className="hit-body">
              <div className="bone bone-title" />
              <div className="bone bone-text" />
              <div className="bone bone-text short" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
