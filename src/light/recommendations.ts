// Replaces the requests for recommendations, which load together with their row.
import type { recommended as whole } from '../search/engine/recommendations.ts'
import { more } from './later.ts'

export const recommended: typeof whole = async (asked) => (await more()).recommended(asked)
