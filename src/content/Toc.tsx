// The table of contents, with the heading being read marked. Above the text, a long one is folded.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { formatNumber } from '../format/format.ts'
import { useHost } from '../shell/host-context.ts'
import { useOurLanguage, useWords } from '../shell/words.ts'
import type { Heading } from './document-node.ts'
import { HashLink } from './HashLink.tsx'

interface Props {
  headings: readonly Heading[]
  isWhole: boolean
}

/** With more entries, a reader on a phone would not see the first sentence. */
const shortList = 6

export function Toc({ headings, isWhole }: Props) {
  const { t } = useWords()
  const ours = useOurLanguage()
  const { branches, listed } = useMemo(() => outline(headings), [headings])
  const current = useReached(listed, isWhole)
  const isShort = listed.length <= shortList
  const box = useFolding(isShort)
  return (
    <nav ref={box} className="toc" part="toc" aria-label={t('contents')}>
      <details open={isShort}>
        <summary>
          <span {...ours}>
            {t('contents')} <small>({formatNumber(listed.length, ours.lang)})</small>
          </span>
        </summary>
        <Branches branches={branches} current={current} />
      </details>
    </nav>
  )
}

interface Branch {
  heading: Heading
  below: Branch[]
}

/** A tree of two levels: each heading belongs to the last one of a higher level. */
function outline(headings: readonly Heading[]) {
  const branches: Branch[] = []
  const listed: Heading[] = []
  const open: Branch[] = []
  for (const heading of headings) {
    while ((open.at(-1)?.heading.level ?? 0) >= heading.level) open.pop()
    const branch = { heading, below: [] }
    const siblings = open.at(-1)?.below ?? branches
    if (open.push(branch) > 2) continue
    siblings.push(branch)
    listed.push(heading)
  }
  return { branches, listed }
}

function Branches({ branches, current }: { branches: Branch[]; current: Heading | undefined }) {
  return (
    <ul>
      {branches.map(({ heading, below }) => (
        <li key={heading.id}>
          <HashLink
            hash={encodeURIComponent(heading.id)}
            aria-current={heading === current ? 'location' : undefined}
          >
            {heading.text}
          </HashLink>
          {below.length > 0 && <Branches branches={below} current={current} />}
        </li>
      ))}
    </ul>
  )
}

/** Opens and folds the contents when they change their place; otherwise the reader decides. */
function useFolding(isShort: boolean) {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const nav = box.current
    if (!nav) return
    let wasBeside = false
    // Called after layout and before painting, so that the reader sees no change.
    const observer = new ResizeObserver(() => {
      const isBeside = getComputedStyle(nav).position === 'sticky'
      if (isBeside === wasBeside) return
      wasBeside = isBeside
      const [details] = nav.getElementsByTagName('details')
      // Contents that have the focus stay open.
      if (!details || (!isBeside && nav.matches(':focus-within'))) return
      // If a size changes while an observer reports sizes, the page gets an error.
      observer.unobserve(nav)
      details.open = isBeside || isShort
      requestAnimationFrame(() => observer.observe(nav))
    })
    observer.observe(nav)
    return () => observer.disconnect()
  }, [isShort])
  return box
}

const pixels = (length: string) => Number.parseFloat(length) || 0

/** Reaches far above the window, so that headings that were passed count too. */
const areaTo = (line: number) => `9999999px 0px ${(line - 1) * 100}% 0px`

/** A line just below a heading that somebody has jumped to, as a share of the window's height. */
function lineOf(heading: Element): number {
  const own = pixels(getComputedStyle(heading).scrollMarginTop)
  const ofPage = pixels(getComputedStyle(document.documentElement).scrollPaddingTop)
  return (own + ofPage + 48) / innerHeight
}

/** The last heading above the line. The first heading counts as soon as it is near the top. */
function useReached(headings: readonly Heading[], isWhole: boolean) {
  const host = useHost()
  const [current, setCurrent] = useState<Heading>()
  useEffect(() => {
    if (!isWhole) return
    const above = new Set<string>()
    const watch = (line: number) =>
      new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries)
            above[isIntersecting ? 'add' : 'delete'](target.id)
          setCurrent(headings.filter(({ id }) => above.has(id)).at(-1))
        },
        { rootMargin: areaTo(line) },
      )
    const elements = headings.flatMap(({ id }) => host.element.shadowRoot?.getElementById(id) ?? [])
    const [first] = elements
    if (!first) return
    const observers = [watch(0.2), watch(lineOf(first))] as const
    for (const element of elements) observers[element === first ? 0 : 1].observe(element)
    return () => {
      for (const observer of observers) observer.disconnect()
    }
  }, [headings, host, isWhole])
  return current
}
