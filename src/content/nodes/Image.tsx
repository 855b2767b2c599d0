// A picture in the width and format that suits the reader. Its space is reserved, so that nothing moves.
import { useState } from 'react'
import type { Photo } from '../entry-digest.ts'
import { sourcesOf } from '../pictures.ts'

interface Props extends Photo {
  alt: string
  sizes: string
  /** It is on the first screen, so it loads at once. */
  soon?: boolean
}

/** WebKit would load the plain format too, before the image is inside its <picture>. A lazy image waits. */
const loadsAtOnce = (image: HTMLImageElement | null) => {
  if (image) image.loading = 'eager'
}

export function Image({ asset, focus, alt, sizes, soon = false }: Props) {
  /** 0: resized by the service; 1: the stored file; 2: its alternative text. */
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
        // When it is prerendered, the browser parses <picture> and <img> together.
        loading={soon && !globalThis.HTMLElement ? 'eager' : 'lazy'}
        ref={soon ? loadsAtOnce : undefined}
        decoding="async"
        style={focus ? { objectPosition: focus } : undefined}
        // Only until then it has a background, because a picture may be transparent.
        onLoad={({ currentTarget }) => {
          currentTarget.dataset.loaded = ''
        }}
        onError={() => setTries(tries + 1)}
        {...(sources ? { sizes, srcSet: sources.srcSet, src: sources.src } : { src: asset.url })}
      />
    </picture>
  )
}
