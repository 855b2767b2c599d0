// The entry as it is read: what stands above the text, then the text.
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DocSettings } from '../contract/rich-doc.ts'
import type { Host } from '../shell/host.ts'
import { directionOf } from '../shell/locale.ts'
import { tellOwner } from '../shell/owner.ts'
import { type Arranged, arrange } from './arrange.ts'
import type { Found } from './client.ts'
import { type Surroundings, SurroundingsContext } from './context.ts'
import { Document, TopContext } from './Document.tsx'
import { localeIn } from './entry.ts'
import { Header } from './Header.tsx'
import { useHash } from './hash.ts'
import { shownOf } from './shown.ts'
import { Toc } from './Toc.tsx'

interface Props {
  found: Found
  settings: DocSettings
  host: Host
}

/** Where no level is set, a title stands below the page's own. */
const titleLevel = 2

export function Article({ found, settings, host }: Props) {
  const { entry } = found
  const { field, headingLevel, show } = settings
  const hasTitle = show?.includes('title')
  const top = hasTitle ? (headingLevel ?? titleLevel) + 1 : headingLevel
  const json = useMemo(() => shownOf(entry, field), [entry, field])
  const arranged = useMemo(() => arrange(json ?? {}, { top, prefix: '' }), [json, top])
  const [whole, setWhole] = useState<Arranged | null>(null)
  const isWhole = whole === arranged
  const language = localeIn(entry)
  const told = useRef<Found>(null)
  useEffect(() => {
    // Once for each answer, however often a setting has it arranged anew.
    if (!isWhole || told.current === found) return
    told.current = found
    host.dispatch('doc-load', { entry: found.entry.raw, locale: localeIn(found.entry) })
  }, [host, found, isWhole])
  useHash(host, isWhole ? entry.id : null)
  return (
    <SurroundingsContext value={useSurroundingsOf(found, settings, host)}>
      <article
        className="document"
        part="document"
        lang={language ?? undefined}
        dir={language ? directionOf(language) : undefined}
      >
        {show && (
          <Header
            found={found}
            settings={settings}
            level={headingLevel ?? titleLevel}
            text={arranged.document}
          />
        )}
        {show?.includes('toc') && (
          <Toc headings={arranged.headings} host={host} isWhole={isWhole} />
        )}
        <TopContext value={top}>
          <Document arranged={arranged} onWhole={setWhole} />
        </TopContext>
      </article>
    </SurroundingsContext>
  )
}

function useSurroundingsOf(
  { entry, library, origin }: Found,
  { linkTarget }: DocSettings,
  host: Host,
) {
  const warn = useMemo(() => warner(host, entry.id), [host, entry.id])
  return useMemo<Surroundings>(
    () => ({ library, origin, linkTarget, warn }),
    [library, origin, linkTarget, warn],
  )
}

/** Each gap of a document is told once. */
function warner(host: Host, entryId: string) {
  const told = new Set<string>()
  return (code: string, message: string, id: string | null) => {
    const key = `${entryId} ${code} ${id}`
    if (told.has(key)) return
    told.add(key)
    tellOwner('warn', `${host.name}: ${message} (${id ?? 'no id'}).`)
    host.dispatch('doc-warning', { code, message, id })
  }
}
