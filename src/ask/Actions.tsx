// What a visitor can do with an answer: stop it while it comes, then ask again, copy it, or vote for it.
import { useState } from 'react'
import { Button } from './Button.tsx'
import { isBusy } from './exchange.ts'
import type { TurnProps } from './turn.ts'
import { useAskWords } from './words/useAskWords.ts'

export function Actions({ asking, turn, isLast, again }: TurnProps & { again: () => void }) {
  const { state, text, canVote, vote } = turn
  const say = useAskWords()
  const [copied, setCopied] = useState<'askCopied' | 'askNotCopied' | null>(null)
  const copy = async () => {
    setCopied(null)
    try {
      // `navigator.clipboard` is missing on pages without https.
      await navigator.clipboard.writeText(text)
      setCopied('askCopied')
    } catch {
      setCopied('askNotCopied')
    }
  }
  const anew = () => {
    setCopied(null)
    again()
  }
  const voteFor = (kind: 'helped' | 'not', name: 'askHelped' | 'askNotHelped') => (
    <Button press={() => asking.talk.vote(turn, kind)} isPressed={vote === kind}>
      {say(name)}
    </Button>
  )
  return (
    <p className="ways-out ask-actions">
      {isBusy(turn) ? (
        <Button press={asking.stop}>{say('askStop')}</Button>
      ) : (
        <>
          {isLast && state !== 'failed' && <Button press={anew}>{say('retry')}</Button>}
          {text && <Button press={copy}>{say('askCopy')}</Button>}
          {canVote && state === 'whole' && (
            <>
              {voteFor('helped', 'askHelped')}
              {voteFor('not', 'askNotHelped')}
            </>
          )}
        </>
      )}
      <span role="status" className="ask-note">
        {copied && say(copied)}
      </span>
    </p>
  )
}
