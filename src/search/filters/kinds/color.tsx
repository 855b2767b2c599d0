// Any of several values, each with its colour.
import type { FacetKind } from '../kind.ts'
import type { FacetProps } from '../useFacet.ts'
import { ValueList } from '../ValueList.tsx'
import { list } from './list.tsx'

const Colours = (props: FacetProps) => <ValueList {...props} hasSwatches />

export const color: FacetKind = { ...list, Choices: Colours }
