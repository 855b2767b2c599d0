// Checks what elements look for in their page: another search, a document, a trigger; and an entry.
import { is } from 'css-select'
import type { AnyNode } from 'domhandler'
import type { Embed, Page } from '../page/page.ts'
import type { Read } from '../page/settings.ts'
import { all, attribute, type Element, textIn } from '../page/tree.ts'
import { type Finding, mistake } from './finding.ts'

/** A selector that only a browser knows may match. */
function matches(element: Element, selector: string): boolean {
  try {
    return is<AnyNode, Element>(element, selector)
  } catch {
    return true
  }
}

const saidInScripts = ({ root }: Page, word: RegExp | string) =>
  all('script:not([src])', root).some((script) => textIn(script).search(word) >= 0)

/** What a script of the page names it may make. */
const mayBeMade = (page: Page, selector: string) =>
  (selector.match(/[\w-]{3,}/g) ?? []).some((word) => saidInScripts(page, word))

/** All of ours, with their engines and languages: they make nothing that elements look for. */
const ours = /(?:^|\/)(?:site-embed|site-search|rich-doc)(?:\.[\w-]+)*\.js(?:[?#]|$)/

const hasOtherScripts = ({ root }: Page) =>
  all('script', root).some((one) => {
    const src = attribute(one, 'src')
    return src === null ? /\bimport\b/.test(textIn(one)) : !ours.test(src)
  })

/** What is not written in the page may do anything to it. */
export const unlessByScript = (found: Finding, page: Page): Finding =>
  hasOtherScripts(page)
    ? {
        ...found,
        grade: 'hint',
        message: `${found.message} If a script of the page adds it, ignore this: check runs no scripts.`,
      }
    : found

const looks = [
  { name: 'for', tag: 'site-search', what: 'other <site-search>' },
  { name: 'opens', tag: 'rich-doc', what: '<rich-doc>' },
  { name: 'trigger', tag: null, what: 'element' },
] as const

export function* lostTargets(embed: Embed, { settings }: Read, page: Page): Generator<Finding> {
  for (const { name, tag, what } of looks) {
    const selector = settings[name]
    // With `results-page` it is not a mistake that this page has no such search.
    if (typeof selector !== 'string' || (name === 'for' && settings.resultsPage)) continue
    const others = tag ? page.embeds.filter((one) => one.tag === tag) : null
    const found = others ? others.map(({ element }) => element) : all('*', page.root)
    const isItself = (one: Element) => name === 'for' && one === embed.element
    const isThere = found.some((one) => !isItself(one) && matches(one, selector))
    if (isThere || mayBeMade(page, selector)) continue
    const lost = mistake(
      'no-target',
      embed.name,
      `There is no ${what} in this page that matches ${name}="${selector}". Write a selector of one that is there, such as its id.`,
      { element: embed.element, attribute: embed.written(name) },
    )
    yield unlessByScript(lost, page)
  }
}

const naming = ['entry-id', 'slug', 'content-type']

/** One that waits for an entry, where nothing in the page could give it one. */
export function* withoutEntry({ tag, name, element, said }: Embed, page: Page): Generator<Finding> {
  const isGiven = page.embeds.some((one) => 'opens' in one.said)
  const isNamed = [said, ...page.defaults.map((one) => one.said)].some((one) =>
    naming.some((attribute) => attribute in one),
  )
  if (tag !== 'rich-doc' || isNamed || isGiven || saidInScripts(page, /entry-?id|slug/i)) return
  const unnamed = mistake(
    'no-entry',
    name,
    'It names no entry, so it shows its fallback and waits. Write entry-id="…", or content-type and slug.',
    { element },
  )
  yield unlessByScript(unnamed, page)
}
