// The built-in button that opens a dialog: an icon, a word and the keys; or what the owner's template says.
import { type RefObject, useLayoutEffect } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import { hasFocusIn, keepFocus } from '../../page/focus.ts'
import { useHost, useOwnerTemplate } from '../../shell/host-context.ts'
import { Icon } from '../../shell/Icon.tsx'
import { useWords } from '../../shell/words.ts'
import { shownKeys, spokenKeys } from '../box/useShortcut.ts'

interface Props {
  button: RefObject<HTMLButtonElement | null>
  settings: Pick<SearchSettings, 'label' | 'placeholder'>
  /** Empty for none. */
  keys: string
  open: () => void
}

export function Opener({ button, settings: { label, placeholder }, keys, open }: Props) {
  const { t } = useWords()
  const host = useHost()
  const own = useOwnerTemplate()('button', {})
  const words = placeholder || t('searchPlaceholder')
  useLayoutEffect(() => {
    const { current } = button
    if (!current) return
    const seen = own ? current.textContent?.trim() : words
    // A button with only a picture needs a name. Any other name begins with the visible words, because people say
    // these to voice control.
    const name = label && seen ? `${seen} ${label}` : label || (seen ? '' : t('search'))
    if (name) current.setAttribute('aria-label', name)
    else current.removeAttribute('aria-label')
  })
  // When the page's own trigger replaces this button, the focus moves there too.
  useLayoutEffect(
    () => () => {
      if (hasFocusIn(host, '.opener')) host.call('focus')
      if (hasFocusIn(host, '.opener')) keepFocus(host)
    },
    [host],
  )
  return (
    <button
      ref={button}
      type="button"
      part="button opener"
      className="button opener"
      aria-haspopup="dialog"
      aria-keyshortcuts={keys ? spokenKeys(keys) : undefined}
      onClick={open}
    >
      {own ?? (
        <span className="opener-line">
          <Icon name="glass" />
          <span className="words">{words}</span>
          {keys && (
            <span className="keys" aria-hidden="true" data-keys={shownKeys(keys, t('ctrlKey'))} />
          )}
        </span>
      )}
    </button>
  )
}
