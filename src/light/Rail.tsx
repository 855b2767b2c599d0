// In the place of the row of what is recommended: nothing of a search waits for it.
import { later } from './later.ts'

export const Rail = later(({ Rail }) => Rail)
