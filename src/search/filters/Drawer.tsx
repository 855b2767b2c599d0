// The filters: beside the results on wide elements, in a drawer behind a button on narrow ones. They exist
// once, and move between the two with everything that was opened and typed in them. Only the style sheet
// decides which it is: it shows the button, or hides it.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatNumber } from '../../format/format.ts'
import { lockScroll } from '../../page/scroll-lock.ts'
import { Icon } from '../../shell/Icon.tsx'
import { useWords } from '../../shell/words.ts'
import { useEngine, useFiltersHere, useSearch } from '../engine/useSearch.ts'

export function Drawer({ children }: { children: ReactNode }) {
  const { t, locale } = useWords()
  const { panel, toggle, sheet, column } = usePlace()
  const dialog = useRef<HTMLDialogElement>(null)
  const count = Object.values(useFiltersHere()).reduce(
    (sum, filter) => sum + ('length' in filter ? filter.length : 1),
    0,
  )
  const [open, setOpen] = useState(false)
  useLayoutEffect(() => {
    if (!open) return
    dialog.current?.showModal()
    // Except in Chromium, a drawer with nothing to scroll would scroll the page behind it.
    return lockScroll()
  }, [open])
  const close = () => {
    dialog.current?.close()
    setOpen(false)
    // Some browsers do not focus a clicked button, and so cannot return the focus to it.
    toggle.current?.focus()
  }
  return (
    <div className="filters" part="facets">
      <button
        ref={toggle}
        type="button"
        part="button"
        className="button filters-toggle"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('filters')}
        {count > 0 && ` (${formatNumber(count, locale)})`}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself */}
      <dialog
        ref={dialog}
        className="drawer"
        aria-label={t('filters')}
        onClick={({ target, currentTarget }) => target === currentTarget && close()}
        // Escape closes at once. The `close` event comes a task later, when the drawer may be open again.
        onCancel={close}
        onClose={({ currentTarget }) => open && !currentTarget.open && close()}
      >
        <div className="sheet">
          {open && (
            <div className="sheet-head">
              <b>{t('filters')}</b>
              <button type="button" className="sheet-close" onClick={close}>
                <Icon name="cross" />
                <span className="visually-hidden">{t('close')}</span>
              </button>
            </div>
          )}
          <div ref={sheet} className="sheet-body" />
          {open && <Foot close={close} clear={count > 0} />}
        </div>
      </dialog>
      <div ref={column} className="filters-column" />
      {createPortal(children, panel)}
    </div>
  )
}

function Foot({ close, clear }: { close: () => void; clear: boolean }) {
  const { t } = useWords()
  const engine = useEngine()
  const outcome = useSearch(({ outcome }) => outcome)
  const end = useRef<HTMLButtonElement>(null)
  return (
    <div className="sheet-foot">
      {clear && (
        <button
          type="button"
          part="button"
          className="button"
          onClick={() => {
            // This button disappears, so the focus moves to the next one.
            end.current?.focus()
            engine.set({ filters: {} })
          }}
        >
          {t('clearFilters')}
        </button>
      )}
      <button ref={end} type="button" part="button" className="button primary" onClick={close}>
        {t('showResults', { count: outcome?.nbHits ?? 0 })}
      </button>
    </div>
  )
}

function usePlace() {
  const toggle = useRef<HTMLButtonElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const column = useRef<HTMLDivElement>(null)
  const [panel] = useState(() =>
    Object.assign(document.createElement('div'), { className: 'filters-panel' }),
  )
  useLayoutEffect(() => {
    const button = toggle.current
    if (!button) return
    const place = () => {
      const isNarrow = button.offsetWidth > 0
      const home = (isNarrow ? sheet : column).current
      if (panel.parentNode === home) return
      const focused = panel.querySelector<HTMLElement>(':focus')
      if (!isNarrow) panel.closest('dialog')?.close()
      home?.append(panel)
      // An element that moves loses the focus, and a closed drawer cannot have it.
      if (focused) (isNarrow ? button : focused).focus({ preventScroll: true })
    }
    // The observer says before painting where they belong; measuring now would cause a second layout.
    if (!panel.parentNode) column.current?.append(panel)
    // If a visible element grows while an observer reports sizes, the page gets an error. So the filters move into
    // the hidden drawer at once, but come back in the next frame.
    const observer = new ResizeObserver(() =>
      button.offsetWidth > 0 ? place() : requestAnimationFrame(place),
    )
    observer.observe(button)
    return () => observer.disconnect()
  }, [panel])
  return { panel, toggle, sheet, column }
}
