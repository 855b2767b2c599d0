// The message that a visitor sees when something went wrong, with what can be done about it.
import type { ErrorCode } from '../contract/errors.ts'
import { needsOwner } from './errors.ts'
import { type ElementKind, visitorMessage } from './fail.ts'
import { keepFocus } from './focus.ts'
import { useHost } from './host-context.ts'
import { useWords } from './words.ts'

interface Props {
  kind: ElementKind
  code: ErrorCode
  retry?: () => void
}

export function Failure({ kind, code, retry }: Props) {
  const { t } = useWords()
  const host = useHost()
  return (
    <div className="error" part="error" role="alert" data-code={code}>
      <p>{t(visitorMessage[code][kind])}</p>
      {retry && !needsOwner.includes(code) && (
        <button
          type="button"
          part="button"
          className="button"
          onClick={() => {
            keepFocus(host)
            retry()
          }}
        >
          {t('retry')}
        </button>
      )}
    </div>
  )
}
