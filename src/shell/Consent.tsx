// The request for consent: it names the service and has a button that agrees. The owner can replace it with a
// template or with content in the slot `consent`; any button in it agrees.
import { useEffect, useRef } from 'react'
import { keepFocus } from '../page/focus.ts'
import type { ElementKind } from './fail.ts'
import { useHost, useOwnerTemplate } from './host-context.ts'
import { useWords } from './words.ts'

interface Props {
  kind: ElementKind
  service: string
  policy: string | null
}

export function Consent({ kind, service, policy }: Props) {
  const { t } = useWords()
  const host = useHost()
  const template = useOwnerTemplate()('consent', { host: service })
  const ground = useRef<HTMLDivElement>(null)
  // A native listener, because slotted nodes are not part of React's tree, so `onClick` would not hear them.
  useEffect(() => {
    const agree = (event: Event) => {
      if (!event.composedPath().some((node) => node instanceof HTMLButtonElement)) return
      keepFocus(host)
      host.call('load')
    }
    ground.current?.addEventListener('click', agree)
  }, [host])
  const question = t(kind.consent, { host: service })
  return (
    <div ref={ground}>
      {template ?? (
        <slot name="consent">
          <div className="consent">
            <p>{question}</p>
            <button type="button" part="button" className="button primary">
              {t('consentButton')}
            </button>
            {policy && (
              <a part="link" href={policy}>
                {t('privacyPolicy')}
              </a>
            )}
          </div>
        </slot>
      )}
    </div>
  )
}
