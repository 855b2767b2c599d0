// The position of a document in a place that is wider than its lines, and of its contents.
import { Segments } from '../Segments.tsx'
import { type Settings, withToken } from '../settings.ts'
import { hasContents } from '../snippet/pieces.ts'
import type { ContentsPlace, Place } from '../words/shape.ts'
import { useWords } from '../words/words.ts'

interface Props {
  settings: Settings
  change(settings: Settings): void
}

const measure = '--embed-measure'
const all = '100%'

/** The element itself puts text and contents in the middle, side by side. */
const isBeside = (settings: Settings) => hasContents(settings) && !settings.contentsAbove

/** Contents are above the text if the element is too narrow for the two side by side. */
function placesFor(settings: Settings): readonly Place[] {
  if (!hasContents(settings)) return ['start', 'middle', 'full']
  return isBeside(settings) ? ['middle', 'full'] : ['start', 'middle']
}

function placeOf(settings: Settings): Place {
  const { centred, tokens } = settings
  const place = centred ? 'middle' : tokens[measure] === all ? 'full' : 'start'
  const places = placesFor(settings)
  return places.find((one) => one === place) ?? places[0] ?? place
}

/** A width that somebody has set stays. */
function withPlace(settings: Settings, place: Place): Settings {
  const next = { ...settings, centred: place === 'middle' }
  if (place === 'full') return withToken(next, measure, all)
  return settings.tokens[measure] === all ? withToken(next, measure, '') : next
}

function Contents({ settings, change }: Props) {
  const words = useWords()
  return (
    <>
      <Segments<ContentsPlace>
        name="contents-place"
        title={words.contents}
        items={words.contentsPlaces}
        chosen={settings.contentsAbove ? 'above' : 'beside'}
        choose={(place) => change({ ...settings, contentsAbove: place === 'above' })}
        describedBy="contents-place-help"
      />
      <p id="contents-place-help" className="help">
        {words.contentsHelp}
      </p>
    </>
  )
}

export function TextPlace({ settings, change }: Props) {
  const words = useWords()
  const items = Object.fromEntries(
    placesFor(settings).map((place) => [place, words.textPlaces[place]]),
  )
  return (
    <div className="control place">
      {hasContents(settings) && <Contents {...{ settings, change }} />}
      <Segments<Place>
        name="text-place"
        title={words.textPlace}
        items={items}
        chosen={placeOf(settings)}
        choose={(place) => change(withPlace(settings, place))}
        describedBy="text-place-help"
      />
      <p id="text-place-help" className="help">
        {words.textPlaceHelp}
      </p>
    </div>
  )
}
