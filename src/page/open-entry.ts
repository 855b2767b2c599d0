// `opens`: shows an entry in another <rich-doc> of the page, and moves the reader there.
import { documentTag } from '../contract/tags.ts'
import { tellOwner } from '../errors/owner.ts'
import type { Host } from './host.ts'
import { findEmbed, goToEmbed } from './other-embed.ts'

export const findDocument = (host: Host, selector: string) =>
  findEmbed(host, selector, documentTag, 'entryId')

type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** A click with a modifier key, which opens another tab or window. */
export const isForElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: Keys) =>
  metaKey || ctrlKey || shiftKey || altKey

/** False when there is no such element: then the caller lets the link be followed. */
export function openEntry(
  host: Host,
  selector: string,
  id: string,
  show = (target: Element) => target.setAttribute('entry-id', id),
): boolean {
  const target = findDocument(host, selector)
  if (!target) {
    tellOwner('warn', `${host.name}: there is no <rich-doc> that matches opens="${selector}".`)
    return false
  }
  // An open dialog would keep the focus from the document behind it.
  host.call('close')
  show(target)
  goToEmbed(target)
  return true
}
