// Prices as people set them: round sums in the money of the place.
import type { Currency } from './places/countries.ts'
import type { Random } from './random.ts'

const perEuro: Record<Currency, number> = { EUR: 1, PLN: 4.3, DKK: 7.5, SEK: 11.4 }

const rounded: Record<Currency, (amount: number, random: Random) => number> = {
  EUR: (amount) => Math.round(amount * 2) / 2,
  PLN: (amount, random) => Math.round(amount) + (random.chance(0.3) ? 0.9 : 0),
  DKK: (amount) => Math.round(amount / 5) * 5,
  SEK: (amount) => Math.round(amount / 5) * 5,
}

export function localPrice(euros: number, currency: Currency, random: Random): number {
  if (euros === 0) return 0
  const wanted = euros * (0.8 + 0.5 * random.next()) * perEuro[currency]
  return Math.max(1, rounded[currency](wanted, random))
}
