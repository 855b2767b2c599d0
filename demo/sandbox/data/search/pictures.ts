// The names of pictures: the first word is the scene that is drawn, the rest tells them apart.
import { type LeafCategory, leaves } from './categories.ts'
import type { VenueTypeId } from './places/venue-types.ts'

const scenes: Record<VenueTypeId, string> = {
  hall: 'hall',
  church: 'hall',
  theatre: 'hall',
  club: 'pier',
  gallery: 'horizon',
  museum: 'harbour',
  cinema: 'horizon',
  library: 'cliffs',
  quay: 'harbour',
  park: 'forest',
  square: 'harbour',
  beach: 'dunes',
  ship: 'sails',
  market: 'harbour',
  workshop: 'amber',
  centre: 'pier',
  lighthouse: 'lighthouse',
  cafe: 'pier',
}

interface Pictured {
  category: LeafCategory
  venue: { type: VenueTypeId }
  variant: number
}

export function pictureName({ category, venue, variant }: Pictured): string {
  const scene = category === 'amber' ? 'amber' : scenes[venue.type]
  return `${scene}-${leaves[category].top}-${1 + (variant % 4)}`
}
