// Popular values of a filter, each a link to a search with this filter.
import type { SearchSettings } from '../../contract/site-search.ts'
import { textOf } from '../../recognition/paths.ts'
import { useHost } from '../../shell/host-context.ts'
import { useWords } from '../../shell/words.ts'
import { useForwarding } from '../box/useForwarding.ts'
import type { Outcome } from '../engine/outcome.ts'
import { valueLabel } from '../filters/labels.ts'
import type { Select } from '../told/useAnalytics.ts'

interface Props {
  hits: Outcome['hits']
  settings: SearchSettings
  select: Select
}

export function RailValues({ hits, settings, select }: Props) {
  const words = useWords()
  const { href, forward } = useForwarding(useHost(), settings)
  return (
    <ul className="chips" part="rail">
      {hits.map((hit, at) => {
        const category = { attribute: textOf(hit.facetName), value: textOf(hit.facetValue) }
        const url = href('', category)
        const Tag = url ? 'a' : 'button'
        return (
          <li key={category.value}>
            <Tag
              className="chip"
              part="chip"
              {...(url && { href: url })}
              onClick={(event) => {
                if (!select(hit, at + 1)) event.preventDefault()
                else if (!url) forward('', category)
              }}
            >
              {valueLabel(
                { type: 'list', label: null, attribute: category.attribute },
                category.value,
                words,
              )}
            </Tag>
          </li>
        )
      })}
    </ul>
  )
}
