// What stands in the text without being text: assets and entries.
import { useSurroundings } from '../context.ts'
import { type Asset, summaryOf, titleOf } from '../entry.ts'
import { absolute, type NodeProps } from './links.tsx'
import { useMissing } from './missing.ts'

function Figure({ asset, url }: { asset: Asset; url: string }) {
  return (
    <figure className="figure">
      <img
        part="image"
        src={url}
        alt={asset.description || asset.title}
        width={asset.width ?? undefined}
        height={asset.height ?? undefined}
        loading="lazy"
        decoding="async"
      />
      {asset.description && asset.title && asset.title !== asset.description && (
        <figcaption part="caption">{asset.title}</figcaption>
      )}
    </figure>
  )
}

export function AssetBlock({ data }: NodeProps) {
  const { library, origin } = useSurroundings()
  const asset = library.asset(data.target)
  useMissing(asset === null, 'asset', data)
  const url = asset && absolute(asset.url, origin)
  if (!asset || !url) return null
  if (asset.contentType.startsWith('image/')) return <Figure asset={asset} url={url} />
  return (
    <p className="file">
      <a href={url} part="link">
        {asset.title || asset.fileName}
      </a>
    </p>
  )
}

export function EntryBlock({ data }: NodeProps) {
  const { library } = useSurroundings()
  const entry = library.entry(data.target)
  useMissing(entry === null, 'entry', data)
  if (!entry) return null
  const summary = summaryOf(entry)
  return (
    <div className="card" part="embed card">
      <p className="card-title">{titleOf(entry)}</p>
      {summary && <p>{summary}</p>}
    </div>
  )
}

export function EntryInline({ data }: NodeProps) {
  const { library } = useSurroundings()
  const entry = library.entry(data.target)
  useMissing(entry === null, 'entry', data)
  return entry ? <span part="embed">{titleOf(entry)}</span> : null
}
