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
    /** The owner hears of what only a page that has loaded shows. */
    hint(): void
    /** The page's policy keeps pictures or films from it, or from another element. */
    blocked(origin: string | null, directive: string): void
  }
}

export class PageRegistry {
  readonly members = new Set<Member>()
  /** While the elements of a script are defined: those that stand in the page already come to life. */
  isStarting = false
  readonly #toShow: (() => void)[] = []
  readonly #consentListeners = createListeners()
  #consented = false

  constructor(readonly defaults: PageDefaults) {
    const reread = () => this.reread()
    defaults.subscribe(reread)
    // Another address may change `{url.name}`, another `lang` the language.
    addEventListener('popstate', reread)
    // In a task of its own, because the event comes in the middle of a click or a rendering.
    window.navigation?.addEventListener(
      'currententrychange',
      ({ navigationType }) => navigationType === 'push' && setTimeout(reread),
    )
    // Ahead of every other listener, those among them that are added by what is made.
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
   * An element that stood in the page, in tasks of their own: what else stands there is not held up.
   * First all ask what needs nothing of what is made, so that the answers are on the way meanwhile. A
   * timer that a question sets ends after all of these, so they can share a request. A key or a click that
   * comes in between finds all elements made: it may be one that opens a dialog. Not so where somebody
   * types in the fallback of one of them: its field would be gone before it has the letter.
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
