// Links of every kind. One that may not be followed, or leads nowhere, keeps its words.
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { Json } from '../../net/json.ts'
import { pageUrl, parsedUrl, safeUrl } from '../../net/url.ts'
import { isForElsewhere, openEntry } from '../../page/open-entry.ts'
import { useHost } from '../../shell/host-context.ts'
import { useWords } from '../../shell/words.ts'
import { ownAddress } from '../card.ts'
import { useSurroundings } from '../context.ts'
import { type Entry, idOf, slugOf, sysOf, text } from '../entry.ts'
import { entryUrl } from '../entry-url.ts'
import { HashLink } from '../HashLink.tsx'
import { useAsset, useLinkedEntry, useWarning } from './missing.ts'

export interface NodeProps {
  data: Json
  children?: ReactNode
}

const isElsewhere = (url: string) =>
  /^(https?:)?\/\//i.test(url) && new URL(url, pageUrl()).origin !== new URL(pageUrl()).origin

interface LinkProps {
  /** Without one it is a link all the same, for what listens to it. */
  url: string | null
  part?: string
  onClick?: (event: MouseEvent) => void
  children: ReactNode
}

const withoutAddress = {
  role: 'link',
  tabIndex: 0,
  onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    if (key === 'Enter') currentTarget.click()
  },
}

/** An author's slip: nobody sees it, and the keyboard would stop at nothing. */
const silent = { 'aria-hidden': true, tabIndex: -1 }
const saysNothing = (children: ReactNode) =>
  [children].flat().every((child) => typeof child === 'string' && !child.trim())

export function Link({ url, part = 'link', children, ...rest }: LinkProps) {
  const { linkTarget } = useSurroundings().settings
  const { t } = useWords()
  const newTab = url && linkTarget && isElsewhere(url)
  const how = url
    ? { href: url, ...(newTab ? { target: linkTarget, rel: 'noopener noreferrer' } : {}) }
    : withoutAddress
  return (
    <a part={part} {...how} {...rest} {...(saysNothing(children) && silent)}>
      {children}
      {newTab && <span className="visually-hidden"> ({t('newTab')})</span>}
    </a>
  )
}

export function Hyperlink({ data, children }: NodeProps) {
  const url = safeUrl(data.uri)
  if (url?.startsWith('#'))
    return (
      <HashLink part="link" hash={url.slice(1)}>
        {children}
      </HashLink>
    )
  return url ? <Link url={url}>{children}</Link> : children
}

/** Where an entry leads; `isPage` when there is something to lead to. */
function useWay(entry: Entry) {
  const { settings, locale } = useSurroundings()
  const { opens, slugField } = settings
  const slug = slugOf(entry, slugField) || null
  const page = entryUrl(entry, settings, locale)
  const own = page ? null : ownAddress(entry)
  const url = page ?? own
  return { url, slug, opens: own ? null : opens, isPage: Boolean(url ?? opens ?? slug) }
}

interface EntryLinkProps {
  entry: Entry
  part?: string
  /** Linked in any case: an author has made it a link. */
  always?: boolean
  children: ReactNode
}

/** Tells of a click on a link to the entry, and shows it in the page where it can. */
export function useFollow(entry: Entry) {
  const host = useHost()
  const { url, slug, opens, isPage } = useWay(entry)
  const follow = (event: MouseEvent) => {
    if (url && isForElsewhere(event)) return
    const { id, contentType, raw } = entry
    const detail = { entryId: id, contentType, slug, entry: raw }
    const goes = host.dispatch('doc-navigate', detail, true)
    if (!goes || (opens && openEntry(host, opens, id))) event.preventDefault()
  }
  return { url, isPage, follow }
}

export function LinkToEntry({ entry, part, always, children }: EntryLinkProps) {
  const { url, isPage, follow } = useFollow(entry)
  if (!always && !isPage) return part ? <span part={part}>{children}</span> : children
  return (
    <Link url={url} part={part ? `${part} link` : 'link'} onClick={follow}>
      {children}
    </Link>
  )
}

export function EntryLink({ data, children }: NodeProps) {
  const entry = useLinkedEntry(data)
  return entry ? (
    <LinkToEntry entry={entry} always>
      {children}
    </LinkToEntry>
  ) : (
    children
  )
}

export function AssetLink({ data, children }: NodeProps) {
  const asset = useAsset(data)
  const url = useAbsolute(asset?.url)
  return url ? <Link url={url}>{children}</Link> : children
}

/** Another space's entry: this one's token cannot read it. */
export function Elsewhere({ data: { target }, children }: NodeProps) {
  useWarning('resource', text(sysOf(target).urn) || idOf(target))
  return children
}

/** `//images…` as the service writes it, with the scheme of the service. */
export const absolute = (url: string | undefined, origin: string): string | null =>
  (url && parsedUrl(url, origin)?.href) || null

export const useAbsolute = (url: string | undefined) => absolute(url, useSurroundings().origin)
