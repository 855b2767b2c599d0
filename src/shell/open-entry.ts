// `opens`: an entry is shown in another <rich-doc> of the page, and reading goes on there.
import type { Host } from './host.ts'
import { findEmbed, goTo } from './other-embed.ts'
import { tellOwner } from './owner.ts'

/** False when there is no such element: then a link leads where it leads. */
export function openEntry(host: Host, selector: string, id: string): boolean {
  const target = findEmbed(host, selector, 'rich-doc')
  if (!target) {
    tellOwner('warn', `${host.name}: there is no <rich-doc> that matches opens="${selector}".`)
    return false
  }
  target.setAttribute('entry-id', id)
  goTo(target)
  return true
}
