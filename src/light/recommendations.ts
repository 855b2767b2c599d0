// In the place of what asks for recommendations, which comes with what shows them.
import type { recommended as whole } from '../search/engine/recommendations.ts'
import { more } from './later.ts'

export const recommended: typeof whole = async (asked) => (await more()).recommended(asked)
