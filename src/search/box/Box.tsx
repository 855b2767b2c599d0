// The box: a form, so that Enter, the phone's search key and voice control all work.
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import { useWords } from '../../shell/words.ts'
import type { useBox } from './useBox.ts'

interface Props {
  settings: Pick<SearchSettings, 'label' | 'placeholder'>
  box: Pick<ReturnType<typeof useBox>, 'text' | 'input' | 'type' | 'clear'>
  submit: () => void
  /** What makes a combobox of the input, and the popup that goes with it. */
  combobox?: ComponentPropsWithoutRef<'input'>
  children?: ReactNode
}

export function Box({ settings, box, submit, combobox, children }: Props) {
  const { text, input, type, clear } = box
  const { t } = useWords()
  const name = settings.label || t('search')
  return (
    <search>
      <form
        className="box"
        part="search-box"
        aria-label={name}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Glass />
        <input
          ref={input}
          part="input"
          type="search"
          name="q"
          aria-label={name}
          placeholder={settings.placeholder ?? t('searchPlaceholder')}
          value={text}
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={512}
          {...combobox}
          onChange={({ currentTarget, nativeEvent }) =>
            type(
              currentTarget.value,
              'isComposing' in nativeEvent && nativeEvent.isComposing === true,
            )
          }
          onCompositionEnd={({ currentTarget }) => type(currentTarget.value, false)}
        />
        {text !== '' && (
          <button type="button" part="reset" className="reset" onClick={clear}>
            <Cross />
            <span className="visually-hidden">{t('clearSearch')}</span>
          </button>
        )}
        <button type="submit" part="submit" className="button primary">
          {t('search')}
        </button>
      </form>
      {children}
    </search>
  )
}

export const Glass = () => (
  <svg className="glass" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="8.5" cy="8.5" r="5.5" />
    <path d="m13 13 4.5 4.5" />
  </svg>
)
const Cross = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="m5 5 10 10M15 5 5 15" />
  </svg>
)
