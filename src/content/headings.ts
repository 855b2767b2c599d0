// Ids of headings, for links to them, and their levels.
import { type DocNode, type DocText, textBelow } from './document-node.ts'

const levels = new Map([1, 2, 3, 4, 5, 6].map((level) => [`heading-${level}`, level]))

export const levelOf = ({ nodeType }: DocNode | DocText) => levels.get(nodeType)

/** ASCII for letters that Unicode does not decompose. */
const letters = new Map(
  'łl øo đd ðd ıi æae œoe ßss þth'.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]),
)

/** `Über uns` → `uber-uns`, `Łódź` → `lodz`; other scripts keep their letters. */
export const anchorOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^ -~]/g, (letter) => letters.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(/([a-z])[\u0300-\u036f]+/g, '$1')
    .normalize()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** Gives each heading an id; a repeated text gets -2, -3. */
export function headingNames(prefix: string) {
  const taken = new Set<string>()
  const times = new Map<string, number>()
  return (text: string) => {
    const name = prefix + (anchorOf(text) || 'section')
    let id = name
    while (taken.has(id)) {
      const next = (times.get(name) ?? 1) + 1
      times.set(name, next)
      id = `${name}-${next}`
    }
    taken.add(id)
    return id
  }
}

export const wordsOfHeading = (node: DocNode) => textBelow(node, '').replace(/\s+/g, ' ').trim()
