// Links of every kind. One that may not be followed, or leads nowhere, keeps its words.
import type { ReactNode } from 'react'
import { useHost } from '../../shell/host-context.ts'
import type { Json } from '../../shell/json.ts'
import { mediaUrl, pageUrl, safeUrl } from '../../shell/url.ts'
import { useWords } from '../../shell/words.ts'
import { useSurroundings } from '../context.ts'
import { slugOf } from '../entry.ts'
import { useMissing } from './missing.ts'

export interface NodeProps {
  data: Json
  children?: ReactNode
}

const isElsewhere = (url: string) =>
  /^(https?:)?\/\//i.test(url) && new URL(url, pageUrl()).origin !== new URL(pageUrl()).origin

export function Hyperlink({ data, children }: NodeProps) {
  const { linkTarget } = useSurroundings()
  const { t } = useWords()
  const url = safeUrl(data.uri)
  if (!url) return children
  const newTab = linkTarget === '_blank' && isElsewhere(url)
  return (
    <a href={url} part="link" {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
      {newTab && <span className="visually-hidden"> ({t('newTab')})</span>}
    </a>
  )
}

export function EntryLink({ data, children }: NodeProps) {
  const host = useHost()
  const { library } = useSurroundings()
  const entry = library.entry(data.target)
  useMissing(entry === null, 'entry', data)
  if (!entry) return children
  return (
    <a
      href={location.href}
      part="link"
      onClick={(event) => {
        event.preventDefault()
        host.dispatch(
          'doc-navigate',
          {
            entryId: entry.id,
            contentType: entry.contentType,
            slug: slugOf(entry) || null,
            entry: entry.raw,
          },
          true,
        )
      }}
    >
      {children}
    </a>
  )
}

export function AssetLink({ data, children }: NodeProps) {
  const { library, origin } = useSurroundings()
  const asset = library.asset(data.target)
  useMissing(asset === null, 'asset', data)
  const url = asset && absolute(asset.url, origin)
  return url ? (
    <a href={url} part="link">
      {children}
    </a>
  ) : (
    children
  )
}

/** `//images…` as the service writes it, with the scheme of the service. */
export function absolute(url: string, origin: string): string | null {
  return mediaUrl(url) && URL.canParse(url, origin) ? new URL(url, origin).href : null
}
