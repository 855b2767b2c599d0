// Replaces the row of recommendations, so that searches do not load it.
import { later } from './later.ts'

export const Rail = later(({ Rail }) => Rail)
