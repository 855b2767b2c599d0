import { useMemo } from 'react'
import { RichDoc as Component } from '../content/RichDoc.tsx'
import { richDoc, richDocSurface } from '../contract/rich-doc.ts'
import { componentOf } from './component.tsx'
import { withRenderedChildren } from './rendered-children.tsx'

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
