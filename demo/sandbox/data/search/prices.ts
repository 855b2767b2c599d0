// Prices as a guide to several countries writes them: all in one money, so that they can be compared.
import type { Random } from './random.ts'

export const currency = 'EUR'

/** Round sums around what such an evening costs. */
export function priceNear(euros: number, random: Random): number {
  if (euros === 0) return 0
  const wanted = euros * (0.8 + 0.5 * random.next())
  return Math.max(1, Math.round(wanted * 2) / 2)
}
