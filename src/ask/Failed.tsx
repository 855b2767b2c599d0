// Why there is no more of an answer, and a way out. What has come so far stays above it.
import type { MessageKey } from '../shell/messages/index.ts'
import { Button } from './Button.tsx'
import type { AskFailure } from './conversation.ts'
import { useWords } from './given.ts'
import type { TurnProps } from './turn.ts'
import { useAskWords } from './words/useAskWords.ts'

/** Those that may be over the next time, in words that the search has too. The others only the owner can mend. */
const passing: Partial<Record<AskFailure, MessageKey>> = {
  'rate-limit': 'tooManyRequests',
  silent: 'tooSlow',
  offline: 'unreachable',
  network: 'unreachable',
  cut: 'serverTrouble',
  server: 'serverTrouble',
  shape: 'serverTrouble',
}

export function Failed({ turn, again, isLast, asking }: TurnProps & { again: () => void }) {
  const { failure } = turn
  const { t } = useWords()
  const say = useAskWords()
  if (!failure) return null
  const words = passing[failure]
  const isFull = failure === 'too-long'
  const [way, press] = isFull
    ? (['startAgain', asking.startAnew] as const)
    : words
      ? (['retry', again] as const)
      : (['search', asking.search] as const)
  return (
    <div className="error" part="error" role="alert" data-code={failure}>
      <p>{words ? t(words) : say(isFull ? 'askFull' : 'askUnavailable')}</p>
      {isLast && <Button press={press}>{t(way)}</Button>}
    </div>
  )
}
