// Marks a text from the preview, so that nobody takes a draft for a published text.
import { useWords } from '../shell/words.ts'
import type { Entry } from './entry.ts'
import { isDraft } from './preview.ts'

export function PreviewMark({ entry }: { entry: Entry }) {
  const { t } = useWords()
  return (
    <p className="preview-mark">
      <span>{t('preview')}</span>
      {isDraft(entry) && <span>{t('draft')}</span>}
    </p>
  )
}
