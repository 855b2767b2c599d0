// The layout `dialog`: a button, or an element of the page, opens the search in a modal dialog.
import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { focusOneOf, keepFocus } from '../../page/focus.ts'
import type { Handover } from '../../page/host.ts'
import { useHost } from '../../shell/host-context.ts'
import { useWords } from '../../shell/words.ts'
import { Box } from '../box/Box.tsx'
import { SeeAll } from '../box/SeeAll.tsx'
import { Suggested, usePopular } from '../box/Suggested.tsx'
import { useShortcut } from '../box/useShortcut.ts'
import { minLengthOf } from '../engine/setup.ts'
import { useEngine, useSearch } from '../engine/useSearch.ts'
import { BelowBox } from './BelowBox.tsx'
import { Modal, useOpened } from './Modal.tsx'
import { Opener } from './Opener.tsx'
import type { LayoutProps } from './props.ts'
import { triggersOf, useTrigger } from './useTrigger.ts'

export function Dialog(props: LayoutProps) {
  const { settings, box } = props
  const host = useHost()
  const { t } = useWords()
  const engine = useEngine()
  const button = useRef<HTMLButtonElement>(null)
  const { opened, open, close } = useOpened(host, box.input)
  const isMissing = useTrigger(host, settings.trigger, (trigger) => open(trigger))
  const keys = settings.shortcut ?? 'mod+k'
  useShortcut(host, keys, () => (opened ? close() : open()))
  const openers = () => [...triggersOf(host, settings.trigger), button.current]
  useImperativeHandle(box.opener, () => ({ focus: () => focusOneOf(openers()) }))
  // A visitor who was typing in the fallback continues in the dialog.
  const continueTyping = useEffectEvent((taken: Handover) => open(undefined, taken.selection))
  useLayoutEffect(() => {
    if (box.taken?.focused && box.taken.text) continueTyping(box.taken)
  }, [box.taken])
  useEffect(() => {
    if (opened) engine.begin()
  }, [engine, opened])
  return (
    <>
      {isMissing && (
        <Opener button={button} settings={settings} keys={keys} open={() => open(button.current)} />
      )}
      {opened && (
        <Modal
          name={settings.label || t('search')}
          input={box.input}
          selection={opened.selection}
          close={close}
          restoreFocus={() => opened.from && focusOneOf([opened.from, ...openers()])}
        >
          <DialogContent {...props} close={close} />
        </Modal>
      )}
    </>
  )
}

function DialogContent({ close, ...props }: LayoutProps & { close: () => void }) {
  const { settings, box, forwarding, recent } = props
  const { t } = useWords()
  const host = useHost()
  const state = useSearch(({ state }) => state)
  const outcome = useSearch(({ outcome }) => outcome)
  const popular = usePopular(!box.text.trim())
  // On a touch screen not to the box, because that would open the keyboard.
  const moveFocus = () =>
    matchMedia('(pointer: coarse)').matches ? keepFocus(host) : box.input.current?.focus()
  // Before the first letter there is no message about missing letters.
  const isBlank = minLengthOf(settings) === 1 && !state.query.trim()
  return (
    <>
      <div className="dialog-head" data-search-on={settings.searchOn}>
        <Box settings={settings} box={box} submit={props.submit} />
        <button type="button" part="button" className="button dialog-close" onClick={close}>
          {t('close')}
        </button>
      </div>
      <div className="dialog-body">
        {isBlank && !recent.list.length && <p className="stats list-head">{t('startTyping')}</p>}
        <Suggested
          typed={box.text}
          recent={recent}
          popular={popular}
          suggestions={outcome?.suggestions ?? []}
          level={settings.headingLevel}
          choose={(query, category) => {
            props.choose(query, category)
            moveFocus()
          }}
        />
        {props.ask('dialog')}
        {props.failure}
        {!isBlank && <BelowBox {...props.below} />}
        {forwarding.isElsewhere && outcome?.nbHits ? (
          <SeeAll outcome={outcome} forwarding={forwarding} recent={recent} />
        ) : null}
      </div>
      <Keys />
    </>
  )
}

/** Hidden from screen readers, because buttons and links do the same. */
function Keys() {
  const { t } = useWords()
  const keys = [
    [t('moveKeys'), '↑ ↓'],
    [t('openKey'), '↵'],
    [t('close'), t('escKey')],
  ]
  return (
    <p className="dialog-foot" aria-hidden="true">
      {keys.map(([what, key]) => (
        <span key={key}>
          {what}
          <span className="key">{key}</span>
        </span>
      ))}
    </p>
  )
}
