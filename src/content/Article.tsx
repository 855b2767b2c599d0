// An entry as the reader sees it: header, table of contents, text.
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentWarning } from '../contract/details.ts'
import type { DocSettings } from '../contract/rich-doc.ts'
import { tellOwner } from '../errors/owner.ts'
import { directionOf } from '../format/locale.ts'
import { isObject, type Json, listOf } from '../net/json.ts'
import type { ElementProps, Host } from '../page/host.ts'
import { arrange } from './arrange.ts'
import type { FetchedEntry } from './client.ts'
import { Document, Embedded, TopContext } from './Document.tsx'
import { useWidth, WidthContext } from './document-width.ts'
import { localeIn } from './entry.ts'
import { Header } from './Header.tsx'
import { useHash } from './heading-in-address.ts'
import { TemplatedHeader } from './nodes/templated.tsx'
import { occurrenceCounter } from './occurrences.ts'
import type { OpenedEntry } from './opened-entry.ts'
import { Progress, useShown, whole } from './progress.ts'
import { type Surroundings, SurroundingsContext } from './surroundings.ts'
import { Toc } from './Toc.tsx'

type Props = Pick<ElementProps<DocSettings>, 'host' | 'settings' | 'properties'> & {
  found: OpenedEntry
}

/** Without `heading-level`, the title is one level below the page's own heading. */
const titleLevel = 2

export function Article(props: Props) {
  const { found, settings, host } = props
  const { entry, document: json } = found
  const { headingLevel, show } = settings
  const { box, width } = useWidth<HTMLDivElement>()
  const level = headingLevel ?? titleLevel
  const top = show?.includes('title') ? level + 1 : headingLevel
  const arranged = useMemo(() => arrange(json, top), [json, top])
  // A background tab gets no frames, so there all nodes are shown from the start.
  const [progress] = useState(() => (document.hidden ? whole : new Progress()))
  const isWhole = useShown(progress, (shown) => shown >= arranged.size)
  useLoadEvent(host, found, isWhole)
  useHash(host, isWhole ? entry.id : null)
  // The locale that was asked for. The service fills empty fields from a fallback locale and does not
  // say which, so their language cannot be told.
  const language = localeIn(entry)
  const hasContents = show?.includes('toc') && arranged.headings.length > 1
  return (
    <SurroundingsContext value={useSurroundingsOf(props)}>
      <WidthContext value={width}>
        <TopContext value={arranged.below}>
          <article
            className={hasContents ? 'document with-toc' : 'document'}
            part="document"
            lang={language ?? undefined}
            dir={language ? directionOf(language) : 'auto'}
          >
            <TemplatedHeader entry={entry}>
              {show && (
                <Header entry={entry} settings={settings} level={level} arranged={arranged} />
              )}
            </TemplatedHeader>
            {hasContents && <Toc headings={arranged.headings} host={host} isWhole={isWhole} />}
            <Document arranged={arranged} progress={progress} box={box} />
          </article>
        </TopContext>
      </WidthContext>
    </SurroundingsContext>
  )
}

/** Fires `doc-load` once for each answer, not again when a setting arranges the same answer anew. */
function useLoadEvent(host: Host, found: FetchedEntry, isWhole: boolean) {
  const told = useRef<FetchedEntry>(null)
  useEffect(() => {
    if (!isWhole || told.current === found) return
    told.current = found
    host.dispatch('doc-load', { entry: found.entry.raw, locale: localeIn(found.entry) })
  }, [host, found, isWhole])
}

const render = (document: Json) => <Embedded document={document} />

function useSurroundingsOf({ found, settings, properties, host }: Props) {
  const { entry, library, origin, depth, document: json } = found
  const { renderNode, renderEntry } = properties
  const [occurrenceOf] = useState(occurrenceCounter)
  const warn = useMemo(() => warner(host, entry.id), [host, entry.id])
  return useMemo<Surroundings>(
    () => ({
      library,
      origin,
      settings,
      locale: localeIn(entry) ?? settings.contentLocale ?? '',
      depth,
      path: [entry.id],
      prefix: '',
      occurrenceOf,
      opening: openingOf(json),
      renderNode,
      renderEntry,
      render,
      warn,
    }),
    [library, origin, depth, settings, entry, json, renderNode, renderEntry, warn, occurrenceOf],
  )
}

/** A picture among the first three blocks: it is probably on the first screen, so it loads at once. */
const openingOf = (document: Json): unknown =>
  listOf(document.content)
    .slice(0, 3)
    .filter(isObject)
    .find(({ nodeType }) => nodeType === 'embedded-asset-block')?.data

/** Each warning is told once for a document. */
function warner(host: Host, entryId: string) {
  const told = new Set<string>()
  return (code: DocumentWarning, message: string, id: string | null) => {
    const key = `${entryId} ${code} ${id}`
    if (told.has(key)) return
    told.add(key)
    tellOwner('warn', `${host.name}: ${message} (${id ?? 'no id'}).`)
    host.dispatch('doc-warning', { code, message, id })
  }
}
