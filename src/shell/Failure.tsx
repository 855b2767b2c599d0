// The message when something went wrong, with a button to try again.
import { Fragment, type MouseEvent, useLayoutEffect } from 'react'
import type { ErrorCode } from '../contract/errors.ts'
import { needsOwner } from '../errors/errors.ts'
import { keepFocus } from '../page/focus.ts'
import type { ElementKind } from './fail.ts'
import { useHost, useOwnerTemplate } from './host-context.ts'
import { useWords } from './words.ts'

interface Props {
  kind: ElementKind
  code: ErrorCode
  /** The time of the failure. A new time renders the message again, so that screen readers announce it again. */
  time?: number
  retry?: () => void
}

export function Failure({ kind, code, time, retry }: Props) {
  const { t } = useWords()
  const host = useHost()
  useLayoutEffect(() => host.holdState('error'), [host])
  const message = t(kind.failures[code])
  const template = useOwnerTemplate()('error', { code, message })
  const tryAgain = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('button'))) return
    keepFocus(host)
    retry?.()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only buttons in it are listened to, and a key on a button is a click
    <div
      className={template ? undefined : 'error'}
      part="error"
      role="alert"
      data-code={code}
      onClick={tryAgain}
    >
      {template ? (
        <Fragment key={time}>{template}</Fragment>
      ) : (
        <>
          <p key={time}>{message}</p>
          {retry && !needsOwner.includes(code) && (
            <button type="button" part="button" className="button">
              {t('retry')}
            </button>
          )}
        </>
      )}
    </div>
  )
}
