// The banners of the service's rules, above the results: a picture, words, or both.
import { useState } from 'react'
import { useOwnerTemplate } from '../../shell/host-context.ts'
import { useWords } from '../../shell/words.ts'
import type { Banner } from './rules.ts'

export function Banners({ banners }: { banners: readonly Banner[] }) {
  const keyed = new Map(banners.map((banner) => [JSON.stringify(banner), banner]))
  return [...keyed].map(([key, banner]) => <OneBanner key={key} banner={banner} />)
}

function OneBanner({ banner }: { banner: Banner }) {
  const { t } = useWords()
  const own = useOwnerTemplate()('banner', banner)
  const [broken, setBroken] = useState(false)
  if (own) return <div part="banner">{own}</div>
  const { ratio, alt, text, url, newTab } = banner
  const image = broken ? null : banner.image
  // If the picture is broken, its alternative text is shown instead.
  const title = banner.title || (image ? '' : alt)
  if (!image && !title && !text) return null
  const isApart = url !== null && newTab
  const Tag = url ? 'a' : 'div'
  return (
    <Tag
      className="banner"
      part="banner"
      {...(url && { href: url })}
      {...(isApart && { target: '_blank', rel: 'noopener' })}
    >
      {image && (
        <img
          src={image}
          // With words beside it, the picture needs no text; alone in a link, its text names the link.
          alt={title || text ? '' : alt || url || ''}
          decoding="async"
          style={ratio ? { aspectRatio: ratio } : undefined}
          onError={() => setBroken(true)}
        />
      )}
      {title && <strong>{title}</strong>}
      {text && <p>{text}</p>}
      {isApart && <span className="visually-hidden"> ({t('newTab')})</span>}
    </Tag>
  )
}
