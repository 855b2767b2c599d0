// All kinds of links. A link with an unsafe address or a missing target becomes plain text.
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { Json } from '../../net/json.ts'
import { pageUrl, safeUrl } from '../../net/url.ts'
import { isForElsewhere, openEntry } from '../../page/open-entry.ts'
import { useHost } from '../../shell/host-context.ts'
import { useWords } from '../../shell/words.ts'
import { type Entry, idOf, text } from '../entry.ts'
import { ownAddress } from '../entry-digest.ts'
import { entryUrl } from '../entry-url.ts'
import { HashLink } from '../HashLink.tsx'
import { useSurroundings } from '../surroundings.ts'
import { useAsset, useLinkedEntry } from './link-targets.ts'

export interface NodeProps {
  data: Json
  children?: ReactNode
}

const isElsewhere = (url: string) =>
  /^(https?:)?\/\//i.test(url) && new URL(url, pageUrl()).origin !== new URL(pageUrl()).origin

interface LinkProps {
  /** If null, it is still a link for the keyboard and screen readers, because scripts listen to its click. */
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

/** For a link without text, which an author left by mistake: nobody sees it, so the keyboard skips it. */
const hiddenFromAll = { 'aria-hidden': true, tabIndex: -1 }
const hasNoText = (children: ReactNode) =>
  [children].flat().every((child) => typeof child === 'string' && !child.trim())

export function Link({ url, part = 'link', children, ...rest }: LinkProps) {
  const { linkTarget } = useSurroundings().settings
  const { t } = useWords()
  const newTab = url && linkTarget && isElsewhere(url)
  const how = url
    ? { href: url, ...(newTab ? { target: linkTarget, rel: 'noopener noreferrer' } : {}) }
    : withoutAddress
  return (
    <a part={part} {...how} {...rest} {...(hasNoText(children) && hiddenFromAll)}>
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

interface EntryLinkProps {
  entry: Entry
  part?: string
  /** Stays a link even without an address, because `doc-navigate` tells the page of its click. */
  always?: boolean
  children: ReactNode
}

/**
 * Where a link to the entry leads. `follow` tells the page of a click on it, and opens the entry in the
 * document of `opens`, if that is set and the entry has no address of its own elsewhere.
 */
export function useFollow(entry: Entry) {
  const host = useHost()
  const { settings, locale } = useSurroundings()
  const { id, contentType, raw, fields } = entry
  const slug = text(fields[settings.slugField]) || null
  const page = entryUrl(entry, settings, locale)
  const url = page ?? ownAddress(entry)
  const entryId = idOf(raw)
  // The other document uses the space of this one, so it cannot show an entry of another space.
  const opens = url === page && id === entryId ? settings.opens : null
  const isPage = Boolean(url ?? opens ?? slug)
  const follow = (event: MouseEvent) => {
    if (url && isForElsewhere(event)) return
    const detail = { entryId, contentType, slug, entry: raw }
    const goes = host.dispatch('doc-navigate', detail, true)
    if (!goes || (opens && openEntry(host, opens, id))) event.preventDefault()
  }
  return { url, isPage, follow }
}

export function LinkToEntry({ entry, part, always, children }: EntryLinkProps) {
  const { url, isPage, follow } = useFollow(entry)
  const mark = { 'data-entry': entry.id }
  if (!always && !isPage)
    return part ? (
      <span part={part} {...mark}>
        {children}
      </span>
    ) : (
      children
    )
  return (
    <Link url={url} part={part ? `${part} link` : 'link'} onClick={follow} {...mark}>
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
  return asset ? <Link url={asset.url}>{children}</Link> : children
}
