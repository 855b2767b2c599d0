// In the place of what makes events of conversions: most pages tell none.
import type * as whole from '../search/told/conversion.ts'
import { more } from './later.ts'

export const making: typeof whole.making = async () => (await more()).eventsOf
