// Rich text as the service has it, without trust in its shape.
import { isRecord } from '../../content/wire.ts'

export interface Mark {
  type: string
}

export interface RichNode {
  nodeType: string
  data: Record<string, unknown>
  content?: RichNode[]
  value?: string
  marks?: Mark[]
}

export interface RichBlock extends RichNode {
  content: RichNode[]
}

export const isDocument = (value: unknown): value is RichBlock =>
  isRecord(value) && value.nodeType === 'document' && Array.isArray(value.content)

export const block = (nodeType: string, content: RichNode[], data = {}): RichBlock => ({
  nodeType,
  data,
  content,
})
export const leaf = (value: string, marks: Mark[] = []): RichNode => ({
  nodeType: 'text',
  value,
  marks,
  data: {},
})
export const emptyParagraph = () => block('paragraph', [leaf('')])

/** Whether they say the same, in whatever order their members are. */
export function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => same(value, other[at]))
  if (!isRecord(one) || !isRecord(other)) return one === other
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && same(one[name], other[name]))
  )
}
