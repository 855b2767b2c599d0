// One of several values.
import type { FacetKind } from '../kind.ts'
import type { FacetProps } from '../useFacet.ts'
import { ValueList } from '../ValueList.tsx'
import { list } from './list.tsx'

const Menu = (props: FacetProps) => <ValueList {...props} isSingle />

export const menu: FacetKind = { ...list, Choices: Menu }
