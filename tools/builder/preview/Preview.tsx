// The page of the preview in a frame of the chosen width; smaller where there is no room for it.
import { type RefObject, useEffect, useRef, useState } from 'react'
import { goBackToForm } from '../go-to.ts'
import type { Inspection } from '../inspect/finding.ts'
import { labelsIn } from '../labels/label.ts'
import type { Scheme } from '../looks/colours.ts'
import { Segments } from '../Segments.tsx'
import { missingIn, partsOf, type Settings } from '../settings.ts'
import type { IntegrityOf } from '../snippet/pieces.ts'
import { useRested } from '../useRested.ts'
import { filledIn, useLanguage, useWords } from '../words/words.ts'
import { Currency } from './Currency.tsx'
import { useSeen } from './in-view.ts'
import { Notes } from './Notes.tsx'
import { doneBeside, pageOf, printed, wordFor } from './page.ts'
import { readable, useTold } from './told.ts'

const widths = { phone: 390, tablet: 768, desktop: 1280 } as const
type Width = keyof typeof widths

function useRoom(place: RefObject<HTMLDivElement | null>) {
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return room
}

interface FrameProps {
  page: string
  isLoading: boolean
  setLoaded(page: string): void
  width: number
  place: RefObject<HTMLDivElement | null>
}

/** The page is as wide as it says and as high as there is room, both before they are made smaller. */
function Frame({ page, isLoading, setLoaded, width, place }: FrameProps) {
  const words = useWords()
  const room = useRoom(place)
  const frame = useRef<HTMLIFrameElement>(null)
  const { lines, link, stay } = useTold(frame, page)
  const scale = Math.min(1, room.width / width)
  const size = { width, height: scale ? room.height / scale : 0, transform: `scale(${scale})` }
  return (
    <>
      <div ref={place} className="frame">
        <div className="screen" style={{ width: width * scale }}>
          <iframe
            ref={frame}
            title={words.preview}
            srcDoc={page}
            style={size}
            onLoad={() => {
              stay()
              setLoaded(page)
            }}
          />
          {isLoading && <p className="loading">{words.previewLoading}</p>}
        </div>
      </div>
      <p role="status" className="leads">
        {link && filledIn(words.previewLink, { address: readable(link) })}
      </p>
      <div aria-live="polite" className="says">
        {lines.length > 0 && <h3>{words.previewSays}</h3>}
        <ul lang="en">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </>
  )
}

interface Props {
  settings: Settings
  integrityOf: IntegrityOf
  /** The key must not be in a page. */
  refused: boolean
  found: Inspection
  setCurrency(code: string): void
}

export function Preview({ settings, integrityOf, refused, found, setCurrency }: Props) {
  const words = useWords()
  const language = useLanguage()
  const [width, setWidth] = useState<Width>(() =>
    matchMedia('(min-width: 40rem)').matches ? 'tablet' : 'phone',
  )
  // A page that says nothing of it stays light, however dark the system is.
  const [scheme, setScheme] = useState<Scheme>('light')
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState('')
  const missing = partsOf(settings).flatMap(missingIn)
  const rested = useRested(settings)
  const word = wordFor(rested, found.sample)
  const seen = useSeen(rested)
  const page = partsOf(rested).flatMap(missingIn).length
    ? ''
    : pageOf(printed(rested, integrityOf) + doneBeside(rested, word, seen), scheme, language)
  const isLoading = page !== '' && loaded !== page
  const names = labelsIn(settings, language, missingIn)
  const { phone, tablet, desktop, light, dark } = words
  return (
    <section aria-labelledby="preview-title" className="preview">
      <div className="section-top">
        <h2 id="preview-title" tabIndex={-1}>
          {words.preview}
        </h2>
        <button type="button" className="quiet to-form" onClick={goBackToForm}>
          {words.toForm}
        </button>
        <Segments<Width>
          name="width"
          title={words.width}
          items={{ phone, tablet, desktop }}
          chosen={width}
          choose={setWidth}
        />
        <Segments<Scheme>
          name="scheme"
          title={words.scheme}
          items={{ light, dark }}
          chosen={scheme}
          choose={setScheme}
        />
        {document.fullscreenEnabled && page && !missing.length && (
          <button type="button" onClick={() => place.current?.requestFullscreen()}>
            {words.fullScreen}
          </button>
        )}
      </div>
      {missing.length > 0 && (
        <p className="waits">
          {refused ? words.previewRefused : filledIn(words.previewWaits, { names })}
        </p>
      )}
      {!missing.length && page && (
        <Frame isLoading={isLoading} width={widths[width]} {...{ page, place, setLoaded }} />
      )}
      <Currency {...{ settings, found, setCurrency }} />
      {!missing.length && page && (
        <Notes {...{ settings, scheme, word, found }} isEarly={isLoading} />
      )}
    </section>
  )
}
