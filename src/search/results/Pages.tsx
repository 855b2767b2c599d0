// Numbered pages: links whose visible text is the number.
import { formatNumber } from '../../format/format.ts'
import { isForElsewhere } from '../../page/open-entry.ts'
import { useWords } from '../../shell/words.ts'
import { useEngine, useSearch } from '../engine/useSearch.ts'

interface Props {
  name: string
  count: number
  focusOnceShown: (page: number) => void
  href: ((page: number) => string) | null
}

export function Pages({ name, count, focusOnceShown, href }: Props) {
  const { t, locale } = useWords()
  const engine = useEngine()
  // From the state and not from the answer, so that two quick clicks are two steps.
  const current = useSearch(({ state }) => Math.min(state.page, count - 1))
  if (count < 2) return null
  const all = pagesShown(current, count, 7)
  const few = pagesShown(current, count, 5)
  const classOf = (page: number) =>
    [
      few.includes(page) ? '' : 'roomy',
      afterGap(all).includes(page) ? 'gap' : '',
      afterGap(few).includes(page) ? 'narrow-gap' : '',
    ].join(' ')
  const numberOf = (page: number) => formatNumber(page + 1, locale)
  const link = (page: number, text: string, label: string, rel?: string) => (
    <a
      href={href?.(page) ?? location.href}
      part={page === current ? 'page current' : 'page'}
      className="page"
      aria-label={label}
      aria-current={page === current ? 'page' : undefined}
      rel={rel}
      onClick={(event) => {
        if (isForElsewhere(event)) return
        event.preventDefault()
        focusOnceShown(page)
        engine.set({ page })
      }}
    >
      {text}
    </a>
  )
  return (
    <nav className="pagination" part="pagination" aria-label={name}>
      <ul>
        {current > 0 && <li>{link(current - 1, '‹', t('previousPage'), 'prev')}</li>}
        {all.map((page) => (
          <li key={page} className={classOf(page)}>
            {link(page, numberOf(page), t('pageNumber', { page: numberOf(page) }))}
          </li>
        ))}
        {current < count - 1 && <li>{link(current + 1, '›', t('nextPage'), 'next')}</li>}
      </ul>
    </nav>
  )
}

const run = (first: number, length: number) => [...Array(length)].map((_, at) => first + at)

/**
 * The pages that fit, from 0: the first, the last, and those around the current one. Between pages that do not
 * follow each other there is a gap, which takes the space of one.
 */
export function pagesShown(current: number, count: number, room: number): number[] {
  if (count <= room) return run(0, count)
  const edge = room - 2
  if (current < edge - 1) return [...run(0, edge), count - 1]
  if (current > count - edge) return [0, ...run(count - edge, edge)]
  const around = (room - 5) / 2
  return [0, ...run(current - around, 2 * around + 1), count - 1]
}

/** The pages with a gap before them. */
export const afterGap = (pages: readonly number[]) =>
  pages.filter((page, at) => at > 0 && pages[at - 1] !== page - 1)
