// Broken documents by the thousand, the same ones every time.

export function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * below)
  }
}
type Random = ReturnType<typeof randomFrom>

const types = [
  'paragraph',
  'heading-1',
  'unordered-list',
  'list-item',
  'blockquote',
  'hr',
  'table',
  'table-row',
  'table-cell',
  'table-header-cell',
  'hyperlink',
  'embedded-asset-block',
  'embedded-entry-inline',
  'document',
  'unheard-of',
  'constructor',
  '',
]
const nonsense: unknown[] = [
  null,
  undefined,
  0,
  5,
  '',
  'text',
  true,
  [],
  {},
  [[]],
  [null],
  { x: 1 },
]

const oneOf = <Item>(items: readonly Item[], random: Random) => items[random(items.length)]
const rarely = (random: Random) => random(6) === 0

function text(random: Random): unknown {
  return {
    nodeType: 'text',
    value: rarely(random) ? oneOf(nonsense, random) : `t${random(1000)}`,
    marks: rarely(random)
      ? oneOf(nonsense, random)
      : [{ type: oneOf(['bold', 'code'], random) }, oneOf(nonsense, random)],
    data: oneOf(nonsense, random),
  }
}

function node(random: Random, depth: number): unknown {
  if (rarely(random)) return oneOf(nonsense, random)
  if (depth > 6 || random(3) === 0) return text(random)
  return {
    nodeType: rarely(random) ? oneOf(nonsense, random) : oneOf(types, random),
    data: oneOf(nonsense, random),
    ...(rarely(random) ? { nodeClass: 'block', value: oneOf(nonsense, random) } : {}),
    content: rarely(random)
      ? oneOf(nonsense, random)
      : Array.from({ length: random(4) }, () => node(random, depth + 1)),
  }
}

export const brokenDocument = (random: Random): Record<string, unknown> => ({
  ...(rarely(random) ? {} : { nodeType: 'document' }),
  ...(rarely(random) ? {} : { data: oneOf(nonsense, random) }),
  ...(rarely(random)
    ? { content: oneOf(nonsense, random) }
    : { content: Array.from({ length: random(5) }, () => node(random, 1)) }),
})
