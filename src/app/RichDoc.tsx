import { useLayoutEffect, useMemo, useRef } from 'react'
import { RichDoc as Component } from '../content/RichDoc.tsx'
import { richDoc, richDocSurface } from '../contract/rich-doc.ts'
import { componentOf } from './component.tsx'

/** Functions of an app get the rendered content of a node as a React element, not as a DOM element. */
type NodeFunction = (node: unknown, children: unknown) => unknown

const noBox = { display: 'contents' }

function InPlace({ of }: { of: HTMLElement }) {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(of)
  }, [of])
  return <span ref={place} style={noBox} />
}

const withChildren =
  (render: NodeFunction): NodeFunction =>
  (node, children) =>
    render(node, children instanceof HTMLElement ? <InPlace of={children} /> : children)

const isFunction = (value: unknown): value is NodeFunction => typeof value === 'function'

const withRenderedChildren = (functions: unknown): unknown =>
  typeof functions === 'object' && functions !== null
    ? Object.fromEntries(
        Object.entries(functions).map(([type, render]) => [
          type,
          isFunction(render) ? withChildren(render) : render,
        ]),
      )
    : functions

export const RichDoc = /* @__PURE__ */ componentOf({
  name: 'RichDoc',
  contract: richDoc,
  surface: richDocSurface,
  Component,
  useGiven({ renderNode, ...given }) {
    const forElement = useMemo(() => withRenderedChildren(renderNode), [renderNode])
    return renderNode ? { ...given, renderNode: forElement } : given
  },
})
