// A paragraph, or a block of code: a paragraph in which all is code.
import type { ReactNode } from 'react'
import type { RenderedNode } from './index.tsx'

const isMarkedCode = (child: object) =>
  'marks' in child &&
  Array.isArray(child.marks) &&
  child.marks.some((mark: { type?: unknown }) => mark.type === 'code')

const hasText = (child: object) => !('value' in child) || child.value !== ''

const codeOf = ({ content }: RenderedNode): string | null => {
  const said = content.filter(hasText)
  if (said.length === 0 || !said.every(isMarkedCode)) return null
  const text = said.map((child) => ('value' in child ? String(child.value) : '')).join('')
  return text.includes('\n') ? text : null
}

/** What scrolls has to be reachable by keyboard. */
const reachable = { tabIndex: 0 }

export function Paragraph({ node, children }: { node: RenderedNode; children: ReactNode }) {
  const code = codeOf(node)
  return code === null ? (
    <p part="paragraph">{children}</p>
  ) : (
    <pre part="code" {...reachable}>
      <code>{code}</code>
    </pre>
  )
}
