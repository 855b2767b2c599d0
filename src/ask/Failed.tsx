// Says why an answer ended early, and what to do. The part that has arrived stays above it.
import type { MessageKey } from '../shell/messages/index.ts'
import { Button } from './Button.tsx'
import type { AskFailure } from './conversation.ts'
import type { TurnProps } from './turn.ts'
import { useAskWords } from './words/useAskWords.ts'

/** Failures that may pass, with messages of the search. Only the owner can fix the others. */
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
  const say = useAskWords()
  if (!failure) return null
  const words = passing[failure]
  const [said, way, press] =
    failure === 'too-long'
      ? (['askFull', 'startAgain', asking.startAnew] as const)
      : words
        ? ([words, 'retry', again] as const)
        : (['askUnavailable', 'search', asking.search] as const)
  return (
    <div className="error" part="error" role="alert" data-code={failure}>
      <p>{say(said)}</p>
      {isLast && <Button press={press}>{say(way)}</Button>}
    </div>
  )
}
