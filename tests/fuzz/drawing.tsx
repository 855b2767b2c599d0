// React elements, drawn into a document for a look at them.
import { Fragment, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

/** The stand-in for a browser has no styles in MathML. */
if (!('style' in Element.prototype))
  Object.defineProperty(Element.prototype, 'style', {
    configurable: true,
    get: () => document.createElement('i').style,
  })

let ground: { box: HTMLElement; root: Root } | null = null
let failure: { error: unknown } | null = null
let times = 0

function groundOf() {
  if (ground) return ground
  const box = document.createElement('div')
  const onUncaughtError = (error: unknown) => {
    failure = { error }
  }
  ground = { box, root: createRoot(box, { onUncaughtError }) }
  return ground
}

export function drawn(node: ReactNode): HTMLElement {
  const { box, root } = groundOf()
  failure = null
  times++
  flushSync(() => root.render(<Fragment key={times}>{node}</Fragment>))
  if (failure) {
    ground = null
    throw (failure as { error: unknown }).error
  }
  return box
}
