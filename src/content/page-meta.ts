// Sets the page's title, description and canonical link, and restores what the page has not changed since.
import { pageUrl } from '../net/url.ts'
import type { Entry } from './entry.ts'
import { summaryOf, titleOf } from './entry-digest.ts'

type PutBack = () => void

function setTitle(title: string): PutBack {
  const before = document.title
  document.title = title
  // Read back, because the browser collapses blanks in a title.
  const ours = document.title
  return () => {
    if (document.title === ours) document.title = before
  }
}

function setInHead(tag: 'meta' | 'link', key: 'name' | 'rel', is: string, value: string): PutBack {
  const attribute = tag === 'meta' ? 'content' : 'href'
  const theirs = document.head.querySelector(`${tag}[${key}="${is}" i]`)
  const element = theirs ?? document.createElement(tag)
  const before = element.getAttribute(attribute)
  element.setAttribute(attribute, value)
  if (!theirs) {
    element.setAttribute(key, is)
    document.head.append(element)
  }
  return () => {
    if (!theirs) element.remove()
    else if (element.getAttribute(attribute) === value)
      if (before === null) element.removeAttribute(attribute)
      else element.setAttribute(attribute, before)
  }
}

export const forbidIndexing = () => setInHead('meta', 'name', 'robots', 'noindex')

const inOneLine = (text: unknown) =>
  typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : ''

/** Fields that authors fill for search engines win over the others. */
export function describePage(entry: Entry, canonical: string | null): PutBack {
  const { seoTitle, metaTitle, seoDescription, metaDescription } = entry.fields
  const title = inOneLine(seoTitle) || inOneLine(metaTitle) || inOneLine(titleOf(entry))
  const description =
    inOneLine(seoDescription) || inOneLine(metaDescription) || inOneLine(summaryOf(entry))
  const changes = [
    title && setTitle(title),
    description && setInHead('meta', 'name', 'description', description),
    canonical && setInHead('link', 'rel', 'canonical', canonical),
  ]
  return () => {
    for (const putBack of changes) if (putBack) putBack()
  }
}

/** The page's address with no parameters but those that choose the entry; null where it has no address. */
export function pageAddress(choosing: readonly unknown[]): string | null {
  const url = new URL(pageUrl())
  if (!/^https?:$/.test(url.protocol)) return null
  for (const [name, value] of [...url.searchParams])
    if (!value || !choosing.includes(value)) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}
