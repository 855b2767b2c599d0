// The owner's templates for entries, assets and what stands above the text.
import { type MouseEvent, type ReactNode, useMemo } from 'react'
import { isObject, type Json } from '../../shell/json.ts'
import { type Filter, Shown, textOf } from '../../template/filters.tsx'
import { useTemplate } from '../../template/Owned.tsx'
import { Rendered } from '../../template/Rendered.tsx'
import type { Template } from '../../template/templates.ts'
import { type Surroundings, SurroundingsContext, useSurroundings } from '../context.ts'
import { type Asset, type Entry, isRichText, sysOf } from '../entry.ts'
import { entryUrl } from '../entry-url.ts'
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

function useFilling(surroundings: Surroundings) {
  return useMemo(() => {
    const rich: Filter = (value) =>
      isRichText(value)
        ? new Shown('', <div className="document">{surroundings.render(value)}</div>)
        : value
    return { view: viewIn(surroundings), filters: { rich, image } }
  }, [surroundings])
}

interface InTemplateProps {
  template: Template
  entry: Entry
  inline?: boolean
}

function EntryInTemplate({ template, entry, inline }: InTemplateProps) {
  const outer = useSurroundings()
  const { id } = entry
  const { url, follow } = useFollow(entry)
  // Its text knows whose it is.
  const inner = useMemo(() => ({ ...outer, path: [...outer.path, id] }), [outer, id])
  const filling = useFilling(inner)
  const followed = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (link && (!link.hasAttribute('href') || link.getAttribute('href') === url)) follow(event)
  }
  const Tag = inline ? 'span' : 'div'
  return (
    <SurroundingsContext value={inner}>
      <Tag part="embed" onClick={followed}>
        <Rendered template={template} data={entryData(entry, outer)} {...filling} />
      </Tag>
    </SurroundingsContext>
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
  // In a sentence only what is meant for it: blocks would break it.
  if (!template || (inline && !template.only)) return children
  return <EntryInTemplate template={template} entry={entry} inline={inline} />
}

export function TemplatedAsset({ asset, children }: { asset: Asset; children: ReactNode }) {
  const template = useTemplate('asset', asset.contentType)
  const surroundings = useSurroundings()
  const filling = useFilling(surroundings)
  if (!template) return children
  return (
    <div part="embed">
      <Rendered template={template} data={assetData(asset, surroundings)} {...filling} />
    </div>
  )
}

/** Null where the owner has none. */
export function TemplatedHeader({ entry, children }: { entry: Entry; children: ReactNode }) {
  const template = useTemplate('header', entry.contentType)
  const surroundings = useSurroundings()
  const filling = useFilling(surroundings)
  if (!template) return children
  return (
    <header className="header">
      <Rendered template={template} data={entryData(entry, surroundings)} {...filling} />
    </header>
  )
}
