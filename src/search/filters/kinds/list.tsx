// Any of several values, or all of them.
import { type FacetKind, isCounted, valueChips } from '../kind.ts'
import { ValueList } from '../ValueList.tsx'

export const list: FacetKind = { Choices: ValueList, isOffered: isCounted, chips: valueChips }
