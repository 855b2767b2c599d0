// Documents as the editor makes them, by the thousand, the same ones every time. Without embeds:
// what stands there is not the document's.
import { BLOCKS, type Document, INLINES, MARKS } from '@contentful/rich-text-types'

export function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * below)
  }
}
type Random = ReturnType<typeof randomFrom>
type Json = Record<string, unknown>

const many = (most: number, random: Random, make: () => Json) =>
  Array.from({ length: 1 + random(most) }, make)
const node = (nodeType: string, content: Json[], data: Json = {}): Json => ({
  nodeType,
  data,
  content,
})
const words = ['sea', 'a < b', 'Łódź & co.', '“quoted”', "it's", 'two\nlines', '<b>no tag</b>', '']

function text(random: Random): Json {
  const marks = Object.values(MARKS).filter(() => random(6) === 0)
  return {
    nodeType: 'text',
    value: `${words[random(words.length)]} `,
    marks: marks.map((type) => ({ type })),
    data: {},
  }
}

const link = (random: Random) =>
  node(
    INLINES.HYPERLINK,
    many(2, random, () => text(random)),
    {
      uri: `https://town.example/${random(9)}`,
    },
  )

/** Never all code, which would be a block of it: a plain word comes last. */
const line = (random: Random): Json[] => [
  ...many(3, random, () => (random(4) ? text(random) : link(random))),
  { nodeType: 'text', value: `end ${random(1000)}`, marks: [], data: {} },
]
const paragraph = (random: Random) => node(BLOCKS.PARAGRAPH, line(random))

const cell = (nodeType: string, random: Random) =>
  node(
    nodeType,
    many(2, random, () => paragraph(random)),
    random(3) ? {} : { colspan: 2 },
  )

function table(random: Random): Json {
  const width = 1 + random(3)
  const row = (nodeType: string) =>
    node(
      BLOCKS.TABLE_ROW,
      Array.from({ length: width }, () => cell(nodeType, random)),
    )
  const rows = many(3, random, () => row(BLOCKS.TABLE_CELL))
  return node(BLOCKS.TABLE, random(2) ? rows : [row(BLOCKS.TABLE_HEADER_CELL), ...rows])
}

const list = (random: Random, depth: number): Json =>
  node(
    random(2) ? BLOCKS.UL_LIST : BLOCKS.OL_LIST,
    many(3, random, () =>
      node(
        BLOCKS.LIST_ITEM,
        many(2, random, () => block(random, depth + 1)),
      ),
    ),
  )

function block(random: Random, depth: number): Json {
  if (depth > 3) return paragraph(random)
  const kinds = [
    () => paragraph(random),
    () => paragraph(random),
    () => node(`heading-${1 + random(6)}`, line(random)),
    () => list(random, depth),
    () =>
      node(
        BLOCKS.QUOTE,
        many(2, random, () => paragraph(random)),
      ),
    () => node(BLOCKS.HR, []),
    () => table(random),
  ]
  return kinds[random(kinds.length)]?.() ?? paragraph(random)
}

/** The types of the library know no JSON. */
export const validDocument = (random: Random): Document =>
  JSON.parse(
    JSON.stringify(
      node(
        BLOCKS.DOCUMENT,
        many(3, random, () => block(random, 0)),
      ),
    ),
  )
