// Replaces the code for conversion events, because most pages have none.
import type * as whole from '../search/told/conversion.ts'
import { more } from './later.ts'

export const making: typeof whole.making = async () => (await more()).eventsOf
