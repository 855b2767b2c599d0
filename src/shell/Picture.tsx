// A picture whose place stays as large as it is when the picture cannot be loaded.
import { useState } from 'react'

type Props = Record<'src' | 'className' | 'part', string>

export function Picture({ src, className, part }: Props) {
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
        onError={() => setBroken(src)}
      />
    </div>
  )
}
