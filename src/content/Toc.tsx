// The table of contents: links to the headings, of which the one being read is marked.
import { useEffect, useMemo, useState } from 'react'
import type { Host } from '../page/host.ts'
import { useWords } from '../shell/words.ts'
import type { Heading } from './document-node.ts'
import { HashLink } from './HashLink.tsx'

interface Props {
  headings: readonly Heading[]
  host: Host
  isWhole: boolean
}

export function Toc({ headings, host, isWhole }: Props) {
  const { t } = useWords()
  const branches = useMemo(() => nested(headings), [headings])
  const current = useCurrent(headings, host, isWhole)
  if (headings.length < 2) return null
  return (
    <nav className="toc" part="toc" aria-label={t('contents')}>
      <p aria-hidden="true">{t('contents')}</p>
      <Branches branches={branches} current={current} />
    </nav>
  )
}

interface Branch {
  heading: Heading
  below: Branch[]
}

/** A tree: each heading stands below the last one of a higher level. */
function nested(headings: readonly Heading[]): Branch[] {
  const root: Branch[] = []
  const open: Branch[] = []
  for (const heading of headings) {
    const branch = { heading, below: [] }
    while ((open.at(-1)?.heading.level ?? 0) >= heading.level) open.pop()
    const { below } = open.at(-1) ?? { below: root }
    below.push(branch)
    open.push(branch)
  }
  return root
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

/** An area from far above the window to a line near its top. A heading in it has been reached. */
const reachedArea = '9999999px 0px -80% 0px'

function useCurrent(headings: readonly Heading[], host: Host, isWhole: boolean) {
  const [current, setCurrent] = useState<Heading>()
  useEffect(() => {
    if (!isWhole) return
    const above = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          above[isIntersecting ? 'add' : 'delete'](target.id)
        setCurrent(headings.filter(({ id }) => above.has(id)).at(-1))
      },
      { rootMargin: reachedArea },
    )
    for (const { id } of headings) {
      const element = host.element.shadowRoot?.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [headings, host, isWhole])
  return current
}
