// The editor has no code block: people mark whole paragraphs as code, one for each line or with
// line breaks in it. Adjacent ones are one block.
import type { DocNode, DocText } from './document-node.ts'

/** Not a type of the service's; what stands in it is text. */
export const codeBlock = 'code-block'

/** In a list or a table, a short paragraph of code is a word: a command, a name. */
const isTight = (parent: string) => /^(list-item|table-.*cell)$/.test(parent)

const isCode = (child: DocNode | DocText): child is DocText =>
  'marks' in child && child.marks.some(({ type }) => type === 'code')

function codeIn(node: DocNode | DocText, parent: string): string | null {
  if (!('content' in node) || !/^(paragraph|code-block)$/.test(node.nodeType)) return null
  const said = node.content.filter((child) => !('value' in child && child.value === ''))
  const code = said.every(isCode) ? said.map(({ value }) => value).join('') : ''
  return code.trim() && (code.includes('\n') || !isTight(parent)) ? code : null
}

export function withCodeBlocks(
  content: (DocNode | DocText)[],
  parent: string,
): (DocNode | DocText)[] {
  const blocks: (DocNode | DocText)[] = []
  /** The text of the block that the last paragraph began or went on with. */
  let open: DocText | null = null
  for (const node of content) {
    const code = codeIn(node, parent)
    if (code === null) {
      blocks.push(node)
      open = null
    } else if (open) open.value += `\n${code}`
    else {
      open = { nodeType: 'text', value: code, marks: [{ type: 'code' }], data: {} }
      blocks.push({ nodeType: codeBlock, data: {}, content: [open] })
    }
  }
  return blocks
}
