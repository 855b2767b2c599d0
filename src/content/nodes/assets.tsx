// Assets by what they are. A kind is one line in the map at the end; any other is a file to open.
import { type ComponentType, use } from 'react'
import { formatBytes } from '../../format/format.ts'
import { useWords } from '../../shell/words.ts'
import { useSurroundings, WidthContext } from '../context.ts'
import type { Asset } from '../entry.ts'
import { isPicture } from '../pictures.ts'
import { Image } from './Image.tsx'
import { Link, type NodeProps, useAbsolute } from './links.tsx'
import { useAsset } from './missing.ts'
import { TemplatedAsset } from './templated.tsx'

interface Props {
  asset: Asset
  url: string
  /** The first that the reader sees. */
  soon: boolean
}

/** A guess that suits a phone, until there is a width. */
const unknownWidth = 'min(100vw, 700px)'

export function Figure({ asset, url, soon }: Props) {
  const width = use(WidthContext)
  const { title, description } = asset
  return (
    <figure className="figure">
      <Image
        key={url}
        asset={asset}
        focus={undefined}
        url={url}
        alt={description || title}
        sizes={width ? `${width}px` : unknownWidth}
        soon={soon}
      />
      {description && title && title !== description && (
        <figcaption part="caption">{title}</figcaption>
      )}
    </figure>
  )
}

/** What plays has no words of its own: it gets a name, and a caption. */
const player = (Tag: 'video' | 'audio') =>
  function Player({ asset: { title, description, fileName }, url }: Props) {
    return (
      <figure className="figure">
        <Tag
          part="embed"
          src={url}
          controls
          preload="metadata"
          aria-label={description || title || fileName}
          {...(Tag === 'video' ? { playsInline: true } : {})}
        />
        <figcaption part="caption">{title || description || fileName}</figcaption>
      </figure>
    )
  }

/** `PDF`: the name's ending, else what the type says. */
const typeOf = ({ fileName, contentType }: Asset) =>
  (/\.(\w{1,5})$/.exec(fileName) ?? /\/(\w{1,5})$/.exec(contentType))?.[1]?.toUpperCase()

function File({ asset, url }: Props) {
  const { locale } = useWords()
  const { size, title, fileName } = asset
  // A link is never without words.
  const name = title || fileName || new URL(url).pathname.split('/').at(-1) || url
  const about = [typeOf(asset), size && formatBytes(size, locale)].filter(Boolean).join(', ')
  return (
    <p className="file" part="embed">
      <Link url={url}>
        <span>{name}</span> <small>{about}</small>
      </Link>
    </p>
  )
}

const kinds: readonly [is: (asset: Asset) => boolean, Kind: ComponentType<Props>][] = [
  [isPicture, Figure],
  [({ contentType }) => contentType.startsWith('video/'), player('video')],
  [({ contentType }) => contentType.startsWith('audio/'), player('audio')],
]

export function AssetBlock({ data }: NodeProps) {
  const { opening } = useSurroundings()
  const asset = useAsset(data)
  const url = useAbsolute(asset?.url)
  if (!asset || !url) return null
  const [, Kind = File] = kinds.find(([is]) => is(asset)) ?? []
  return (
    <TemplatedAsset asset={asset}>
      <Kind asset={asset} url={url} soon={data === opening} />
    </TemplatedAsset>
  )
}
