// The entry as it is read: what stands above the text, then the text.
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentWarning } from '../contract/events.ts'
import type { DocSettings } from '../contract/rich-doc.ts'
import { tellOwner } from '../errors/owner.ts'
import { directionOf } from '../format/locale.ts'
import { isObject, type Json, listOf } from '../net/json.ts'
import type { ElementProps, Host } from '../page/host.ts'
import { type Arranged, arrange } from './arrange.ts'
import type { Found } from './client.ts'
import { type Surroundings, SurroundingsContext, WidthContext } from './context.ts'
import { Document, Embedded, TopContext } from './Document.tsx'
import { localeIn } from './entry.ts'
import { Header } from './Header.tsx'
import { useHash } from './hash.ts'
import { TemplatedHeader } from './nodes/templated.tsx'
import { Toc } from './Toc.tsx'
import { countTurns } from './turns.ts'
import type { Opened } from './useEntry.ts'
import { useWidth } from './useWidth.ts'

type Props = Pick<ElementProps<DocSettings>, 'host' | 'settings' | 'properties'> & {
  found: Opened
}

/** Where no level is set, a title stands below the page's own. */
const titleLevel = 2

export function Article(props: Props) {
  const { found, settings, host } = props
  const { entry, document: json } = found
  const { headingLevel, show } = settings
  const { box, width } = useWidth<HTMLDivElement>()
  const level = headingLevel ?? titleLevel
  const top = show?.includes('title') ? level + 1 : headingLevel
  const arranged = useMemo(() => arrange(json, top), [json, top])
  const [whole, setWhole] = useState<Arranged | null>(null)
  const isWhole = whole === arranged
  useTold(host, found, isWhole)
  useHash(host, isWhole ? entry.id : null)
  // The locale that was asked for. A field without words in it has those of the locale that it falls
  // back to, and the answer does not say so: which fields did is not known.
  const language = localeIn(entry)
  return (
    <SurroundingsContext value={useSurroundingsOf(props)}>
      <WidthContext value={width}>
        <TopContext value={top}>
          <article
            className="document"
            part="document"
            lang={language ?? undefined}
            dir={language ? directionOf(language) : undefined}
          >
            <TemplatedHeader entry={entry}>
              {show && (
                <Header entry={entry} settings={settings} level={level} arranged={arranged} />
              )}
            </TemplatedHeader>
            {show?.includes('toc') && (
              <Toc headings={arranged.headings} host={host} isWhole={isWhole} />
            )}
            <Document arranged={arranged} onWhole={setWhole} box={box} />
          </article>
        </TopContext>
      </WidthContext>
    </SurroundingsContext>
  )
}

/** Once for each answer, however often a setting has it arranged anew. */
function useTold(host: Host, found: Found, isWhole: boolean) {
  const told = useRef<Found>(null)
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
  const [turnOf] = useState(countTurns)
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
      turnOf,
      opening: openingOf(json),
      renderNode,
      renderEntry,
      render,
      warn,
    }),
    [library, origin, depth, settings, entry, json, renderNode, renderEntry, warn, turnOf],
  )
}

/** A picture among the first blocks is what the reader sees first. */
const openingOf = (document: Json): unknown =>
  listOf(document.content)
    .slice(0, 3)
    .filter(isObject)
    .find(({ nodeType }) => nodeType === 'embedded-asset-block')?.data

/** Each gap of a document is told once. */
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
