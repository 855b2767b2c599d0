// What the page of the preview tells the builder: what the element says in its console, which whoever has
// no developer never opens, and where a link would lead.
import { type RefObject, useEffect, useState } from 'react'

/** Of the element’s lines, as src/errors/owner.ts begins them. */
const beginning = 'site-embed: '

/**
 * In the preview's page, before anything else runs. What the element shows in the page itself, or within
 * it, comes here no more, or has the page's own address.
 */
export const telling = `<script>for(const kind of ['warn','error']){const own=console[kind]
console[kind]=(...all)=>{own.apply(console,all);parent.postMessage({preview:all.map(String).join(' ')},'*')}}
addEventListener('click',event=>{
const link=event.composedPath().find(one=>one.localName==='a'&&one.href)
if(event.defaultPrevented||!link||link.href.split('#')[0]===document.baseURI.split('#')[0])return
event.preventDefault()
parent.postMessage({link:link.getAttribute('href')},'*')})</script>`

function textIn(data: unknown, name: 'preview' | 'link'): string {
  if (typeof data !== 'object' || data === null) return ''
  const text: unknown = Reflect.get(data, name)
  return typeof text === 'string' ? text : ''
}

interface Told {
  page: string
  lines: readonly string[]
  /** The address of the link that was clicked last; empty before. */
  link: string
}

/** Of the page that the frame shows now. */
export function useTold(frame: RefObject<HTMLIFrameElement | null>, page: string): Told {
  const [told, setTold] = useState<Told>({ page, lines: [], link: '' })
  const current = told.page === page ? told : { page, lines: [], link: '' }
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow) return
      const line = textIn(data, 'preview')
      const said = line.startsWith(beginning) ? line.slice(beginning.length) : ''
      const link = textIn(data, 'link')
      setTold((before) => {
        const { lines, link: last } = before.page === page ? before : { lines: [], link: '' }
        const all = said ? [...lines.filter((one) => one !== said), said].slice(-5) : lines
        return { page, lines: all, link: link || last }
      })
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [frame, page])
  return current
}
