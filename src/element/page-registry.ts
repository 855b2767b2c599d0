// What all elements of a page share: the defaults, the consent, and the list of elements.
import type { ElementContract } from '../contract/attribute.ts'
import type { Report } from '../contract/page-api.ts'
import { tellOwner } from '../errors/owner.ts'
import { onBlocked } from '../net/policy.ts'
import { createListeners } from '../page/listeners.ts'
import { inNextTask, takeTurns } from '../page/turns.ts'
import type { PageDefaults } from './page-defaults.ts'

export interface Member {
  element: HTMLElement
  /** Called when something changed that all settings may depend on. */
  reread(): void
  report(): Report
  host: {
    /** Reports mistakes to the owner that only show when the page has loaded. */
    hint(): void
    /** The page's policy blocks pictures or videos of this element or of another one. */
    blocked(origin: string | null, directive: string): void
  }
}

export class PageRegistry {
  readonly members = new Set<Member>()
  /** True while a script defines its elements, which upgrades those already in the page. */
  isStarting = false
  readonly #toShow: (() => void)[] = []
  readonly #consentListeners = createListeners()
  #consented = false

  constructor(readonly defaults: PageDefaults) {
    const reread = () => this.reread()
    defaults.subscribe(reread)
    // Another address may change `{url.name}`, another `lang` the language.
    addEventListener('popstate', reread)
    // In a separate task, because the event comes in the middle of a click or a rendering.
    window.navigation?.addEventListener(
      'currententrychange',
      ({ navigationType }) => navigationType === 'push' && setTimeout(reread),
    )
    // Before every other listener, including those that new elements add.
    const showBefore = (event: Event) => {
      const path = event.composedPath()
      if ([...this.members].some(({ element }) => path.includes(element))) return
      for (const show of this.#toShow.splice(0)) show()
    }
    for (const type of ['keydown', 'click']) addEventListener(type, showBefore, true)
    onBlocked((origin, directive) => {
      for (const { host } of this.members) host.blocked(origin, directive)
    })
    new MutationObserver(reread).observe(document.documentElement, { attributeFilter: ['lang'] })
  }

  /** `site-search`, or `acme-site-search` with data-prefix="acme". */
  tagOf({ tag }: Pick<ElementContract, 'tag'>) {
    const { prefix } = this.defaults
    if (prefix === null) return tag
    if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(prefix)) return `${prefix}-${tag}`
    tellOwner('error', 'data-prefix is ignored. Write lower-case letters and digits, such as acme.')
    return tag
  }

  /**
   * Creates the elements of the page in separate tasks, so that they do not block the page. First each element
   * sends its request, so that the answers are on the way meanwhile. Timers of these requests end after all of
   * them, so that they can share a request. A key or a click in between creates all elements at once, because
   * it may open a dialog. Typing in a fallback does not: its field would be gone before it has the letter.
   */
  showLater(ask: () => void, show: () => void) {
    inNextTask(ask)
    if (this.#toShow.push(show) === 1) inNextTask(() => inNextTask(() => takeTurns(this.#toShow)))
  }

  reread() {
    for (const member of this.members) member.reread()
  }

  join(member: Member) {
    this.members.add(member)
    return () => {
      this.members.delete(member)
    }
  }

  consent = {
    given: () => this.#consented,
    give: () => {
      this.#consented = true
      this.#consentListeners.tell()
    },
    subscribe: this.#consentListeners.subscribe,
  }
}
