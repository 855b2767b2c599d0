// Checks conversions: each needs a record, and a search on the page that may report it.
import type { Embed, Page } from '../page/page.ts'
import type { Read } from '../page/settings.ts'
import { all, attribute } from '../page/tree.ts'
import { type Finding, mistake } from './finding.ts'
import { unlessByScript } from './targets.ts'

const mark = 'data-embed-convert'

interface Known {
  embed: Embed
  read: Read
}

export function* lostConversions(page: Page, elements: readonly Known[]): Generator<Finding> {
  const isTold = elements.some(
    ({ embed, read }) => embed.tag === 'site-search' && read.settings.insights,
  )
  for (const element of all(`[${mark}]`, page.root)) {
    const lost = (code: string, message: string) =>
      unlessByScript(
        mistake(code, `<${element.name} ${mark}>`, message, { element, attribute: mark }),
        page,
      )
    if (!attribute(element, mark)?.trim())
      yield lost('conversion-name', `It has no name. Write ${mark}="add-to-cart".`)
    if (!attribute(element, 'data-object-id')?.trim())
      yield lost('conversion-record', 'It names no record. Write its objectID as data-object-id.')
    if (attribute(element, 'data-price') && !attribute(element, 'data-currency'))
      yield lost('conversion-price', 'A price needs a currency: data-currency="EUR".')
    if (!isTold)
      yield lost(
        'conversion-untold',
        'Nobody hears of it, because no <site-search> on this page has insights. Write insights on one.',
      )
  }
}
