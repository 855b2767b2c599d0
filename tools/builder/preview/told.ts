// Messages from the preview's page to the builder: the element's console lines, which owners without a developer
// never see, and where a link would lead.
import { type RefObject, useEffect, useState } from 'react'
import { whenReleased } from '../released.ts'

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
  /** Where it would have gone last; empty before. */
  link: string
}

/**
 * Where a script has led the frame, as Enter does with a page of results: empty where another host hides
 * it, null where the frame is where it was.
 */
function strayedTo(frame: HTMLIFrameElement): string | null {
  try {
    const { href } = frame.contentWindow?.location ?? { href: 'about:blank' }
    return href.startsWith('about:') ? null : href
  } catch {
    return ''
  }
}

/** As people read it: without the host of this page. */
export function readable(address: string): string {
  try {
    const { origin, href } = new URL(address, document.baseURI)
    return decodeURI(origin === location.origin ? href.slice(origin.length) : href)
  } catch {
    return address
  }
}

/** Of the page that the frame shows now. */
export function useTold(frame: RefObject<HTMLIFrameElement | null>, page: string) {
  const [told, setTold] = useState<Told>({ page, lines: [], link: '' })
  const current = told.page === page ? told : { page, lines: [], link: '' }
  useEffect(() => {
    let isOver = false
    const hear = async ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow) return
      await whenReleased()
      if (isOver) return
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
    return () => {
      isOver = true
      removeEventListener('message', hear)
    }
  }, [frame, page])
  /** Once the frame has loaded: nothing leads away for good. */
  function stay() {
    const link = frame.current && strayedTo(frame.current)
    if (!frame.current || link === null) return
    frame.current.srcdoc = page
    setTold({ ...current, link })
  }
  return { ...current, stay }
}
