// Starting points in people's own words: each is a few settings, all of which can be changed.
import { namesIn } from './lists.ts'
import { type Settings, type Tag, type Values, valuesOf, withValue } from './settings.ts'

const searches = ['page', 'header', 'window', 'shop', 'rail'] as const
const documents = ['article', 'guide', 'text'] as const
export type Start = (typeof searches)[number] | (typeof documents)[number]
export const starts: Record<Tag, readonly Start[]> = {
  'site-search': searches,
  'rich-doc': documents,
}

/** What all of one element differ in: those that a start does not have are not set. */
const shapes: Record<Start, Values> = {
  page: {},
  header: { layout: 'dropdown' },
  window: { layout: 'dialog' },
  shop: { 'hits-view': 'grid' },
  rail: { recommend: 'trending-items' },
  article: { show: 'title, image' },
  guide: { show: 'title, image, toc' },
  text: {},
}
/** The attributes of those shapes. */
export const shaping: Record<Tag, readonly string[]> = {
  'site-search': ['layout', 'hits-view', 'recommend'],
  'rich-doc': ['show'],
}

/** Which of them the settings look like now. */
export function startOf(settings: Settings): Start {
  const { layout, 'hits-view': view = '', show = '', recommend } = valuesOf(settings)
  const shown = namesIn(show)
  if (settings.element === 'rich-doc') {
    if (shown.includes('toc')) return 'guide'
    return shown.length ? 'article' : 'text'
  }
  if (recommend !== undefined) return 'rail'
  if (layout === 'dropdown') return 'header'
  if (layout === 'dialog') return 'window'
  return namesIn(view)[0] === 'grid' ? 'shop' : 'page'
}

export const withShape = (settings: Settings, start: Start): Settings =>
  shaping[settings.element].reduce(
    (all, name) => withValue(all, name, shapes[start][name] ?? null),
    settings,
  )
