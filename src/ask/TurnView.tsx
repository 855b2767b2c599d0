// One question with its answer so far, and what the visitor can do with it.
import { useLayoutEffect, useRef } from 'react'
import { Heading } from '../shell/Heading.tsx'
import { Actions } from './Actions.tsx'
import { isBusy } from './exchange.ts'
import { Failed } from './Failed.tsx'
import { Markdown } from './markdown/Markdown.tsx'
import { Sources } from './Sources.tsx'
import type { TurnProps } from './turn.ts'
import { useAskWords } from './words/useAskWords.ts'

export function TurnView({ id, ...props }: TurnProps & { id: string }) {
  const { turn, settings, asking } = props
  const { question, text, state } = turn
  const say = useAskWords()
  const around = useRef<HTMLDivElement>(null)
  const busy = isBusy(turn)
  const keepHeight = (height: string) => {
    if (around.current) around.current.style.minHeight = height
  }
  useLayoutEffect(() => {
    if (!busy) keepHeight('')
  })
  const again = () => {
    asking.owes.focus = true
    // The next answer gets the height of this one, so that nothing below moves up while it comes.
    keepHeight(`${around.current?.offsetHeight}px`)
    asking.talk.again()
  }
  return (
    <div ref={around} className="ask-turn" aria-busy={busy}>
      <Heading
        level={settings.headingLevel}
        id={id}
        part="question"
        className="ask-question"
        tabIndex={-1}
        dir="auto"
      >
        {question}
      </Heading>
      <div className="ask-text">
        {state === 'waiting' && (
          <>
            <p className="ask-note">{say('loading')}</p>
            <div className="bone bone-line" />
            <div className="bone bone-line" />
          </>
        )}
        <Markdown text={text} isGrowing={busy} level={settings.headingLevel + 1} />
      </div>
      <Failed {...props} again={again} />
      {!busy && (
        <>
          <Sources {...props} />
          {text && <p className="ask-note">{say('askMachine')}</p>}
        </>
      )}
      <Actions {...props} again={again} />
    </div>
  )
}
