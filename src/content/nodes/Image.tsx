// A picture in the width and format that suits the reader, in a place of its own size: nothing moves.
import { useState } from 'react'
import type { Photo } from '../entry-digest.ts'
import { sourcesOf } from '../pictures.ts'

interface Props extends Photo {
  alt: string
  sizes: string
  /** On the first screen: loaded at once. */
  soon?: boolean
}

/** WebKit loads an address before the image is in its picture, so the plain format too. A lazy one waits. */
const loadsAtOnce = (image: HTMLImageElement | null) => {
  if (image) image.loading = 'eager'
}

export function Image({ asset, focus, alt, sizes, soon = false }: Props) {
  /** 0: resized by the service; 1: as it is stored; 2: as text. */
  const [tries, setTries] = useState(0)
  const made = sourcesOf(asset)
  if (tries > (made ? 1 : 0)) return alt && <span>{alt}</span>
  const sources = tries ? null : made
  return (
    <picture key={tries}>
      {sources?.modern.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img
        part="image"
        alt={alt}
        width={asset.width ?? undefined}
        height={asset.height ?? undefined}
        // Prerendered, the browser reads picture and image as one.
        loading={soon && !globalThis.HTMLElement ? 'eager' : 'lazy'}
        ref={soon ? loadsAtOnce : undefined}
        decoding="async"
        style={focus ? { objectPosition: focus } : undefined}
        // Until then its place has a ground: a picture may be transparent.
        onLoad={({ currentTarget }) => {
          currentTarget.dataset.loaded = ''
        }}
        onError={() => setTries(tries + 1)}
        {...(sources ? { sizes, srcSet: sources.srcSet, src: sources.src } : { src: asset.url })}
      />
    </picture>
  )
}
