// Starting points as pictures with a name. A click sets the matching settings.
import { withStart } from '../sandbox.ts'
import type { Settings } from '../settings.ts'
import { type Start, startOf, starts } from '../starts.ts'
import { useWords } from '../words/words.ts'

interface Props {
  settings: Settings
  change(settings: Settings): void
}

type Box = readonly [x: number, y: number, width: number, height: number]

const lines = (x: number, width: number, ...tops: readonly number[]): readonly Box[] =>
  tops.map((y) => [x, y, width, 3])

/** A page of 56 by 36, of which some is what the element is known by. */
const pictures: Record<Start, { quiet: readonly Box[]; strong: readonly Box[] }> = {
  page: {
    quiet: [...lines(4, 11, 15, 20, 25, 30), ...lines(20, 32, 15, 20, 25, 30)],
    strong: [[4, 4, 48, 6]],
  },
  header: {
    quiet: [[4, 4, 16, 6], ...lines(4, 16, 15, 20, 25, 30), ...lines(26, 24, 14, 19, 24)],
    strong: [[24, 4, 28, 6]],
  },
  window: {
    quiet: [...lines(4, 7, 4, 10, 16, 22, 28), ...lines(45, 7, 4, 10, 16, 22, 28)],
    strong: [
      [14, 6, 28, 6],
      [14, 15, 28, 3],
      [14, 21, 28, 3],
      [14, 27, 28, 3],
    ],
  },
  shop: {
    quiet: [[4, 4, 48, 6], ...lines(4, 14, 29), ...lines(21, 14, 29), ...lines(38, 14, 29)],
    strong: [
      [4, 14, 14, 12],
      [21, 14, 14, 12],
      [38, 14, 14, 12],
    ],
  },
  rail: {
    quiet: lines(4, 26, 6),
    strong: [
      [4, 14, 14, 16],
      [21, 14, 14, 16],
      [38, 14, 14, 16],
    ],
  },
  article: {
    quiet: [[10, 11, 36, 10], ...lines(10, 36, 25, 30)],
    strong: [[10, 4, 24, 4]],
  },
  guide: {
    quiet: lines(20, 32, 11, 16, 21, 26, 31),
    strong: [[20, 4, 22, 4], ...lines(4, 11, 11, 16, 21)],
  },
  text: { quiet: lines(10, 36, 5, 10, 15, 20, 25, 30), strong: [] },
}

const pathOf = (boxes: readonly Box[]) =>
  boxes.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h-${width}z`).join('')

const Picture = ({ start }: { start: Start }) => (
  <svg viewBox="0 0 56 36" aria-hidden="true">
    <path d={pathOf(pictures[start].quiet)} className="quiet" />
    <path d={pathOf(pictures[start].strong)} className="strong" />
  </svg>
)

export function Starts({ settings, change }: Props) {
  const words = useWords()
  const now = startOf(settings)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within the first one would be a form in a form
    <div className="starts" role="group" aria-labelledby="starts-title">
      <p id="starts-title" className="name">
        {words.begin}
      </p>
      <ul>
        {starts[settings.element].map((start) => (
          <li key={start}>
            <button
              type="button"
              aria-pressed={start === now}
              aria-describedby={`start-${start}`}
              onClick={() => change(withStart(settings, start))}
            >
              <span>
                <Picture start={start} />
                {words.starts[start].title}
              </span>
            </button>
            <span id={`start-${start}`} className="help">
              {words.starts[start].text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
