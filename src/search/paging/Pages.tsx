// Numbered pages: links whose visible text is the number.
import { useWords } from '../../shell/words.ts'

interface Props {
  /** From 0. */
  page: number
  count: number
  choose: (page: number) => void
}

const around = 2

/** The current page and its neighbours: five where there are five. */
function pagesAround(page: number, count: number): number[] {
  const first = Math.max(0, Math.min(page - around, count - 1 - 2 * around))
  const length = Math.min(count, 2 * around + 1)
  return [...Array(length).keys()].map((at) => first + at)
}

export function Pages({ page: current, count, choose }: Props) {
  const { t } = useWords()
  if (count < 2) return null
  const link = (page: number, text: string, label: string, rel?: string) => (
    <a
      href={location.href}
      part={page === current ? 'page current' : 'page'}
      className="page"
      aria-label={label}
      aria-current={page === current ? 'page' : undefined}
      rel={rel}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        choose(page)
      }}
    >
      {text}
    </a>
  )
  return (
    <nav className="pagination" part="pagination" aria-label={t('pages')}>
      <ul>
        {current > 0 && <li>{link(current - 1, '‹', t('previousPage'), 'prev')}</li>}
        {pagesAround(current, count).map((page) => (
          <li key={page}>{link(page, String(page + 1), t('pageNumber', { page: page + 1 }))}</li>
        ))}
        {current < count - 1 && <li>{link(current + 1, '›', t('nextPage'), 'next')}</li>}
      </ul>
    </nav>
  )
}
