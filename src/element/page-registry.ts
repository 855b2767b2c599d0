// What all elements of a page share: the defaults, the consent, and the list of elements.
import type { ElementContract } from '../contract/attribute.ts'
import type { Report } from '../contract/page-api.ts'
import { tellOwner } from '../errors/owner.ts'
import type { PageDefaults } from './page-defaults.ts'

export interface Member {
  element: HTMLElement
  /** Called when something changed that all settings may depend on. */
  reread(): void
  report(): Report
}

/** An element that stood in the page, and is not made yet. */
interface Waiting {
  /** Its first question, which needs nothing of what is made to show the answer. */
  ask(): void
  show(): void
}

export class PageRegistry {
  readonly members = new Set<Member>()
  /** While the elements of a script are defined: those that stand in the page already come to life. */
  isStarting = false
  private readonly toShow: Waiting[] = []
  private readonly consentListeners = new Set<() => void>()
  private consented = false

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
    for (const type of ['keydown', 'click'])
      addEventListener(type, (event) => this.showBefore(event), true)
    new MutationObserver(reread).observe(document.documentElement, { attributeFilter: ['lang'] })
  }

  /** `site-search`, or `acme-site-search` with data-prefix="acme". */
  tagOf({ tag }: ElementContract) {
    const { prefix } = this.defaults
    if (prefix === null) return tag
    if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(prefix)) return `${prefix}-${tag}`
    tellOwner('error', 'data-prefix is ignored. Write lower-case letters and digits, such as acme.')
    return tag
  }

  /**
   * In a task of its own, all of them in one: what stands in the page is not held up while elements are
   * made, and elements that came together ask together. All ask in the task before it, so that their
   * questions are on the way while they are made. A key or a click that comes in between finds them
   * made: it may be one that opens a dialog. Not so where somebody types in the fallback of one of them: its
   * field would be gone before it has the letter.
   */
  showLater(waiting: Waiting) {
    if (this.toShow.push(waiting) > 1) return
    setTimeout(() => {
      for (const { ask } of this.toShow) ask()
      setTimeout(() => this.showAll())
    })
  }

  private showAll() {
    for (const { show } of this.toShow.splice(0)) show()
  }

  private showBefore({ target }: Event) {
    const isOurs = ({ element }: Member) => target instanceof Node && element.contains(target)
    if (this.toShow.length && ![...this.members].some(isOurs)) this.showAll()
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
    given: () => this.consented,
    give: () => {
      this.consented = true
      for (const listener of [...this.consentListeners]) listener()
    },
    subscribe: (listener: () => void) => {
      this.consentListeners.add(listener)
      return () => {
        this.consentListeners.delete(listener)
      }
    },
  }
}
