// <rich-doc>: what has to be there before anything can be asked, then the document.
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { DocSettings } from '../contract/rich-doc.ts'
import { Consent } from '../shell/Consent.tsx'
import type { EmbedError } from '../shell/errors.ts'
import { Failure } from '../shell/Failure.tsx'
import { fail } from '../shell/fail.ts'
import type { ElementProps, Host } from '../shell/host.ts'
import { isObject, type Json, listOf } from '../shell/json.ts'
import { useMayLoad } from '../shell/loading.ts'
import { directionOf } from '../shell/locale.ts'
import { Misconfigured } from '../shell/Misconfigured.tsx'
import { tellOwner } from '../shell/owner.ts'
import { Shell } from '../shell/Shell.tsx'
import article from '../shell/styles/content.css?inline'
import embeds from '../shell/styles/embeds.css?inline'
import { useRetryOnline } from '../shell/useRetryOnline.ts'
import { useWords } from '../shell/words.ts'
import { slotTemplate } from '../template/slot.ts'
import { Announcement } from './Announcement.tsx'
import type { Found } from './client.ts'
import { type Surroundings, SurroundingsContext, WidthContext } from './context.ts'
import { Document } from './Document.tsx'
import { documentOf, localeIn } from './entry.ts'
import { PreviewMark } from './PreviewMark.tsx'
import { useSaves } from './preview.ts'
import { useCut } from './useCut.ts'
import { useEntry, usePlace, useProblem, useWanted } from './useEntry.ts'
import { usePageMeta } from './usePageMeta.ts'
import { useWidth } from './useWidth.ts'

const styles = article + embeds

export function RichDoc(props: ElementProps<DocSettings>) {
  return (
    <Shell {...props} kind="document" styles={styles}>
      <Prepared {...props} />
    </Shell>
  )
}

function Prepared({ host, settings, properties, refused }: ElementProps<DocSettings>) {
  const mayLoad = useMayLoad(host, settings.loading)
  const wanted = useWanted(settings)
  const problem = useProblem(settings, wanted, refused)
  const place = usePlace(settings)
  const { found, error, refresh } = useEntry(host, place, wanted, settings, mayLoad)
  useEffect(() => host.answer('refresh', refresh), [host, refresh])
  useOutcome(host, found, error, refresh)
  useCut(host, found)
  usePolicy(host, place?.origin)
  useSaves(place?.preview ?? false, settings.locale, refresh)
  usePageMeta(host, settings, found, error)

  if (!wanted && !problem) return null
  const waits = settings.loading === 'consent' && !mayLoad && !problem
  if (waits && !found)
    return (
      <Consent
        kind="document"
        service={place ? new URL(place.origin).host : ''}
        own={slotTemplate(host, 'consent')}
      />
    )
  return (
    <>
      {problem && <Misconfigured kind="document" problem={problem} bare={!found} />}
      {error && !problem && <Failure kind="document" code={error.code} retry={refresh} />}
      {found?.preview && <PreviewMark entry={found.entry} />}
      {found && <Article found={found} settings={settings} properties={properties} host={host} />}
      <Announcement entry={found?.entry ?? null} />
      {!found && !error && !problem && <Bones />}
    </>
  )
}

type ArticleProps = Pick<ElementProps<DocSettings>, 'host' | 'settings' | 'properties'> & {
  found: Found
}

const render = (document: Json) => <Document document={document} />

function Article({ found, settings, properties, host }: ArticleProps) {
  const { entry, library, origin } = found
  const { renderNode, renderEntry } = properties
  const { box, width } = useWidth()
  const warn = useMemo(() => warner(host, entry.id), [host, entry.id])
  const document = documentOf(entry, settings.field)
  // The locale that was asked for. A field without words in it has those of the locale that it falls
  // back to, and the answer does not say so: which fields did is not known.
  const language = localeIn(entry)
  const surroundings = useMemo<Surroundings>(
    () => ({
      library,
      origin,
      settings,
      locale: language ?? settings.contentLocale ?? '',
      path: [entry.id],
      opening: openingOf(document),
      renderNode,
      renderEntry,
      render,
      warn,
    }),
    [library, origin, settings, language, entry, document, renderNode, renderEntry, warn],
  )
  return (
    <SurroundingsContext value={surroundings}>
      <WidthContext value={width}>
        <article
          ref={box}
          className="document"
          part="document"
          lang={language ?? undefined}
          dir={language ? directionOf(language) : undefined}
        >
          {document && <Document document={document} />}
        </article>
      </WidthContext>
    </SurroundingsContext>
  )
}

/** A picture among the first blocks is what the reader sees first. */
const openingOf = (document: Json | null): unknown =>
  listOf(document?.content)
    .slice(0, 3)
    .filter(isObject)
    .find(({ nodeType }) => nodeType === 'embedded-asset-block')?.data

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

function useOutcome(
  host: Host,
  found: Found | null,
  error: EmbedError | null,
  refresh: () => void,
) {
  const { t } = useWords()
  useEffect(() => {
    if (!found) {
      host.showFallback()
      return
    }
    host.hideFallback()
    host.noteError(null)
    host.dispatch('doc-load', { entry: found.entry.raw, locale: localeIn(found.entry) })
  }, [host, found])
  // The words may change; the failure is told once.
  const tell = useEffectEvent((failure: EmbedError) => fail(host, 'document', failure, t))
  useEffect(() => {
    if (error) tell(error)
  }, [error])
  useRetryOnline(error, refresh)
}

function usePolicy(host: Host, origin: string | undefined) {
  useEffect(() => {
    if (!origin) return
    const own = new URL(origin).origin
    const isTheirs = /\.contentful\.com$/.test(own)
    host.notePolicy({
      'connect-src': [own],
      'img-src': [isTheirs ? 'https://images.ctfassets.net' : own],
      'media-src': isTheirs
        ? ['https://videos.ctfassets.net', 'https://assets.ctfassets.net']
        : [own],
    })
  }, [host, origin])
}

function Bones() {
  const { t } = useWords()
  return (
    <div role="status" aria-label={t('loading')}>
      {['45%', '100%', '92%', '97%', '60%'].map((width) => (
        <div key={width} className="bone bone-line" style={{ width }} aria-hidden="true" />
      ))}
    </div>
  )
}
