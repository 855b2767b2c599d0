// The box: a form, so that Enter, the phone's search key and voice control all work.
import type { ComponentPropsWithoutRef, ComponentPropsWithRef, ReactNode } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import { Icon } from '../../shell/Icon.tsx'
import { useWords } from '../../shell/words.ts'
import type { SearchBox } from './useBox.ts'

interface Props {
  settings: Pick<SearchSettings, 'label' | 'placeholder'>
  box: Pick<SearchBox, 'text' | 'input' | 'type' | 'clear' | 'isAway' | 'isDisabled'>
  submit: () => void
  /** Attributes and handlers that turn the input into a combobox; its popup comes as `children`. */
  combobox?: ComponentPropsWithoutRef<'input'>
  area?: ComponentPropsWithRef<'search'>
  /** After the buttons of the box. */
  end?: ReactNode
  children?: ReactNode
}

export function Box({ settings, box, submit, combobox, area, end, children }: Props) {
  const { text, input, type, clear, isAway, isDisabled } = box
  const { t } = useWords()
  const name = settings.label || t('search')
  return (
    <search hidden={isAway} {...area}>
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
        <Icon name="glass" />
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
          disabled={isDisabled}
          {...combobox}
          onChange={({ currentTarget, nativeEvent }) =>
            type(
              currentTarget.value,
              'isComposing' in nativeEvent && nativeEvent.isComposing === true,
            )
          }
          onCompositionEnd={({ currentTarget }) => type(currentTarget.value, false)}
        />
        {text !== '' && !isDisabled && (
          <button type="button" part="reset" className="reset" onClick={clear}>
            <Icon name="cross" />
            <span className="visually-hidden">{t('clearSearch')}</span>
          </button>
        )}
        <button type="submit" part="submit" className="button primary" disabled={isDisabled}>
          {t('search')}
        </button>
        {end}
      </form>
      {children}
    </search>
  )
}
