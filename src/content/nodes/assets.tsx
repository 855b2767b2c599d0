// Assets by kind: each kind is one line in the list at the end, any other is a link to the file.
import { type ComponentType, useLayoutEffect, useState } from 'react'
import { formatBytes } from '../../format/format.ts'
import { useHost } from '../../shell/host-context.ts'
import { useWords } from '../../shell/words.ts'
import type { Asset } from '../entry.ts'
import { isPicture } from '../pictures.ts'
import { useSurroundings } from '../surroundings.ts'
import { Image } from './Image.tsx'
import { useAsset } from './link-targets.ts'
import { Link, type NodeProps } from './links.tsx'
import { TemplatedAsset } from './templated.tsx'

interface Props {
  asset: Asset
  soon: boolean
}

/** The greatest width of each document so far: a picture loaded for it is wide enough afterwards. */
const widest = new WeakMap<Element, number>()

/** In pixels; 0 until the document is laid out. */
function useDocumentWidth(): number {
  const host = useHost()
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const text = host.element.shadowRoot?.querySelector('article > .flow')
    if (!text) return
    const known = widest.get(text)
    const measure = () => {
      const now = Math.max(widest.get(text) ?? 0, Math.ceil(text.getBoundingClientRect().width))
      widest.set(text, now)
      setWidth(now)
    }
    // Measuring makes the browser lay out the page immediately, so only the first picture measures, before the
    // browser chooses from a `srcset`.
    if (known === undefined) measure()
    else setWidth(known)
    const observer = new ResizeObserver(measure)
    observer.observe(text)
    return () => observer.disconnect()
  }, [host])
  return width
}

/** Used until the document has been measured; a guess that suits phones. */
const unknownWidth = 'min(100vw, 700px)'

export function Figure({ asset, soon }: Props) {
  const width = useDocumentWidth()
  const { title, description } = asset
  return (
    <figure className="figure">
      <Image
        key={asset.url}
        asset={asset}
        focus={undefined}
        alt={description || title}
        sizes={width ? `${width}px` : unknownWidth}
        soon={soon}
      />
      {description && title && title !== description && (
        <figcaption part="caption">
          <bdi>{title}</bdi>
        </figcaption>
      )}
    </figure>
  )
}

/** A player has no visible text, so it gets a label and a caption. */
const player = (Tag: 'video' | 'audio') =>
  function Player({ asset: { title, description, fileName, url } }: Props) {
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
        <figcaption part="caption">
          <bdi>{title || description || fileName}</bdi>
        </figcaption>
      </figure>
    )
  }

/** The file type in capitals, such as `PDF`: the name's ending, else from the MIME type. */
const typeOf = ({ fileName, contentType }: Asset) =>
  (/\.(\w{1,5})$/.exec(fileName) ?? /\/(\w{1,5})$/.exec(contentType))?.[1]?.toUpperCase()

function File({ asset }: Props) {
  const { locale } = useWords()
  const { size, title, fileName, url } = asset
  // A link needs a text, even if the asset has no title.
  const name = title || fileName || new URL(url).pathname.split('/').at(-1) || url
  const about = [typeOf(asset), size && formatBytes(size, locale)].filter(Boolean).join(', ')
  return (
    <p className="file" part="embed">
      <Link url={url}>
        <span dir="auto">{name}</span> <small>{about}</small>
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
  if (!asset) return null
  const [, Kind = File] = kinds.find(([is]) => is(asset)) ?? []
  return (
    <TemplatedAsset asset={asset}>
      <Kind asset={asset} soon={data === opening} />
    </TemplatedAsset>
  )
}
