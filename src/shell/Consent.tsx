// Before anyone has agreed: what would be asked of whom, and the button. The page's own words go
// into the slot `consent`, where any button agrees.
import { useEffect, useRef } from 'react'
import type { ElementKind } from './fail.ts'
import { useHost } from './host-context.ts'
import { useWords } from './words.ts'

export function Consent({ kind, service }: { kind: ElementKind; service: string }) {
  const { t } = useWords()
  const host = useHost()
  const slot = useRef<HTMLSlotElement>(null)
  useEffect(() => {
    const own = slot.current
    const agree = (event: Event) => {
      const button = event.composedPath().find((node) => node instanceof HTMLButtonElement)
      if (button) host.call('load')
    }
    own?.addEventListener('click', agree)
    return () => own?.removeEventListener('click', agree)
  }, [host])
  return (
    <slot name="consent" ref={slot}>
      <div className="consent">
        <p>{t(kind === 'search' ? 'consentSearch' : 'consentDocument', { host: service })}</p>
        <button type="button" part="button" className="button">
          {t('consentButton')}
        </button>
      </div>
    </slot>
  )
}
