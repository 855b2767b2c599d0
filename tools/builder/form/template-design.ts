// Builds a template from clicks: a picture beside a heading, a line of small print, text and tags. Until somebody
// changes it by hand, each click arranges all of it again.
import { type Clickable, type Place, uses } from './template-pieces.ts'

const style = `<style>
.own-row { display: flex; flex-wrap: wrap; gap: .75rem 1rem }
.own-row img { flex: none; width: 8rem; height: auto; aspect-ratio: 4/3; object-fit: cover; border-radius: 6px }
.own-words { flex: 1 1 14rem; min-width: 0 }
.own-words > * { margin: 0 0 .375rem }
.own-line { display: flex; flex-wrap: wrap; gap: 0 1rem; font-size: .875em }
.own-words ul { display: flex; flex-wrap: wrap; gap: .375rem; padding: 0; list-style: none; font-size: .875em }
.own-words li { padding: 0 .5rem; border: 1px solid color-mix(in srgb, currentcolor 30%, transparent); border-radius: 1em }
</style>`

/** Empty where nothing is chosen. */
export function designOf(chosen: readonly Clickable[]): string {
  if (!chosen.length) return ''
  const at = (place: Place) => chosen.filter((one) => one.place === place).map(({ piece }) => piece)
  const line = at('line')
  const link = at('title').length ? [] : at('url')
  return [
    '<div class="own-row">',
    ...at('image').slice(0, 1),
    '<div class="own-words">',
    ...at('title'),
    ...(line.length ? [`<p class="own-line">${line.join(' ')}</p>`] : []),
    ...[...at('text'), ...at('rich'), ...at('list'), ...link],
    ...at('image').slice(1),
    '</div>',
    '</div>',
    style,
  ].join('\n')
}

const sameText = (one: string, other: string) =>
  one.replace(/\s+/g, ' ').trim() === other.replace(/\s+/g, ' ').trim()

export const chosenIn = (template: string, pieces: readonly Clickable[]) =>
  pieces.filter(({ name }) => uses(template, name))

/** A click does not remove or repeat what somebody has changed by hand. */
function besidesHand(template: string, { name, piece }: Clickable): string {
  if (template.includes(piece))
    return template
      .replace(piece, () => '')
      .replace(/\n{2,}/g, '\n')
      .trim()
  return uses(template, name) ? template : `${template}\n${piece}`.trim()
}

/** The template after a click on a field. */
export function withField(
  template: string,
  pieces: readonly Clickable[],
  field: Clickable,
): string {
  const chosen = chosenIn(template, pieces)
  if (!sameText(template, designOf(chosen))) return besidesHand(template, field)
  if (!chosen.includes(field))
    return designOf(pieces.filter((one) => one === field || chosen.includes(one)))
  // The heading held the address.
  const along = field.place === 'title' ? 'url' : null
  return designOf(chosen.filter((one) => one !== field && one.place !== along))
}

/** The first of each, dates and prices. */
export const finished = (pieces: readonly Clickable[]) =>
  designOf(
    pieces.filter((one) => {
      if (one.place === 'line') return /\|(?:date|currency)\}/.test(one.piece)
      const isFirst = pieces.find(({ place }) => place === one.place) === one
      return isFirst && ['image', 'title', 'text'].includes(one.place)
    }),
  )
