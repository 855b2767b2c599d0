// The name that was probably meant by one that a service does not know.
import { nearest } from '../../../src/contract/nearest.ts'
import { filled } from '../lists.ts'
import { locales } from '../locales.ts'
import type { ContentType, Inspection, Meant } from './finding.ts'

/** In which two letters may have changed places. */
const lettersOf = (name: string) => [...name].sort().join('')

const digits = (name: string) => name.replace(/\D/g, '')

/** Another number is another thing, not a slip; capitals are one. */
export function meantBy(from: string, known: readonly string[]): Meant | undefined {
  const alike = known.filter((one) => one !== from && digits(one) === digits(from))
  const small = alike.map((one) => one.toLowerCase())
  const written = from.toLowerCase()
  const swapped = small.find((one) => lettersOf(one) === lettersOf(written))
  const found = swapped ?? (/[a-z]/i.test(from) ? nearest(written, small) : null)
  const to = found && alike[small.indexOf(found)]
  return to ? { from, to } : undefined
}

/** `events` means `events_{language:de,en}` where there is one for each language. */
function meantByFamily(from: string, known: readonly string[]): Meant | undefined {
  const ends = ['_', '-'].map((mark) => ({
    mark,
    codes: locales.filter((code) => known.includes(from + mark + code)),
  }))
  const found = ends.find(({ codes }) => codes.length > 1)
  return found && { from, to: `${from}${found.mark}{language:${found.codes.join(',')}}` }
}

/** `evnts_{language}` means `events_{language}`: what the page fills in stays. */
export function meantByIndex(written: string, known: readonly string[], language: string) {
  const family = meantByFamily(written, known)
  if (family) return family
  const end = /\{.*$/s.exec(written)?.[0] ?? ''
  const found = meantBy(filled(written, language) ?? '', known)
  const own = filled(end, language) ?? ''
  if (!found?.to.endsWith(own)) return undefined
  return { from: written, to: found.to.slice(0, found.to.length - own.length) + end }
}

/** People who do not know the id of an entry write its title. */
export function meantByEntry(from: string, entries: Inspection['entries']): Meant | undefined {
  const known = entries.map(({ id }) => id)
  const title = from.trim().toLowerCase()
  const named = entries.find((entry) => entry.title.toLowerCase() === title)
  const to = named?.id ?? meantBy(from, known)?.to
  const called = entries.find(({ id }) => id === to)?.title
  return to
    ? { from, to, ...(called && called !== to && { called: `${called} (${to})` }) }
    : undefined
}

/** People who do not know the id of a content type write its name. */
export function meantByType(from: string, types: readonly ContentType[]): Meant | undefined {
  const named = types.find(({ name }) => name.toLowerCase() === from.trim().toLowerCase())
  const known = types.map(({ id }) => id)
  return named ? { from, to: named.id } : meantBy(from, known)
}
