// The service's editor has no code blocks: adjacent paragraphs that are all code become one block.
import { type DocNode, type DocText, isNode } from './document-node.ts'

/** A node type of our own, which holds text only. */
export const codeBlock = 'code-block'

/** In lists and tables a one-line paragraph of code is a command or a name, and stays inline. */
const isListOrTable = (parent: string) => /^(list-item|table-.*cell)$/.test(parent)

const isCode = (child: DocNode | DocText): child is DocText =>
  'marks' in child && child.marks.some(({ type }) => type === 'code')

/** The text of a paragraph that is all code. Stops at the first word that is not, as most paragraphs are not. */
function codeIn(node: DocNode | DocText, parent: string): string | null {
  if (!isNode(node) || (node.nodeType !== 'paragraph' && node.nodeType !== codeBlock)) return null
  let code = ''
  for (const child of node.content) {
    if (!isNode(child) && child.value === '') continue
    if (!isCode(child)) return null
    code += child.value
  }
  return code.trim() && (code.includes('\n') || !isListOrTable(parent)) ? code : null
}

export function withCodeBlocks(content: (DocNode | DocText)[], parent: string) {
  const blocks: (DocNode | DocText)[] = []
  /** The text of the block that the last paragraph belongs to; null if it was not code. */
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
