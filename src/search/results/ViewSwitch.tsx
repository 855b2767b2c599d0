// Buttons for list, grid or lines, where the owner offers more than one.
import type { MessageKey } from '../../shell/messages/index.ts'
import { useWords } from '../../shell/words.ts'
import type { View } from './Hits.tsx'

const names: Record<View, MessageKey> = {
  list: 'viewList',
  grid: 'viewGrid',
  compact: 'viewCompact',
}

interface Props {
  views: readonly View[]
  view: View
  choose: (view: View) => void
}

export function ViewSwitch({ views, view, choose }: Props) {
  const { t } = useWords()
  if (views.length < 2) return null
  return (
    <fieldset className="views" part="views" aria-label={t('view')}>
      {views.map((each) => (
        <button
          key={each}
          type="button"
          part="button"
          className="button"
          aria-pressed={each === view}
          onClick={() => choose(each)}
        >
          {t(names[each])}
        </button>
      ))}
    </fieldset>
  )
}
