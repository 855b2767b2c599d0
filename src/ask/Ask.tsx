// Asking an agent: the button or option for it in each layout, and the place of the answers.
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { agentHost } from '../contract/agent-host.ts'
import type { AskProps } from '../search/asking.ts'
import { Option } from '../search/box/Option.tsx'
import { Modal } from '../search/layouts/Modal.tsx'
import { Answer } from './Answer.tsx'
import { useAsking } from './asking.ts'
import { Button } from './Button.tsx'
import { useStyles } from './useStyles.ts'
import { useAskWords } from './words/useAskWords.ts'

export function Ask(props: AskProps) {
  const { place, host, text } = props
  const asking = useAsking(props)
  const { isOpen } = useSyncExternalStore(asking.subscribe, asking.shown)
  const say = useAskWords()
  const input = useRef(null)
  useStyles(host)
  useEffect(() => (place === 'option' ? undefined : asking.talk.dispose), [place, asking])
  const { appId, searchHost } = props.settings
  useEffect(() => {
    if (appId && !searchHost) host.notePolicy({ 'connect-src': [agentHost(appId)] })
  }, [host, appId, searchHost])
  const words = text.trim()
  const offer = words ? say('askWords', words) : say('askQuestion')
  const choose = () => asking.choose(words)
  if (place === 'option')
    return (
      <Option
        name="ask"
        className="all ask-option"
        part="ask"
        choose={() => {
          choose()
          host.call('close')
        }}
      >
        {offer}
      </Option>
    )
  const answer = isOpen && <Answer {...props} asking={asking} />
  if (place !== 'modal')
    return (
      <>
        <Button press={choose} part="button ask" className={place === 'dialog' ? 'suggestion' : ''}>
          {offer}
        </Button>
        {answer}
      </>
    )
  const { close, giveFocusBack } = asking
  return (
    answer && (
      <Modal
        name={say('askQuestion')}
        selection={null}
        restoreFocus={giveFocusBack}
        {...{ input, close }}
      >
        {answer}
      </Modal>
    )
  )
}
