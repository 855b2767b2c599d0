// Where a document stands in a place that is wider than its lines.
import { Segments } from '../Segments.tsx'
import { type Settings, withToken } from '../settings.ts'
import type { Place } from '../words/shape.ts'
import { useWords } from '../words/words.ts'

interface Props {
  settings: Settings
  change(settings: Settings): void
}

const measure = '--embed-measure'
const all = '100%'

function placeOf({ centred, tokens }: Settings): Place {
  if (centred) return 'middle'
  return tokens[measure] === all ? 'full' : 'start'
}

/** A width that somebody has set stays. */
function withPlace(settings: Settings, place: Place): Settings {
  const next = { ...settings, centred: place === 'middle' }
  if (place === 'full') return withToken(next, measure, all)
  return settings.tokens[measure] === all ? withToken(next, measure, '') : next
}

export function TextPlace({ settings, change }: Props) {
  const words = useWords()
  return (
    <div className="control place">
      <Segments<Place>
        name="text-place"
        title={words.textPlace}
        items={words.textPlaces}
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
