// A heading within the text, with a link to itself where it has a name.
import type { ReactNode } from 'react'
import { Heading } from '../../shell/Heading.tsx'
import { useWords } from '../../shell/words.ts'
import { HashLink } from '../HashLink.tsx'
import type { Node } from '../normalise.ts'

export function Title({ node, children }: { node: Node; children: ReactNode[] }) {
  const { t } = useWords()
  const { level = 2, id = null } = node.heading ?? {}
  const depth = { level, 'aria-level': level > 6 ? level : undefined, part: 'heading' }
  if (id === null) return <Heading {...depth}>{children}</Heading>
  // Named by its words alone: the link to it is not one of them.
  const words = `${id}:words`
  return (
    <Heading {...depth} id={id} aria-labelledby={words}>
      <span id={words}>{children}</span>
      <HashLink id={id} className="anchor" aria-label={t('linkToHeading')} />
    </Heading>
  )
}
