// Keeps the changed part of the preview in view. Each change reloads the preview's page, which would start at its
// top again.
import { useState } from 'react'
import { namesIn } from '../lists.ts'
import { type Settings, valuesOf } from '../settings.ts'
import { inScript } from '../snippet/markup.ts'

/** A part of the element, and which one of several. */
export interface Seen {
  part: string
  at: number
}

/** What each of these is to be seen by. */
const partOf: Readonly<Record<string, string>> = {
  'date-field': 'date',
  paging: 'pagination',
  'per-page-options': 'per-page',
  sort: 'sort',
}

const changedNames = (before: Settings, after: Settings): readonly string[] => {
  const [from, to] = [valuesOf(before), valuesOf(after)]
  return Object.keys(to).filter((name) => from[name] !== to[name])
}

const accent = '--embed-accent'

/** Null if nothing with a single place was added. */
export function seenAfter(before: Settings, after: Settings): Seen | null {
  const [name = '', other] = changedNames(before, after)
  if (before.element !== after.element || other !== undefined) return null
  // A search has its button above all; in a document links come after the picture.
  if (after.element === 'rich-doc' && before.tokens[accent] !== after.tokens[accent])
    return { part: 'link', at: 0 }
  const had = namesIn(valuesOf(before)[name] ?? '')
  const items = namesIn(valuesOf(after)[name] ?? '')
  // Of several that came at once, the last was chosen last.
  const added = items.filter((one) => !had.includes(one)).at(-1)
  const at = added === undefined ? -1 : items.indexOf(added)
  if (name === 'facets') return at < 0 ? null : { part: 'facet', at }
  // All parts except the contents are near the title.
  const part = name === 'show' ? (items[at] === 'toc' ? 'toc' : 'heading') : partOf[name]
  return part ? { part, at: 0 } : null
}

export function useSeen(settings: Settings): Seen | null {
  const [known, setKnown] = useState<{ settings: Settings; seen: Seen | null }>({
    settings,
    seen: null,
  })
  if (known.settings !== settings) setKnown({ settings, seen: seenAfter(known.settings, settings) })
  return known.seen
}

/**
 * The page grows until all has come, and somebody who does something in it is not to be moved. The frame
 * outlives its pages: it keeps where the last one was. `subject`: another one begins at its top.
 */
export const keptInView = (subject: string, seen: Seen | null) => `<script>{
const frame=frameElement,subject=${inScript(subject)},seen=${inScript(seen)}
const top=frame.subject===subject?frame.top:0
Object.assign(frame,{subject,top})
const roots=()=>[...document.querySelectorAll('site-search,rich-doc,[data-site-search],[data-rich-doc]')]
.flatMap(({shadowRoot})=>shadowRoot??[])
const found=()=>seen&&roots().flatMap(root=>[...root.querySelectorAll('[part~="'+seen.part+'"]')])[seen.at]
const move=()=>{scrollTo(0,top)
const box=found()?.getBoundingClientRect()
if(box?.height&&(box.top<0||box.bottom>innerHeight))scrollBy(0,Math.min(box.top,box.bottom-innerHeight+16))}
const size=new ResizeObserver(move),content=new MutationObserver(move)
addEventListener('load',()=>{size.observe(document.body)
for(const root of roots())content.observe(root,{childList:true,subtree:true})})
for(const type of['wheel','touchmove','keydown','pointerdown'])addEventListener(type,()=>{
size.disconnect()
content.disconnect()})
addEventListener('scroll',()=>{frame.top=scrollY})}</script>`
