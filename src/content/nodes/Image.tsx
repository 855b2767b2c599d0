// A picture in the width and format that suits the reader, its room kept from the start.
import { useState } from 'react'
import type { Photo } from '../card.ts'
import { sourcesOf } from '../pictures.ts'

interface Props extends Photo {
  url: string
  alt: string
  /** As the attribute has it. */
  sizes: string
  soon?: boolean
}

export function Image({ asset, focus, url, alt, sizes, soon = false }: Props) {
  /** As the service makes it, then as it was stored, then as words. */
  const [tries, setTries] = useState(0)
  const made = sourcesOf(asset, url)
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
        loading={soon ? 'eager' : 'lazy'}
        decoding="async"
        style={focus ? { objectPosition: focus } : undefined}
        onError={() => setTries(tries + 1)}
        {...(sources ? { sizes, srcSet: sources.srcSet, src: sources.src } : { src: url })}
      />
    </picture>
  )
}
