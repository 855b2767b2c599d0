// A table in a box that scrolls where the table is too wide.
import type { ReactNode } from 'react'
import { useWords } from '../../shell/words.ts'
import type { DocNode } from '../document-node.ts'
import { stagedChildren } from '../staged.tsx'

/** For what scrolls: it has to be reachable by keyboard. */
export const focusable = { tabIndex: 0 }

interface Props {
  node: DocNode
  children: ReactNode[]
}

export function Table({ node, children }: Props) {
  const { t } = useWords()
  const { heads = 0, name } = node.table ?? {}
  const label = name || t('table')
  return (
    <section className="scroll" {...focusable} aria-label={label}>
      <table part="table" aria-label={label}>
        {heads > 0 && <thead>{children.slice(0, heads)}</thead>}
        {heads < children.length && (
          <tbody>{stagedChildren(node.content.slice(heads), children.slice(heads))}</tbody>
        )}
      </table>
    </section>
  )
}
