// What all elements of a page share: the defaults, the consent, and who is there.
import type { ElementContract } from '../contract/attribute.ts'
import { tellOwner } from '../errors/owner.ts'
import type { PageDefaults } from './page-defaults.ts'
import type { Report } from './report.ts'

export interface Member {
  element: HTMLElement
  /** Something page-wide has changed: read the settings again. */
  reread(): void
  report(): Report
}

export class Page {
  readonly members = new Set<Member>()
  private readonly consentListeners = new Set<() => void>()
  private consented = false

  constructor(readonly defaults: PageDefaults) {
    const reread = () => this.reread()
    defaults.subscribe(reread)
    // `{url.name}` and the nearest `lang` may be others now.
    addEventListener('popstate', reread)
    // Told in the middle of whatever the page is doing: a click, a rendering.
    window.navigation?.addEventListener(
      'currententrychange',
      ({ navigationType }) => navigationType === 'push' && setTimeout(reread),
    )
    new MutationObserver(reread).observe(document.documentElement, { attributeFilter: ['lang'] })
  }

  /** `site-search`, or `acme-site-search` where the page asks for a prefix. */
  tagOf({ tag }: ElementContract) {
    const { prefix } = this.defaults
    if (prefix === null) return tag
    if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(prefix)) return `${prefix}-${tag}`
    tellOwner('error', 'data-prefix is ignored. Write lower-case letters and digits, such as acme.')
    return tag
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
