// The owner's templates `entry`, `asset` and `header`.
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { isObject, type Json, numberIn } from '../../net/json.ts'
import { FilledTemplate } from '../../template/FilledTemplate.tsx'
import { type Filter, RenderedValue, textOf } from '../../template/filters.tsx'
import { useTemplate } from '../../template/TemplatedShell.tsx'
import type { Template } from '../../template/templates.ts'
import { type Asset, type Entry, isRichText, sysOf } from '../entry.ts'
import { entryUrl } from '../entry-url.ts'
import { type Surroundings, useSurroundings } from '../surroundings.ts'
import { EntryText } from './EntryText.tsx'
import { useFollow } from './links.tsx'

/** The fields that a template of an entry can use. The entry's own fields win over our `url`. */
const entryData = (entry: Entry, { settings, locale }: Surroundings): Json => ({
  url: entryUrl(entry, settings, locale),
  ...entry.fields,
  sys: sysOf(entry.raw),
})

/** The fields that a template of an asset can use. */
const assetData = ({ id, raw, ...data }: Asset): Json => data

/** In templates a link stands for its target, so that `{{author.name}}` works. */
const viewIn = (surroundings: Surroundings) => (value: unknown) => {
  if (sysOf(value).type !== 'Link') return value
  const { library } = surroundings
  const asset = library.asset(value)
  if (asset) return assetData(asset)
  const entry = library.entry(value)
  return entry && entryData(entry, surroundings)
}

/** The filter `image:WIDTH`: the address in that width, at most the picture's own. */
const image: Filter = (value, argument) => {
  const { url = value, contentType, width } = isObject(value) ? value : {}
  const address = textOf(url)
  const wanted = Math.min(Number(argument), numberIn(width) || 4000)
  if (!address || !(wanted > 0) || /svg|gif/.test(textOf(contentType))) return address
  return `${address}${address.includes('?') ? '&' : '?'}w=${wanted}`
}

function Filled({ template, of }: { template: Template; of: Entry | Asset }) {
  const surroundings = useSurroundings()
  const { id } = of
  const filling = useMemo(() => {
    const rich: Filter = (value) =>
      isRichText(value) ? new RenderedValue('', <EntryText id={id} body={value} />) : value
    return { view: viewIn(surroundings), filters: { rich, image } }
  }, [surroundings, id])
  const data = 'fields' in of ? entryData(of, surroundings) : assetData(of)
  return <FilledTemplate template={template} data={data} {...filling} />
}

/** A templated entry keeps its frame, as a templated result does; inside a sentence it has none. */
export const frameOf = ({ id }: Entry, inline = false) => ({
  'data-entry': id,
  ...(inline ? { part: 'embed' } : { className: 'card', part: 'embed card' }),
})

/** The clicked link, if the template made it: null for a link in a rich text within the template. */
function ownLink({ target, currentTarget }: SyntheticEvent<HTMLElement>): HTMLElement | null {
  const link = target instanceof Element ? target.closest<HTMLElement>('a') : null
  return link?.closest('.document') === currentTarget.closest('.document') ? link : null
}

function EntryInTemplate({
  template,
  entry,
  inline,
}: Omit<EntryProps, 'children'> & { template: Template }) {
  const { url, follow } = useFollow(entry)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Links without an address must still work as links for the keyboard and screen readers.
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
    <Tag ref={box} {...frameOf(entry, inline)} onClick={followed} onKeyDown={entered}>
      <Filled template={template} of={entry} />
    </Tag>
  )
}

export interface EntryProps {
  entry: Entry
  inline: boolean
  /** The built-in rendering. */
  children: ReactNode
}

export function TemplatedEntry({ entry, inline, children }: EntryProps) {
  const template = useTemplate('entry', entry.contentType)
  const { path } = useSurroundings()
  // In a sentence only a template for this very type is used, because a general one may hold blocks;
  // and never for an entry within itself.
  if (!template || (inline && (!template.only || path.includes(entry.id)))) return children
  return <EntryInTemplate template={template} entry={entry} inline={inline} />
}

export function TemplatedAsset({ asset, children }: { asset: Asset; children: ReactNode }) {
  const template = useTemplate('asset', asset.contentType)
  if (!template) return children
  return (
    <div part="embed">
      <Filled template={template} of={asset} />
    </div>
  )
}

export function TemplatedHeader({ entry, children }: { entry: Entry; children: ReactNode }) {
  const template = useTemplate('header', entry.contentType)
  if (!template) return children
  return (
    <header className="header">
      <Filled template={template} of={entry} />
    </header>
  )
}
