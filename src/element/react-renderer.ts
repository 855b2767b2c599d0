// How r2wc puts a React component into an element. Its own renderer takes no options for the root.
import type { R2WCRenderer } from '@r2wc/core'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { tellOwner } from '../errors/owner.ts'

let roots = 0

const tell = (error: unknown) => tellOwner('error', 'something broke inside an element.', error)

export interface Mounted {
  root: Root
  ground: HTMLElement
}

export function reactRenderer<Props extends object>(): R2WCRenderer<Props, Mounted> {
  const components = new WeakMap<Root, React.ComponentType<Props>>()
  return {
    mount(container, Component, props) {
      const ground = document.createElement('div')
      container.prepend(ground)
      const root = createRoot(ground, {
        // Two copies of React on a page would otherwise make the same ids.
        identifierPrefix: `site-embed-${++roots}-`,
        onCaughtError: tell,
        onUncaughtError: tell,
        onRecoverableError: tell,
      })
      components.set(root, Component)
      // At once, so that elements of one task also ask in one task, and the fallback never blinks.
      flushSync(() => root.render(createElement(Component, { ...props })))
      return { root, ground }
    },
    update({ root }, props) {
      const Component = components.get(root)
      if (Component) flushSync(() => root.render(createElement(Component, { ...props })))
    },
    unmount({ root, ground }) {
      root.unmount()
      ground.remove()
    },
  }
}
