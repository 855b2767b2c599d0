// The owner's templates for entries, assets and what stands above the text.
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { isObject, type Json } from '../../net/json.ts'
import { FilledTemplate } from '../../template/FilledTemplate.tsx'
import { type Filter, RenderedValue, textOf } from '../../template/filters.tsx'
import { useTemplate } from '../../template/TemplatedShell.tsx'
import type { Template } from '../../template/templates.ts'
import { type Surroundings, useSurroundings } from '../context.ts'
import { type Asset, type Entry, isRichText, sysOf } from '../entry.ts'
import { entryUrl } from '../entry-url.ts'
import { Inner } from './Inner.tsx'
import { absolute, useFollow } from './links.tsx'

/** Fields of its own before what we know of it. */
const entryData = (entry: Entry, { settings, locale }: Surroundings): Json => ({
  url: entryUrl(entry, settings, locale),
  ...entry.fields,
  sys: sysOf(entry.raw),
})

function assetData(asset: Asset, { origin }: Surroundings): Json {
  const { title, description, fileName, contentType, size, width, height } = asset
  const url = absolute(asset.url, origin)
  return { url, title, description, fileName, contentType, size, width, height }
}

/** A link is seen as what it leads to, as far as a template follows it. */
const viewIn = (surroundings: Surroundings) => (value: unknown) => {
  if (sysOf(value).type !== 'Link') return value
  const { library } = surroundings
  const asset = library.asset(value)
  if (asset) return assetData(asset, surroundings)
  const entry = library.entry(value)
  return entry && entryData(entry, surroundings)
}

/** As wide as asked for, and no wider than it is. */
const image: Filter = (value, argument) => {
  const { url = value, contentType, width } = isObject(value) ? value : {}
  const address = textOf(url)
  const wanted = Math.min(Number(argument), Number(width) || 4000)
  if (!address || !(wanted > 0) || /svg|gif/.test(textOf(contentType))) return address
  return `${address}${address.includes('?') ? '&' : '?'}w=${wanted}`
}

/** `id` is of what the template is for. */
function useFilling(id: string) {
  const surroundings = useSurroundings()
  return useMemo(() => {
    const rich: Filter = (value) =>
      isRichText(value) ? new RenderedValue('', <Inner id={id} body={value} />) : value
    return { view: viewIn(surroundings), filters: { rich, image } }
  }, [surroundings, id])
}

interface InTemplateProps {
  template: Template
  entry: Entry
  inline?: boolean
}

/** The template's own link: not one in a text within it. */
function ownLink({ target, currentTarget }: SyntheticEvent<HTMLElement>): HTMLElement | null {
  const link = target instanceof Element ? target.closest<HTMLElement>('a') : null
  return link?.closest('.document') === currentTarget.closest('.document') ? link : null
}

function EntryInTemplate({ template, entry, inline }: InTemplateProps) {
  const surroundings = useSurroundings()
  const { url, follow } = useFollow(entry)
  const filling = useFilling(entry.id)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // A link without an address is one all the same.
    for (const link of box.current?.querySelectorAll<HTMLElement>('a:not([href])') ?? []) {
      link.role ??= 'link'
      link.tabIndex = 0
    }
  })
  const followed = (event: MouseEvent<HTMLElement>) => {
    const href = ownLink(event)?.getAttribute('href')
    if (href === null || href === url) follow(event)
  }
  const entered = (event: KeyboardEvent<HTMLElement>) => {
    const link = ownLink(event)
    if (event.key === 'Enter' && link && !link.hasAttribute('href')) link.click()
  }
  const Tag = inline ? 'span' : 'div'
  return (
    <Tag ref={box} part="embed" onClick={followed} onKeyDown={entered}>
      <FilledTemplate template={template} data={entryData(entry, surroundings)} {...filling} />
    </Tag>
  )
}

interface EntryProps {
  entry: Entry
  inline: boolean
  /** What is built in. */
  children: ReactNode
}

export function TemplatedEntry({ entry, inline, children }: EntryProps) {
  const template = useTemplate('entry', entry.contentType)
  const { path } = useSurroundings()
  // In a sentence only what is meant for it: blocks would break it; nor an entry within itself.
  if (!template || (inline && (!template.only || path.includes(entry.id)))) return children
  return <EntryInTemplate template={template} entry={entry} inline={inline} />
}

export function TemplatedAsset({ asset, children }: { asset: Asset; children: ReactNode }) {
  const template = useTemplate('asset', asset.contentType)
  const surroundings = useSurroundings()
  const filling = useFilling(asset.id)
  if (!template) return children
  return (
    <div part="embed">
      <FilledTemplate template={template} data={assetData(asset, surroundings)} {...filling} />
    </div>
  )
}

/** Null where the owner has none. */
export function TemplatedHeader({ entry, children }: { entry: Entry; children: ReactNode }) {
  const template = useTemplate('header', entry.contentType)
  const surroundings = useSurroundings()
  const filling = useFilling(entry.id)
  if (!template) return children
  return (
    <header className="header">
      <FilledTemplate template={template} data={entryData(entry, surroundings)} {...filling} />
    </header>
  )
}
