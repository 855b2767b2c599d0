// Replaces Contentful's renderer: walks a document that src/content has made safe to walk. Nodes have no keys,
// so preact uses their order, which does not change.
import { createElement, Fragment, type ReactNode } from 'react'

export interface Node {
  nodeType: string
  value?: string
  marks?: readonly { type: string }[]
  content?: readonly Node[]
}

interface Options {
  renderNode: Readonly<Record<string, (node: Node, children: ReactNode) => ReactNode>>
  renderMark: Readonly<Record<string, (text: ReactNode) => ReactNode>>
  renderText(text: string): ReactNode
}

export function documentToReactComponents(node: Node, options: Options): ReactNode {
  const { renderNode, renderMark, renderText } = options
  const { nodeType, value, marks = [], content = [] } = node
  if (nodeType === 'text')
    return marks.reduce(
      (text: ReactNode, { type }) => renderMark[type]?.(text) ?? text,
      renderText(value ?? ''),
    )
  const children = content.map((child) => documentToReactComponents(child, options))
  const render = renderNode[nodeType]
  return render ? render(node, children) : createElement(Fragment, null, children)
}
