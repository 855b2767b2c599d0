// The snippet as it is printed, in a page of the chosen width; smaller where there is no room for it.
import { useEffect, useRef, useState } from 'react'
import { labelsIn } from '../labels/label.ts'
import { localeName } from '../locales.ts'
import type { Scheme } from '../looks/colours.ts'
import { missingIn, partsOf, type Settings, valuesOf } from '../settings.ts'
import { inScript } from '../snippet/markup.ts'
import { print, textOf } from '../snippet/print.ts'
import { useRested } from '../useRested.ts'
import { filledIn, useLanguage, useWords } from '../words/words.ts'
import { telling, useTold } from './told.ts'

const widths = { phone: 390, tablet: 768, desktop: 1280 } as const
type Width = keyof typeof widths

/** Components of a framework are shown as plain HTML: only a build can run them. */
const printed = (settings: Settings, integrity: string) => {
  const isModule = settings.for === 'react' || settings.for === 'vue'
  return textOf(print(isModule ? { ...settings, for: 'html' } : settings, integrity))
}

/**
 * A dropdown shows nothing before somebody types: here a word stands in it, until somebody clicks. It is
 * taken out as by hand: what is set as a property counts a moment later, and would take the first letter
 * along. What opens takes the focus, which is in the form.
 */
const opened = (word: string) => `<script>addEventListener('load',()=>{
const box=document.querySelector('site-search'),all=HTMLElement.prototype,{focus}=all
all.focus=()=>{}
box.addEventListener('search-open',()=>{all.focus=focus},{once:true})
if(!box.query){
box.query=${inScript(word)}
box.addEventListener('click',event=>{
event.composedPath()[0].select?.()
document.execCommand('delete')},{once:true})}
box.open()})</script>`

/** Beside one another where there is room for both: below all results nobody would see the document. */
const sideBySide = `<style>@media(min-width:60em){
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
const doneBeside = ({ both, element }: Settings, word: string) =>
  (word && opened(word)) +
  (both ? sideBySide : '') +
  (both && element === 'rich-doc' ? scrolled : '')

/** A ground of its own: what is transparent is read on it. No `<main>`, which the page around has. */
const pageOf = (snippet: string, scheme: Scheme, language: string) =>
  `<!doctype html><html lang="${language}" style="color-scheme:${scheme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${language}</title><base href="${location.href.split('#')[0]}" target="_blank">${telling}<style>body{margin:16px;background:Canvas;color:CanvasText;font:16px/1.5 system-ui,sans-serif}</style></head><body>${snippet}</body></html>`

/** Empty where the element shows something by itself. */
function wordFor(settings: Settings, sample: string): string {
  const search = partsOf(settings).find(({ element }) => element === 'site-search')
  const { layout = 'page', query } = search ? valuesOf(search) : {}
  return layout === 'dropdown' ? query || sample : ''
}

function useRoom() {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return { place, room }
}

interface RadiosProps<T extends string> {
  name: string
  title: string
  items: Readonly<Record<T, string>>
  chosen: T
  choose(item: T): void
}

function Radios<T extends string>({ name, title, items, chosen, choose }: RadiosProps<T>) {
  const all = Object.entries(items) as [T, string][]
  return (
    <fieldset className="segments">
      <legend>{title}</legend>
      {all.map(([item, label]) => (
        <label key={item}>
          <input
            type="radio"
            name={name}
            value={item}
            checked={item === chosen}
            onChange={() => choose(item)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** The page is as wide as it says and as high as there is room, both before they are made smaller. */
function Frame({ page, width }: { page: string; width: number }) {
  const words = useWords()
  const { place, room } = useRoom()
  const frame = useRef<HTMLIFrameElement>(null)
  const told = useTold(frame, page)
  const scale = Math.min(1, room.width / width)
  const size = { width, height: scale ? room.height / scale : 0, transform: `scale(${scale})` }
  return (
    <>
      <div ref={place} className="frame">
        <div className="screen" style={{ width: width * scale }}>
          <iframe ref={frame} title={words.preview} srcDoc={page} style={size} />
        </div>
      </div>
      <div aria-live="polite" className="says">
        {told.length > 0 && <h3>{words.previewSays}</h3>}
        <ul lang="en">
          {told.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </>
  )
}

interface Props {
  settings: Settings
  integrity: string
  /** The key is one that must not stand in a page. */
  refused: boolean
  /** A word by which something is found. */
  sample: string
}

export function Preview({ settings, integrity, refused, sample }: Props) {
  const words = useWords()
  const language = useLanguage()
  const [width, setWidth] = useState<Width>(() =>
    matchMedia('(min-width: 40rem)').matches ? 'desktop' : 'phone',
  )
  // A page that says nothing of it stays light, however dark the system is.
  const [scheme, setScheme] = useState<Scheme>('light')
  const missing = partsOf(settings).flatMap(missingIn)
  const rested = useRested(settings)
  const word = wordFor(rested, sample)
  const page = partsOf(rested).flatMap(missingIn).length
    ? ''
    : pageOf(printed(rested, integrity) + doneBeside(rested, word), scheme, language)
  const names = labelsIn(settings, language, missingIn)
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  const { phone, tablet, desktop, light, dark } = words
  return (
    <section aria-labelledby="preview-title" className="preview">
      <h2 id="preview-title" tabIndex={-1}>
        {words.preview}
      </h2>
      <div className="switches">
        <Radios<Width>
          name="width"
          title={words.width}
          items={{ phone, tablet, desktop }}
          chosen={width}
          choose={setWidth}
        />
        <Radios<Scheme>
          name="scheme"
          title={words.scheme}
          items={{ light, dark }}
          chosen={scheme}
          choose={setScheme}
        />
      </div>
      {missing.length > 0 && (
        <p className="waits">
          {refused ? words.previewRefused : filledIn(words.previewWaits, { names })}
        </p>
      )}
      {scheme === 'light' && isDark && <p className="help">{words.previewLight}</p>}
      {word && <p className="help">{filledIn(words.previewTyped, { word })}</p>}
      {settings.both && !missing.length && <p className="help">{words.previewBoth}</p>}
      {!missing.length && !valuesOf(settings).locale && (
        <p className="help">
          {filledIn(words.previewLanguage, { language: localeName(language, language) })}
        </p>
      )}
      {!missing.length && page && <Frame page={page} width={widths[width]} />}
    </section>
  )
}
