// One of several values.
import type { FacetKind } from '../kind.ts'
import { ValueList } from '../ValueList.tsx'
import { list } from './list.tsx'

export const menu: FacetKind = { ...list, Choices: (props) => <ValueList {...props} isSingle /> }
