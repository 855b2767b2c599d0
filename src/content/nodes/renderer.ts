import type { ReactNode } from 'react'
import type { DocNode } from '../document-node.ts'

/** `children` holds one element for each node of the content. */
export type Renderer = (node: DocNode, children: ReactNode[]) => ReactNode
