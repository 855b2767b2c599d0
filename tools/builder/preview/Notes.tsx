// Notes on differences between the preview and the owner's page: one is visible, and a line opens the others.
import type { Inspection } from '../inspect/finding.ts'
import { labelOf } from '../labels/label.ts'
import { localeName } from '../locales.ts'
import type { Scheme } from '../looks/colours.ts'
import { type Settings, valuesOf } from '../settings.ts'
import { filledIn, useLanguage, useWords } from '../words/words.ts'

interface Props {
  settings: Settings
  scheme: Scheme
  /** That was typed in, if any. */
  word: string
  found: Inspection
  /** The page that they are about is not there yet. */
  isEarly: boolean
}

/** Those that need something done come first. */
function useNotes({ settings, scheme, word, found }: Props): readonly string[] {
  const words = useWords()
  const language = useLanguage()
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  const { layout, locale } = valuesOf(settings)
  const relative = found.findings.find(({ code }) => code === 'picturesRelative')
  const notes = [
    relative && filledIn(words.findings.picturesRelative, relative.values),
    settings.element === 'site-search' && layout === 'dialog' && words.previewDialog,
    word && filledIn(words.previewTyped, { word }),
    settings.both && words.previewBoth,
    scheme === 'light' && isDark && words.previewLight,
    !locale &&
      filledIn(words.previewLanguage, {
        language: localeName(language, language),
        setting: labelOf(settings.element, 'locale', language),
      }),
  ]
  return notes.filter((note) => typeof note === 'string' && note !== '').map(String)
}

export function Notes(props: Props) {
  const words = useWords()
  const [first, ...others] = useNotes(props)
  if (!first) return null
  return (
    <div className="help notes" data-early={props.isEarly || undefined}>
      <p>{first}</p>
      {others.length > 0 && (
        <details>
          <summary>{filledIn(words.previewMore, { count: String(others.length) })}</summary>
          {others.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </details>
      )}
    </div>
  )
}
