// The message that a visitor sees when something went wrong, with what can be done about it.
import type { ErrorCode } from '../contract/errors.ts'
import { needsOwner } from './errors.ts'
import { type ElementKind, visitorMessage } from './fail.ts'
import { useWords } from './words.ts'

interface Props {
  kind: ElementKind
  code: ErrorCode
  retry?: () => void
}

export function Failure({ kind, code, retry }: Props) {
  const { t } = useWords()
  return (
    <div className="error" part="error" role="alert" data-code={code}>
      <p>{t(visitorMessage[code][kind])}</p>
      {retry && !needsOwner.includes(code) && (
        <button type="button" part="button" className="button" onClick={retry}>
          {t('retry')}
        </button>
      )}
    </div>
  )
}
