// The layout `page`: the box with filters and results below it; or only the box, if the results are shown
// elsewhere.
import { useState } from 'react'
import { useWords } from '../../shell/words.ts'
import { Box } from '../box/Box.tsx'
import { Combobox } from '../box/Combobox.tsx'
import { queryOptions } from '../box/query-options.tsx'
import { useOpenMethods } from '../box/useOpenMethods.ts'
import { isOnlyBox } from '../engine/setup.ts'
import { useSearch } from '../engine/useSearch.ts'
import { BelowBox } from './BelowBox.tsx'
import type { LayoutProps } from './props.ts'

export function InPage(props: LayoutProps) {
  const { settings, failure, below } = props
  return (
    <>
      {settings.recent || settings.suggestionsIndex !== null ? (
        <BoxWithSuggestions {...props} />
      ) : (
        <PlainBox {...props} />
      )}
      {props.ask('page')}
      {failure}
      {!isOnlyBox(settings) && <BelowBox {...below} />}
    </>
  )
}

/** This box has no popup, so `open()` and `close()` do nothing. */
function PlainBox({ settings, box, submit }: LayoutProps) {
  useOpenMethods(false, nothing, nothing)
  return <Box settings={settings} box={box} submit={submit} />
}

const nothing = () => {}

/** The box with recent searches and suggestions in a popup. */
function BoxWithSuggestions({ settings, box, submit, recent, choose }: LayoutProps) {
  const { t } = useWords()
  const outcome = useSearch(({ outcome }) => outcome)
  const popular = useSearch(({ popular }) => popular)
  const [isWanted, want] = useState(false)
  const isTyped = box.text.trim() !== ''
  return (
    <Combobox
      settings={settings}
      box={box}
      submit={() => {
        submit()
        want(false)
      }}
      isWanted={isWanted}
      want={want}
      label={t('suggestions')}
      options={queryOptions({
        typed: box.text,
        recent,
        popular: (!isTyped && popular) || [],
        label: '',
        suggestions: outcome?.suggestions ?? [],
        most: 5,
        hasCategories: true,
        choose(...chosen) {
          choose(...chosen)
          want(false)
        },
      })}
    />
  )
}
