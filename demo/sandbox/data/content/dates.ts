// Dates of the space: counted back from the day it is built for, so that it never looks abandoned.
const day = 24 * 60 * 60 * 1000

/** Eight in the morning, UTC, so many days ago: the same for every moment of one day. */
export function daysBefore(now: Date, days: number): string {
  const midnight = Math.floor(now.getTime() / day) * day
  return new Date(midnight - days * day + day / 3).toISOString()
}
