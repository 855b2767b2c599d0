// Mark → element; complete by type for the service's, and open for ours.
import type { MARKS } from '@contentful/rich-text-types'
import type { ReactNode } from 'react'

type Mark = (text: ReactNode) => ReactNode

export const marks: Record<`${MARKS}`, Mark> & Record<string, Mark> = {
  bold: (text) => <strong>{text}</strong>,
  italic: (text) => <em>{text}</em>,
  underline: (text) => <u>{text}</u>,
  code: (text) => <code>{text}</code>,
  superscript: (text) => <sup>{text}</sup>,
  subscript: (text) => <sub>{text}</sub>,
  strikethrough: (text) => <s>{text}</s>,
}
