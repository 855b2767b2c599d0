// From–to: what a facet over numbers or dates needs to know.
import type { ComponentType } from 'react'
import type { FacetType } from '../../contract/attribute.ts'
import { useHost } from '../../shell/host-context.ts'
import { tellOwner } from '../../shell/owner.ts'
import type { Interval } from '../state.ts'
import { type FacetProps, useFacet } from './useFacet.ts'

export interface IntervalProps {
  value: Interval | undefined
  /** The least and the greatest value that there is, as far as the service tells. */
  bounds: { min: number; max: number } | null
  label: string
  change: (interval: Interval) => void
}

/** A way to choose from–to is one component and one line here. */
const components: Partial<Record<FacetType, ComponentType<IntervalProps>>> = {}

export function IntervalFacet({ facet }: FacetProps) {
  const host = useHost()
  const { interval, bounds, label, set } = useFacet(facet)
  const Component = components[facet.type]
  if (Component) return <Component value={interval} bounds={bounds} label={label} change={set} />
  tellOwner(
    'warn',
    `${host.name}: filters of the type ${facet.type} are not in this version; ${facet.attribute} is left out.`,
  )
  return null
}
