// More of a long list, and back.
import { useWords } from '../../shell/words.ts'

export function More({ all, show }: { all: boolean; show: (all: boolean) => void }) {
  const { t } = useWords()
  return (
    <button type="button" className="link-button" part="button" onClick={() => show(!all)}>
      {t(all ? 'showLess' : 'showMore')}
    </button>
  )
}
