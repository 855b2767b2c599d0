// A picture that keeps its space if it cannot be loaded.
import { useState } from 'react'

interface Props extends Record<'src' | 'className' | 'part', string> {
  tell?: (what: 'loaded' | 'failed') => void
}

export function Picture({ src, className, part, tell }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <div className={className} data-broken={broken === src || undefined}>
      <img
        part={part}
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        hidden={broken === src}
        onLoad={() => tell?.('loaded')}
        onError={() => {
          setBroken(src)
          tell?.('failed')
        }}
      />
    </div>
  )
}
