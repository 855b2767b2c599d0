// The message that a visitor sees when something went wrong, with what can be done about it.
import { Fragment, type MouseEvent } from 'react'
import type { ErrorCode } from '../contract/errors.ts'
import { needsOwner } from '../errors/errors.ts'
import { keepFocus } from '../page/focus.ts'
import { type ElementKind, visitorMessage } from './fail.ts'
import { useHost } from './host-context.ts'
import { useOwnerTemplate } from './owner-template.ts'
import { useWords } from './words.ts'

interface Props {
  kind: ElementKind
  code: ErrorCode
  /** Whoever tries again hears it again. */
  time?: number
  retry?: () => void
}

export function Failure({ kind, code, time, retry }: Props) {
  const { t } = useWords()
  const host = useHost()
  const message = t(visitorMessage[code][kind])
  const own = useOwnerTemplate()('error', { code, message })
  const tryAgain = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('button'))) return
    keepFocus(host)
    retry?.()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button is a click
    <div
      className={own ? undefined : 'error'}
      part="error"
      role="alert"
      data-code={code}
      onClick={tryAgain}
    >
      {own ? (
        <Fragment key={time}>{own}</Fragment>
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
