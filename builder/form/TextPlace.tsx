// Where a document stands in a place that is wider than its lines.
import { type Settings, withToken } from '../settings.ts'
import { useWords } from '../words/words.ts'

interface Props {
  settings: Settings
  change(settings: Settings): void
}

const places = ['start', 'middle', 'full'] as const
export type Place = (typeof places)[number]

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
      <fieldset className="segments" aria-describedby="text-place-help">
        <legend>{words.textPlace}</legend>
        {places.map((place) => (
          <label key={place}>
            <input
              type="radio"
              name="text-place"
              value={place}
              checked={placeOf(settings) === place}
              onChange={() => change(withPlace(settings, place))}
            />
            {words.textPlaces[place]}
          </label>
        ))}
      </fieldset>
      <p id="text-place-help" className="help">
        {words.textPlaceHelp}
      </p>
    </div>
  )
}
