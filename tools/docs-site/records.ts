// Pages → records to search, of the shape that DocSearch's crawler writes.
import type { SearchRecord } from '../../demo/sandbox/search/definition.ts'
import type { Rendered } from './markdown.ts'
import type { Page, Part } from './pages.ts'

/** Escapes tags, which searches would remove from texts, but which are words here. */
const asWords = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

export function recordsOf(part: Part, page: Page, { passages }: Rendered): SearchRecord[] {
  return passages.map(({ under, text }, position) => {
    const [title, ...deeper] = under
    const last = under.at(-1)
    const anchor = under.length > 1 ? (last?.name ?? null) : null
    const levels = deeper.map(({ text: words }, index) => [`lvl${index + 2}`, asWords(words)])
    return {
      objectID: `${page.path}-${position}`,
      url: anchor ? `${page.path}#${anchor}` : page.path,
      anchor,
      type: text === null ? `lvl${Math.max(1, under.length)}` : 'content',
      content: text === null ? null : asWords(text),
      hierarchy: {
        lvl0: part.title,
        lvl1: asWords(title?.text ?? page.title),
        ...Object.fromEntries(levels),
      },
      weight: { level: text === null ? 100 - 10 * under.length : 0, position },
    }
  })
}
