// The types of filters: a new one is one line here, and one in contract/facet-types.ts.
import type { FacetType } from '../../contract/facet-types.ts'
import type { FacetKind } from './kind.ts'
import { date } from './kinds/date.tsx'
import { color, list, menu } from './kinds/list.tsx'
import { range } from './kinds/range.tsx'
import { rating } from './kinds/rating.tsx'
import { toggle } from './kinds/toggle.tsx'
import { tree } from './kinds/tree.tsx'

export const kinds: Record<FacetType, FacetKind> = {
  list,
  all: list,
  menu,
  tree,
  range,
  rating,
  toggle,
  date,
  color,
}
