// What the element says in the preview's console: whoever has no developer never opens a console.
import { type RefObject, useEffect, useState } from 'react'

/** Of the element's lines, as src/errors/owner.ts begins them. */
const beginning = 'site-embed: '

/** In the preview's page, before anything else runs. */
export const telling = `<script>for(const kind of ['warn','error']){const own=console[kind]
console[kind]=(...all)=>{own.apply(console,all);parent.postMessage({preview:all.map(String).join(' ')},'*')}}</script>`

const lineIn = (data: unknown) =>
  typeof data === 'object' && data !== null && 'preview' in data ? String(data.preview) : ''

/** The lines of the page that the frame shows now. */
export function useTold(frame: RefObject<HTMLIFrameElement | null>, page: string) {
  const [told, setTold] = useState<{ page: string; lines: readonly string[] }>({ page, lines: [] })
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      const line = lineIn(data)
      if (source !== frame.current?.contentWindow || !line.startsWith(beginning)) return
      const said = line.slice(beginning.length)
      setTold((before) => {
        const lines = before.page === page ? before.lines.filter((one) => one !== said) : []
        return { page, lines: [...lines, said].slice(-5) }
      })
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [frame, page])
  return told.page === page ? told.lines : []
}
