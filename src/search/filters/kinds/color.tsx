// Any of several values, each with its colour.
import type { FacetKind } from '../kind.ts'
import { ValueList } from '../ValueList.tsx'
import { list } from './list.tsx'

export const color: FacetKind = {
  ...list,
  Choices: (props) => <ValueList {...props} hasSwatches />,
}
