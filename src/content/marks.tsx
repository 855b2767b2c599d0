// Mark → element; complete by type for the service's, and open for ours.
import { MARKS } from '@contentful/rich-text-types'
import type { ReactNode } from 'react'

type Mark = (text: ReactNode) => ReactNode

export const marks: Record<MARKS, Mark> & Record<string, Mark> = {
  [MARKS.BOLD]: (text) => <strong>{text}</strong>,
  [MARKS.ITALIC]: (text) => <em>{text}</em>,
  [MARKS.UNDERLINE]: (text) => <u>{text}</u>,
  [MARKS.CODE]: (text) => <code>{text}</code>,
  [MARKS.SUPERSCRIPT]: (text) => <sup>{text}</sup>,
  [MARKS.SUBSCRIPT]: (text) => <sub>{text}</sub>,
  [MARKS.STRIKETHROUGH]: (text) => <s>{text}</s>,
}
