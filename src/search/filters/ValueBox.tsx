// One value to choose: a native checkbox or radio button, named by the value.
import type { ReactNode } from 'react'
import { formatNumber } from '../../format/format.ts'
import { useWords } from '../../shell/words.ts'

interface Props {
  /** Radio buttons of one group exclude each other. */
  group?: string | undefined
  name: string
  count: number | null
  chosen: boolean
  choose: () => void
  /** The visible content, if it is more than the name. */
  children?: ReactNode
}

export function ValueBox({ group, name, count, chosen, choose, children }: Props) {
  const { t, locale } = useWords()
  return (
    <label className="facet-value" part="facet-value">
      <input
        type={group ? 'radio' : 'checkbox'}
        name={group}
        aria-label={name}
        aria-description={count === null ? undefined : t('resultCount', { count })}
        checked={chosen}
        onChange={choose}
        // A chosen radio button has no change event, so a click removes the choice.
        onClick={group && chosen ? choose : undefined}
      />
      <span className="facet-name">{children ?? name}</span>
      {count !== null && <span className="facet-count">{formatNumber(count, locale)}</span>}
    </label>
  )
}
