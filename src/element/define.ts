// Contract + component → custom element. Only this room knows r2wc, and adds what r2wc lacks: nothing runs
// while the element is detached, a move keeps the state, and all attributes and properties are live.
import r2wc from '@r2wc/react-to-web-component'
import { flushSync } from 'react-dom'
import { type ElementContract, propertyNames, type SettingsOf } from '../contract/attribute.ts'
import { attempt } from '../errors/attempt.ts'
import { tellOwner } from '../errors/owner.ts'
import type { ElementProps } from '../page/host.ts'
import { adoptSheets } from '../shell/sheets.ts'
import { type ComponentProps, Controller } from './controller.ts'
import { guarded, type HeldProps, held } from './held.tsx'
import type { PageRegistry as Page } from './page-registry.ts'
import type { Placed } from './placeholders.ts'

// r2wc keeps these as registered symbols for subclasses.
const PROPS = Symbol.for('r2wc.props')
const RENDER = Symbol.for('r2wc.render')

interface R2wcElement extends HTMLElement {
  [PROPS]: Partial<HeldProps>
  /** The node that it renders into: at first the shadow root itself. */
  container: ParentNode & ChildNode
  [RENDER](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

type EmbedComponent = React.ComponentType<ComponentProps>

/** Sends an element's first request before the element is created. It shows nothing and fires no event. */
type Ahead = (props: ComponentProps) => void

function elementClass(
  contract: ElementContract,
  Component: EmbedComponent,
  page: Page,
  askAhead: Ahead,
) {
  const Wrapped: unknown = r2wc(held(Component), { shadow: 'open', props: [] })
  const Base = Wrapped as new () => R2wcElement
  return class EmbedElement extends Base {
    static readonly observedAttributes = Object.keys(contract.attributes)
    readonly #controller = new Controller(this, contract, page, () => this.#render())
    #isShown = false

    static {
      const { prototype } = EmbedElement
      for (const name of propertyNames(contract))
        Object.defineProperty(prototype, name, {
          enumerable: true,
          configurable: true,
          get(this: EmbedElement) {
            return this.#controller.read(name)
          },
          set(this: EmbedElement, value: unknown) {
            this.#controller.write(name, value)
          },
        })
      for (const name of Object.keys(contract.methods))
        Object.defineProperty(prototype, name, {
          configurable: true,
          writable: true,
          value(this: EmbedElement) {
            this.#controller.call(name)
          },
        })
    }

    override connectedCallback() {
      const controller = this.#controller
      if (controller.alive) return controller.moved()
      guarded(this, () => {
        controller.start()
        takeEarlyProperties(this, contract)
        // Before the slot of the fallback, so that the fallback is below our message.
        const value = document.createElement('div')
        // Not enumerable, because React's data on it is circular and would break JSON of an element.
        Object.defineProperty(this, 'container', { value, enumerable: false })
        this.shadowRoot?.prepend(value)
        if (!controller.host.wasWaiting) this.#show()
        else
          page.showLater(
            () => this.#ask(),
            () => this.#show(),
          )
      })
    }

    #ask() {
      const controller = this.#controller
      if (this.#isShown || !controller.alive) return
      // Any error happens again when the element is created, and is reported there.
      attempt(() => askAhead(controller.props()))
    }

    /** Does nothing if the element was shown meanwhile, or has left the page. */
    #show() {
      const controller = this.#controller
      if (this.#isShown || !controller.alive) return
      this.#isShown = true
      guarded(this, () =>
        this.#give({ ...controller.props(), isLeaving: false }, () => super.connectedCallback()),
      )
    }

    override disconnectedCallback() {
      queueMicrotask(() => {
        const controller = this.#controller
        if (this.isConnected || !controller.alive) return
        guarded(this, () => {
          if (this.#isShown) this.#give({ isLeaving: true })
          this.#isShown = false
          super.disconnectedCallback()
          this.container.remove()
        })
        controller.stop()
      })
    }

    adoptedCallback() {
      adoptSheets(this.shadowRoot)
    }

    /** In browsers with `moveBefore`, this replaces the other two callbacks. */
    connectedMoveCallback() {
      this.#controller.moved()
    }

    attributeChangedCallback(name: string) {
      this.#controller.attributeWritten(name)
    }

    #render() {
      if (!this.#isShown) return
      guarded(this, () => this.#give(this.#controller.props()))
    }

    /** Renders at once, so that elements of one task send requests in one task, and the fallback never flickers. */
    #give(props: Partial<HeldProps>, show = () => this[RENDER]()) {
      Object.assign(this[PROPS], props)
      flushSync(show)
    }
  }
}

/** May extend the class of an element before it is defined. */
export type Extend = (
  Class: new () => HTMLElement & { attributeChangedCallback(name: string): void },
) => CustomElementConstructor

/** A property set before the element was defined hides its accessor, so it is set again. */
function takeEarlyProperties(element: HTMLElement, contract: ElementContract) {
  for (const name of propertyNames(contract)) {
    const own = Object.getOwnPropertyDescriptor(element, name)
    if (!own) continue
    Reflect.deleteProperty(element, name)
    Reflect.set(element, name, own.value)
  }
}

/** An element of ours that is not defined yet. */
export interface Definition {
  contract: ElementContract
  /**
   * Defines it by the page's own name in the page's own registry, unless others are given. Returns nothing if
   * another library owns the name; then it only tells the owner.
   */
  define(page: Page, tag?: string, registry?: CustomElementRegistry): Placed[]
}

export const definition = <Contract extends ElementContract>(
  contract: Contract,
  Component: React.ComponentType<ElementProps<SettingsOf<Contract['attributes']>>>,
  askAhead: (props: ElementProps<SettingsOf<Contract['attributes']>>) => void,
  extend: Extend = (Class) => Class,
): Definition => ({
  contract,
  define(page, tag = page.tagOf(contract), registry = customElements) {
    if (registry.get(tag)) {
      tellOwner(
        'error',
        `another script on this page has already defined <${tag}>. Put data-prefix="acme" on the script tag and write <acme-${contract.tag}> instead.`,
      )
      return []
    }
    // Settings are read with this contract, so they have its types.
    const Class = elementClass(contract, Component as EmbedComponent, page, askAhead as Ahead)
    registry.define(tag, extend(Class))
    return [{ tag, contract }]
  },
})
