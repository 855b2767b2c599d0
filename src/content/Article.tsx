// An entry as the reader sees it: header, table of contents, text.
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentWarning } from '../contract/details.ts'
import type { DocSettings } from '../contract/rich-doc.ts'
import { tellOwner } from '../errors/owner.ts'
import { directionOf } from '../format/locale.ts'
import { isObject, type Json, listOf } from '../net/json.ts'
import type { ElementProps, Host } from '../page/host.ts'
import { type Arranged, arrange } from './arrange.ts'
import type { FetchedEntry } from './client.ts'
import { Document, Embedded } from './Document.tsx'
import { localeIn } from './entry.ts'
import type { OpenedEntry } from './field-document.ts'
import { Header } from './Header.tsx'
import { useHash } from './heading-in-address.ts'
import { TemplatedHeader } from './nodes/templated.tsx'
import { Progress, useShown, whole } from './progress.ts'
import { type Surroundings, SurroundingsContext } from './surroundings.ts'
import { Toc } from './Toc.tsx'

type Props = Pick<ElementProps<DocSettings>, 'host' | 'settings' | 'properties'> & {
  found: OpenedEntry
}

export function Article(props: Props) {
  const { found, settings, host } = props
  const { entry, document: json } = found
  const { headingLevel, show } = settings
  // Else the title is one level below the page's own heading.
  const level = headingLevel ?? 2
  const top = show?.includes('title') ? level + 1 : headingLevel
  const arranged = useMemo(() => arrange(json, top), [json, top])
  // A background tab gets no frames, so there all nodes are shown from the start.
  const [progress] = useState(() => (document.hidden ? whole : new Progress()))
  const isWhole = useShown(progress, (shown) => shown >= arranged.size)
  // A document that was complete stays complete, however much an editor adds.
  if (isWhole) progress.shown = whole.shown
  const surroundings = useSurroundingsOf(props, arranged.below, progress)
  useLoadEvent(host, found, isWhole)
  useDepthWarning(host, found)
  useHash(host, isWhole ? entry.id : null)
  // The locale that was asked for. The service fills empty fields from a fallback locale and does not
  // say which, so their language is unknown.
  const language = localeIn(entry)
  const hasContents = show?.includes('toc') && arranged.headings.length > 1
  return (
    <SurroundingsContext value={surroundings}>
      <article
        className={hasContents ? 'document with-toc' : 'document'}
        part="document"
        lang={language ?? undefined}
        dir={language ? directionOf(language) : 'auto'}
      >
        <TemplatedHeader entry={entry}>
          {show && <Header entry={entry} settings={settings} level={level} arranged={arranged} />}
        </TemplatedHeader>
        {hasContents && <Toc headings={arranged.headings} isWhole={isWhole} />}
        <Document arranged={arranged} />
      </article>
    </SurroundingsContext>
  )
}

/** Fires `doc-load` once for each answer or edit, but not when a setting only arranges the same text again. */
function useLoadEvent(host: Host, found: FetchedEntry, isWhole: boolean) {
  const told = useRef<FetchedEntry>(null)
  useEffect(() => {
    if (!isWhole || told.current === found) return
    told.current = found
    host.dispatch('doc-load', { entry: found.entry.raw, locale: localeIn(found.entry) })
  }, [host, found, isWhole])
}

function useDepthWarning(host: Host, { isLessDeep, entry: { id } }: FetchedEntry) {
  useEffect(() => {
    const message = 'more is linked than fits into one answer, so fewer levels are shown'
    if (isLessDeep) tellWarning(host, 'depth', message, id, ' Lower include.')
  }, [host, isLessDeep, id])
}

const render = (arranged: Arranged) => <Embedded arranged={arranged} />

function useSurroundingsOf(
  { found, settings, properties, host }: Props,
  top: number | null,
  progress: Progress,
) {
  const { id } = found.entry
  const { renderNode, renderEntry } = properties
  const [occurrenceOf] = useState(occurrenceCounter)
  const warn = useMemo(() => warner(host, id), [host, id])
  return useMemo<Surroundings>(
    () => ({
      library: found.library,
      settings,
      locale: localeIn(found.entry) ?? settings.contentLocale ?? '',
      depth: found.depth,
      path: [found.entry.id],
      top,
      progress,
      occurrenceOf,
      opening: openingOf(found.document),
      renderNode,
      renderEntry,
      render,
      warn,
    }),
    [found, settings, top, progress, renderNode, renderEntry, warn, occurrenceOf],
  )
}

/** A picture among the first three blocks: it is probably on the first screen, so it loads at once. */
const openingOf = (document: Json): unknown =>
  listOf(document.content)
    .slice(0, 3)
    .filter(isObject)
    .find(({ nodeType }) => nodeType === 'embedded-asset-block')?.data

function tellWarning(
  host: Host,
  code: DocumentWarning,
  message: string,
  id: string | null,
  fix = '',
) {
  tellOwner('warn', `${host.name}: ${message} (${id ?? 'no id'}).${fix}`)
  host.dispatch('doc-warning', { code, message, id })
}

/** Each warning is told once for a document. */
function warner(host: Host, entryId: string): Surroundings['warn'] {
  const told = new Set<string>()
  return (code, message, id) => {
    const key = `${entryId} ${code} ${id}`
    if (told.has(key)) return
    told.add(key)
    tellWarning(host, code, message, id)
  }
}

/** Without a limit, entries that embed each other in every order would grow without end. */
const mostDeep = 200

function occurrenceCounter() {
  const times = new Map<string, number>()
  let deep = 0
  return (id: string, isDeep: boolean): number => {
    if (isDeep && ++deep > mostDeep) return 0
    const time = (times.get(id) ?? 0) + 1
    times.set(id, time)
    return time
  }
}
