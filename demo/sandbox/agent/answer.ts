// The answer as Markdown: a few sentences, a list and a table of what was found, with links to it.
import type { Language } from './languages.ts'
import type { Hit, Result } from './lookup.ts'
import { PHRASES, type Phrases } from './words.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

const titleOf = (hit: Hit) =>
  text(hit.title) || text(hit.name) || text(hit.post_title) || hit.objectID
/** What would end a link or a cell of a table. */
const escaped = (words: string) => words.replace(/[\\[\]|*_`]/g, '\\$&')
const linkTo = (hit: Hit) => {
  const url = text(hit.url) || text(hit.permalink)
  return url ? `[${escaped(titleOf(hit))}](${url})` : escaped(titleOf(hit))
}
const placeOf = (hit: Hit) => text(hit.city) || text(hit.brand) || text(hit.category)

function priceOf({ price, free, currency }: Hit, phrases: Phrases, language: Language): string {
  if (free === true) return phrases.free
  if (typeof price !== 'number') return '–'
  const style = text(currency) ? ({ style: 'currency', currency: text(currency) } as const) : {}
  return new Intl.NumberFormat(language, style).format(price)
}

const dayOf = ({ starts_at }: Hit, language: Language) =>
  typeof starts_at === 'number'
    ? new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'Europe/Warsaw' }).format(
        starts_at * 1000,
      )
    : '–'

function tableOf(hits: readonly Hit[], phrases: Phrases, language: Language): string {
  const rows = hits.map((hit) => [
    linkTo(hit),
    escaped(placeOf(hit)) || '–',
    dayOf(hit, language),
    priceOf(hit, phrases, language),
  ])
  const lines = [phrases.heads, phrases.heads.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** `words` are those that were looked for. */
export function answerTo(words: string, { hits, nbHits }: Result, language: Language): string {
  const phrases = PHRASES[language]
  const [best, ...others] = hits
  if (!words && !best) return phrases.hello
  if (!best) return phrases.nothing(words)
  const also = others.slice(0, 3).map((hit) => `- ${linkTo(hit)} · ${escaped(placeOf(hit))}`)
  return [
    phrases.found({ words: escaped(words), count: nbHits }),
    phrases.best(linkTo(best), escaped(text(best.summary) || text(best.description))),
    ...(also.length ? [phrases.also, also.join('\n')] : []),
    tableOf(hits.slice(0, 4), phrases, language),
    `*${phrases.end}*`,
  ].join('\n\n')
}

export const followUpsTo = ({ hits }: Result, language: Language) =>
  hits.length ? PHRASES[language].followUps : []
