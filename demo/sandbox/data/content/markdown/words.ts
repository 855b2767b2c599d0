// A line of Markdown → texts, links and entries within it. Beyond the usual: `__under__`, `^up^`, `~down~`,
// `![entry](id)`, and links to `entry:id`, `asset:id` and `crn:…`. A sign that is meant as a sign
// has a backslash before it.
import type { Inline, Text } from '@contentful/rich-text-types'
import * as make from '../rich-text.ts'

type Part = Inline | Text

const marks: Record<string, (words: Text) => Text> = {
  '**': make.b,
  __: make.u,
  '*': make.i,
  '~~': make.s,
  '~': make.sub,
  '^': make.sup,
}

const textsOf = (words: string): Text[] => wordsOf(words).filter((part) => part.nodeType === 'text')

function linkTo(target: string, label: Text[]): Inline {
  const [kind, id = ''] = target.split(':')
  if (kind === 'entry') return make.entryLink(id, ...label)
  if (kind === 'asset') return make.assetLink(id, ...label)
  return (kind === 'crn' ? make.resourceLink : make.link)(target, ...label)
}

/** What each piece of a line looks like, and what its groups become. */
const pieces: [RegExp, (group: string, other: string) => Part[]][] = [
  [
    /((?:\\.|!(?!\[)|_(?!_)|[^\\`!*~^_[])+)/sy,
    (words) => [make.text(words.replace(/\\(.)/gs, '$1'))],
  ],
  [/`([^`]+)`/y, (words) => [make.code(words)]],
  [/!\[entry\]\(([^)]+)\)/y, (id) => [make.entryInline(id)]],
  [/\[([^\]]+)\]\(([^)]+)\)/y, (label, target) => [linkTo(target, textsOf(label))]],
  [
    /(\*\*|__|~~|[*~^])(.+?)\1(?!\*)/sy,
    (sign, words) => textsOf(words).map((text) => marks[sign]?.(text) ?? text),
  ],
]

export function wordsOf(line: string): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < line.length; ) {
    const start = at
    for (const [piece, made] of pieces) {
      piece.lastIndex = at
      const [whole = '', group = '', other = ''] = piece.exec(line) ?? []
      if (!whole) continue
      at += whole.length
      parts.push(...made(group, other))
      break
    }
    if (at === start) throw new Error(`A sign without its other half, or a backslash: ${line}`)
  }
  return parts
}
