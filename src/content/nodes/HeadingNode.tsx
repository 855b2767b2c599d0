// A heading within the text, with a link to itself.
import type { ReactNode } from 'react'
import { Heading } from '../../shell/Heading.tsx'
import { useWords } from '../../shell/words.ts'
import type { DocNode } from '../document-node.ts'
import { HashLink } from '../HashLink.tsx'

export function HeadingNode({ node, children }: { node: DocNode; children: ReactNode[] }) {
  const { t } = useWords()
  if (!node.heading) return children
  const { level, id } = node.heading
  // Labelled by its text, because the link in it would be read out as part of the heading.
  const textId = `${id}:words`
  return (
    <Heading
      level={level}
      aria-level={level > 6 ? level : undefined}
      id={id}
      part="heading"
      className={node.nodeType}
      aria-labelledby={textId}
    >
      <span id={textId}>{children}</span>
      <HashLink hash={encodeURIComponent(id)} className="anchor" aria-label={t('linkToHeading')} />
    </Heading>
  )
}
