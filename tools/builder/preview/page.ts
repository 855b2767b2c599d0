// The page of the preview: the snippet as it is printed, and what the preview does beside it.
import { beside, isOnSite } from '../beside.ts'
import type { Scheme } from '../looks/colours.ts'
import { partsOf, type Settings, valuesOf } from '../settings.ts'
import { loadedFile } from '../snippet/files.ts'
import { inScript } from '../snippet/markup.ts'
import type { IntegrityOf } from '../snippet/pieces.ts'
import { print, textOf } from '../snippet/print.ts'
import { keptInView, type Seen } from './in-view.ts'
import { telling } from './told.ts'

/** The file that is printed; from beside the builder, unless a copy of the owner's is elsewhere already. */
const srcFor = (settings: Settings) =>
  settings.host === 'public' || isOnSite(settings.src) ? beside(loadedFile(settings)) : settings.src

/** Components of a framework are shown as plain HTML: only a build can run them. */
export const printed = (settings: Settings, integrityOf: IntegrityOf) => {
  const isModule = settings.for === 'react' || settings.for === 'vue'
  return textOf(
    print({ ...settings, src: srcFor(settings), ...(isModule && { for: 'html' }) }, integrityOf),
  )
}

/**
 * A dropdown shows nothing before somebody types, a dialog nothing before somebody opens it: here it is
 * open, and a word stands in it, until somebody clicks. It is taken out as by hand: what is set as a
 * property counts a moment later, and would take the first letter along. Enter clicks the button of its
 * form, which takes nothing out. What opens takes the focus, which is in the form; so does text that is
 * selected, and a dialog that is modal: this one only looks so.
 */
const opened = (word: string) => `<script>addEventListener('load',()=>{
const box=document.querySelector('site-search')
const all=HTMLElement.prototype,boxes=HTMLInputElement.prototype,dialogs=HTMLDialogElement.prototype
const {focus}=all,{select}=boxes,{showModal}=dialogs
all.focus=boxes.select=()=>{}
dialogs.showModal=function(){
this.open=true
Object.assign(this.style,{position:'fixed',inset:0,boxShadow:'0 0 0 100vmax rgb(0 0 0/45%)'})}
box.addEventListener('search-open',()=>{
all.focus=focus
boxes.select=select},{once:true})
box.addEventListener('search-close',()=>{dialogs.showModal=showModal},{once:true})
if(!box.query){
box.query=${inScript(word)}
box.addEventListener('click',event=>{
const [at]=event.composedPath()
if(at.localName!=='input')return
at.select()
document.execCommand('delete')},{once:true})}
box.open()})</script>`

/** Side by side if there is room for both, because nobody would see the document below all results. */
const sideBySide = `<style>@media(min-width:44em){
body{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));column-gap:32px;align-items:start}}</style>`

/**
 * On a phone a document is below the search, and would be out of sight while it is set up. What is above
 * it grows until somebody does something there. `scrollIntoView` would move the builder around the
 * preview too.
 */
const scrolled = `<script>addEventListener('load',()=>{
const at=document.querySelector('rich-doc,[data-rich-doc]')
const watch=new ResizeObserver(()=>scrollBy(0,at.getBoundingClientRect().top))
watch.observe(document.body)
for(const type of['wheel','touchmove','keydown','pointerdown'])addEventListener(type,()=>watch.disconnect())})</script>`

/** What the preview does beside the snippet. */
export function doneBeside(settings: Settings, word: string, seen: Seen | null) {
  const { both, element } = settings
  const { layout, 'index-name': index, 'entry-id': entry } = valuesOf(settings)
  return (
    (word && opened(word)) +
    (both ? sideBySide : '') +
    (both && element === 'rich-doc'
      ? scrolled
      : keptInView([element, layout, index, entry].join(' '), seen))
  )
}

/** A ground of its own: what is transparent is read on it. No `<main>`, which the page around has. */
export const pageOf = (snippet: string, scheme: Scheme, language: string) =>
  `<!doctype html><html lang="${language}" style="color-scheme:${scheme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${language}</title><base href="${location.href.split('#')[0]}">${telling}<style>body{margin:16px;background:Canvas;color:CanvasText;font:16px/1.5 system-ui,sans-serif}</style></head><body>${snippet}</body></html>`

/** Empty where the element shows something by itself. */
export function wordFor(settings: Settings, sample: string): string {
  const search = partsOf(settings).find(({ element }) => element === 'site-search')
  const { layout = 'page', query } = search ? valuesOf(search) : {}
  // A dialog would cover the document that is set up beside it.
  const isShut =
    layout === 'dropdown' || (layout === 'dialog' && settings.element === 'site-search')
  return isShut ? query || sample : ''
}
