// Numbered pages: links whose visible text is the number.
import type { usePagination } from 'react-instantsearch'
import { useWords } from '../../shell/words.ts'

interface Props {
  pagination: ReturnType<typeof usePagination>
  chosen: () => void
}

export function Pages({ pagination, chosen }: Props) {
  const { t } = useWords()
  const { pages, currentRefinement, nbPages, isFirstPage, isLastPage, refine } = pagination
  if (nbPages < 2) return null
  const link = (page: number, text: string, options: { label: string; rel?: string }) => (
    <a
      href={location.href}
      part={page === currentRefinement ? 'page current' : 'page'}
      className="page"
      aria-label={options.label}
      aria-current={page === currentRefinement ? 'page' : undefined}
      rel={options.rel}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        refine(page)
        chosen()
      }}
    >
      {text}
    </a>
  )
  return (
    <nav className="pagination" part="pagination" aria-label={t('pages')}>
      <ul>
        {!isFirstPage && (
          <li>{link(currentRefinement - 1, '‹', { label: t('previousPage'), rel: 'prev' })}</li>
        )}
        {pages.map((page) => (
          <li key={page}>
            {link(page, String(page + 1), { label: t('pageNumber', { page: page + 1 }) })}
          </li>
        ))}
        {!isLastPage && (
          <li>{link(currentRefinement + 1, '›', { label: t('nextPage'), rel: 'next' })}</li>
        )}
      </ul>
    </nav>
  )
}
