// Before anyone has agreed: what would be asked of whom, and the button. The page's own words are
// a template, or stand in the slot `consent`; any button in them agrees.
import { useEffect, useRef } from 'react'
import { keepFocus } from '../page/focus.ts'
import type { ElementKind } from './fail.ts'
import { useHost } from './host-context.ts'
import { useOwnerTemplate } from './owner-template.ts'
import { useWords } from './words.ts'

interface Props {
  kind: ElementKind
  service: string
}

export function Consent({ kind, service }: Props) {
  const { t } = useWords()
  const host = useHost()
  const own = useOwnerTemplate()('consent', { host: service })
  const ground = useRef<HTMLDivElement>(null)
  // Listened to as the browser tells it: what is slotted is no part of React's tree.
  useEffect(() => {
    const agree = (event: Event) => {
      if (!event.composedPath().some((node) => node instanceof HTMLButtonElement)) return
      keepFocus(host)
      host.call('load')
    }
    ground.current?.addEventListener('click', agree)
  }, [host])
  const question = t(kind === 'search' ? 'consentSearch' : 'consentDocument', { host: service })
  return (
    <div ref={ground}>
      {own ?? (
        <slot name="consent">
          <div className="consent">
            <p>{question}</p>
            <button type="button" part="button" className="button">
              {t('consentButton')}
            </button>
          </div>
        </slot>
      )}
    </div>
  )
}
