// A table in a box that scrolls where the table is too wide.
import type { ReactNode } from 'react'
import { useWords } from '../../shell/words.ts'
import type { DocNode } from '../document-node.ts'
import { staged } from '../staged.tsx'
import { focusable } from './focusable.ts'

interface Props {
  node: DocNode
  children: ReactNode[]
}

export function Table({ node, children }: Props) {
  const { t } = useWords()
  const { heads = 0, name } = node.table ?? {}
  const label = name || t('table')
  const body = { ...node, content: node.content.slice(heads) }
  return (
    <section className="scroll" {...focusable} aria-label={label}>
      <table part="table" aria-label={label}>
        {heads > 0 && <thead>{children.slice(0, heads)}</thead>}
        {heads < children.length && <tbody>{staged(body, children.slice(heads))}</tbody>}
      </table>
    </section>
  )
}
