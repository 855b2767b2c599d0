// Says why the snippet loads this file, and offers a better one if the owner's copy does not fit.
import type { Settings } from '../settings.ts'
import { filledIn, useWords } from '../words/words.ts'
import {
  fileIn,
  fileOf,
  hasSearch,
  lighterBy,
  lightest,
  loadedFile,
  misfit,
  tagsOf,
  withRightFile,
} from './files.ts'

const all = 'site-embed.js'

/** Nothing where the owner's copy is another file. */
export function Why({ settings }: { settings: Settings }) {
  const words = useWords()
  const file = fileOf(settings)
  if (settings.host === 'own' && fileIn(settings.src) !== file) return null
  const slim = lightest(tagsOf(settings), false)
  const [text, other] =
    settings.widgets && hasSearch(settings)
      ? [words.fileForWidgets, lighterBy(slim, file)]
      : [words.fileAlone, lighterBy(file, all)]
  return <p className="help">{filledIn(text, { file, slim, all, size: String(other) })}</p>
}

interface MisfitProps {
  settings: Settings
  change(settings: Settings): void
}

/** The address of the owner's copy names another file than the one that is right. */
export function Misfit({ settings, change }: MisfitProps) {
  const words = useWords()
  const grade = misfit(settings)
  if (!grade) return null
  const file = fileOf(settings)
  const size = String(lighterBy(file, loadedFile(settings)))
  const sentence = grade === 'lacking' ? words.fileLacks : words.fileHeavy
  return (
    <div className="note">
      <p>{filledIn(sentence, { file, size })}</p>
      <button type="button" className="quiet" onClick={() => change(withRightFile(settings))}>
        {filledIn(words.takeFile, { file })}
      </button>
    </div>
  )
}
