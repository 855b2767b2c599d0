// Questions and answers: the request for consent if needed, each turn, and what can be asked next.
import type { FormEvent } from 'react'
import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { AskProps } from '../search/asking.ts'
import { Heading } from '../shell/Heading.tsx'
import type { Asking } from './asking.ts'
import { Button } from './Button.tsx'
import { Consent } from './Consent.tsx'
import { isBusy } from './exchange.ts'
import { TurnView } from './TurnView.tsx'
import { useAskWords } from './words/useAskWords.ts'

export function Answer(props: AskProps & { asking: Asking }) {
  const { asking, settings } = props
  const { talk } = asking
  const { turns, offers, isFull } = useSyncExternalStore(talk.subscribe, talk.snapshot)
  const { waiting } = useSyncExternalStore(asking.subscribe, asking.shown)
  const say = useAskWords()
  const id = useId()
  const last = turns.at(-1)
  const label = id + (last?.id ?? '')
  return (
    <section ref={useFocusOwed(asking)} part="answer" className="ask" aria-labelledby={label}>
      <Button press={asking.close} className="ask-close">
        {say('close')}
      </Button>
      {!last && (
        <Heading level={settings.headingLevel} id={label} className="ask-question" tabIndex={-1}>
          {waiting || say('askQuestion')}
        </Heading>
      )}
      {turns.map((turn) => (
        <TurnView key={turn.id} {...props} id={id + turn.id} turn={turn} isLast={turn === last} />
      ))}
      {waiting === null ? (
        <>
          <p className="ways-out ask-offers">
            {offers.map((offer) => (
              <Button key={offer} press={() => asking.ask(offer)}>
                {offer}
              </Button>
            ))}
          </p>
          {!isFull && <Field ask={talk.ask} isBusy={isBusy(last)} />}
        </>
      ) : (
        <Consent {...props} />
      )}
      <p role="status" className="visually-hidden">
        {last?.state === 'whole' && say('askAnswered')}
      </p>
    </section>
  )
}

function Field({ ask, isBusy }: { ask: (question: string) => void; isBusy: boolean }) {
  const say = useAskWords()
  const hint = say('askYours')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    ask(String(new FormData(form).get('q')))
    form.reset()
  }
  return (
    <form className="box" onSubmit={submit}>
      <input
        name="q"
        aria-label={hint}
        placeholder={hint}
        autoComplete="off"
        maxLength={1000}
        dir="auto"
      />
      <button type="submit" part="button" className="button" aria-disabled={isBusy}>
        {say('ask')}
      </button>
    </form>
  )
}

/**
 * Moves the focus to the last question, or to the field if there is no question yet. It also moves the focus
 * from the stop button, which goes away when the answer is complete.
 */
function useFocusOwed({ owes, shown }: Asking) {
  const region = useRef<HTMLElement>(null)
  const hasFocus = () => region.current?.matches(':focus-within') === true
  const hadFocus = hasFocus()
  const pay = () => {
    const { current } = region
    const isNew = shown().waiting === null && !current?.querySelector('.ask-turn')
    const places = current?.querySelectorAll<HTMLElement>(isNew ? 'input' : '.ask-question')
    const place = places?.[places.length - 1]
    if (owes.view) current?.scrollIntoView({ block: 'nearest' })
    if (owes.focus) place?.focus({ preventScroll: true })
    // In a dialog that is not open yet, nothing takes the focus.
    if (place?.matches(':focus')) owes.focus = owes.view = false
  }
  useLayoutEffect(() => {
    owes.focus ||= hadFocus && !hasFocus()
    pay()
  })
  useEffect(pay)
  return region
}
