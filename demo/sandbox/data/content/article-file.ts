// An article's file: what it is about, then for each language its title, summary and text. What is
// left out falls back to another language; `summary: null` and an empty one are values and do not.
import { linesOf, partsOf } from '../lines.ts'
import type { ArticleSource, Language, Wording } from './article.ts'
import { blocksOf } from './markdown/blocks.ts'

function wordingOf(section: string): Partial<Wording> {
  const [head = '', ...text] = section.split('\n\n')
  const lines = linesOf(head)
  const title = lines.get('title')
  const summary = lines.get('summary')
  return {
    ...(title !== undefined && { title }),
    ...(summary !== undefined && { summary: summary === 'null' ? null : summary }),
    ...(text.length > 0 && { body: blocksOf(text.join('\n\n')) }),
  }
}

/** What comes behind each `=== language ===`. */
function wordingsOf(sections: string[]): Map<string, Partial<Wording>> {
  const wordings = new Map<string, Partial<Wording>>()
  for (let at = 0; at < sections.length; at += 2)
    wordings.set(sections[at] ?? '', wordingOf(sections[at + 1] ?? ''))
  return wordings
}

export function articleFrom(id: string, file: string): ArticleSource {
  const [about = '', ...sections] = file.trim().split(/\n+=== (\w+) ===\n/)
  const wordings = wordingsOf(sections)
  const wording = (language: Language): Wording => {
    const { title, ...others } = wordings.get(language) ?? {}
    if (title === undefined) throw new Error(`${id} has no title in ${language}`)
    return { title, ...others }
  }
  const lines = linesOf(about)
  const at = wordings.get('at')
  return {
    id,
    author: lines.get('author') ?? '',
    cover: lines.get('cover') ?? '',
    daysAgo: Number(lines.get('daysAgo')),
    topics: partsOf(lines, 'topics', ', '),
    related: partsOf(lines, 'related', ', '),
    en: { summary: null, body: [], ...wording('en') },
    pl: wording('pl'),
    de: wording('de'),
    da: wording('da'),
    ...(at && { at }),
  }
}
