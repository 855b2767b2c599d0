// A skeleton of the document while it loads. If the page has its own fallback, that is shown instead.
import { type CSSProperties, useCallback, useSyncExternalStore } from 'react'
import type { DocSettings } from '../contract/rich-doc.ts'
import { useHost } from '../shell/host-context.ts'
import { useWords } from '../shell/words.ts'

type Part = NonNullable<DocSettings['show']>[number]

const shapes: readonly [part: Part, style: CSSProperties][] = [
  ['title', { width: '80%', height: '2em' }],
  ['date', { width: '40%' }],
  ['image', { height: 'auto', aspectRatio: '1.6' }],
]
const lines = ['100%', '92%', '97%', '60%'].map((width) => ({ width }))

const bone = (style: CSSProperties) => (
  <div key={style.width ?? style.aspectRatio} className="bone bone-line" style={style} />
)

export function Bones({ show }: Pick<DocSettings, 'show'>) {
  const { t } = useWords()
  const above = shapes.filter(([part]) => show?.includes(part))
  const hasContents = show?.includes('toc')
  if (useHasOwnWords()) return null
  return (
    <div
      className={hasContents ? 'document with-toc' : 'document'}
      role="status"
      aria-label={t('loading')}
    >
      {above.length > 0 && <div className="header">{above.map(([, style]) => bone(style))}</div>}
      {hasContents && <div className="toc">{bone({ width: '50%' })}</div>}
      <div>{lines.map(bone)}</div>
    </div>
  )
}

/** Ignores what an editor leaves behind, such as an empty paragraph or a style. */
const isSeen = (node: Node) =>
  node instanceof Element
    ? !node.matches('[slot], template, script, style') &&
      (node.textContent?.trim() || node.matches('img, video') || node.querySelector('img, video'))
    : node instanceof Text && node.data.trim()

function useHasOwnWords() {
  const { element } = useHost()
  const root = element.shadowRoot
  const subscribe = useCallback(
    (tell: () => void) => {
      // The page may add its own content later.
      root?.addEventListener('slotchange', tell)
      return () => root?.removeEventListener('slotchange', tell)
    },
    [root],
  )
  return useSyncExternalStore(subscribe, () => [...element.childNodes].some(isSeen))
}
