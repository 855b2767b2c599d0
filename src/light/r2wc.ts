// Replaces r2wc: a custom element that renders one component into its shadow root, with only what src/element
// needs.
import { createElement, type FunctionComponent } from 'react'
import { createRoot, type Root } from 'react-dom/client'

type Props = Record<string, unknown>

const PROPS = Symbol.for('r2wc.props')
const RENDER = Symbol.for('r2wc.render')

export default (Component: FunctionComponent<Props>) =>
  class extends HTMLElement {
    readonly [PROPS]: Props = {}
    container: Element | ShadowRoot = this.attachShadow({ mode: 'open' })
    #root: Root | null = null

    connectedCallback() {
      this[RENDER]()
    }

    disconnectedCallback() {
      this.#root?.unmount()
      this.#root = null
    }

    [RENDER]() {
      this.#root ??= createRoot(this.container)
      this.#root.render(createElement(Component, this[PROPS]))
    }
  }
