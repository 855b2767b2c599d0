// <rich-doc>: what has to be there before anything can be asked, then the document.
import { useEffect, useMemo } from 'react'
import type { DocSettings } from '../contract/rich-doc.ts'
import { Consent } from '../shell/Consent.tsx'
import { Failure } from '../shell/Failure.tsx'
import { fail } from '../shell/fail.ts'
import type { ElementProps, Host } from '../shell/host.ts'
import { useMayLoad } from '../shell/loading.ts'
import { Misconfigured } from '../shell/Misconfigured.tsx'
import { tellOwner } from '../shell/owner.ts'
import { Shell } from '../shell/Shell.tsx'
import styles from '../shell/styles/content.css?inline'
import { useRetryOnline } from '../shell/useRetryOnline.ts'
import { useWords } from '../shell/words.ts'
import { slotTemplate } from '../template/slot.ts'
import type { Found } from './client.ts'
import { type Surroundings, SurroundingsContext } from './context.ts'
import { Document } from './Document.tsx'
import { documentOf } from './entry.ts'
import { useEntry, usePlace, useProblem } from './useEntry.ts'

export function RichDoc(props: ElementProps<DocSettings>) {
  return (
    <Shell {...props} kind="document" styles={styles}>
      <Prepared {...props} />
    </Shell>
  )
}

function Prepared({ host, settings, refused }: ElementProps<DocSettings>) {
  const mayLoad = useMayLoad(host, settings.loading)
  const problem = useProblem(settings, refused)
  const place = usePlace(settings)
  const { found, error, refresh } = useEntry(host, place, settings, mayLoad)
  useEffect(() => host.answer('refresh', refresh), [host, refresh])
  useOutcome(host, found, error, refresh)
  usePolicy(host, place?.origin)

  if (problem && !found) return <Misconfigured kind="document" problem={problem} />
  if (!settings.entryId && !found) return null
  if (settings.loading === 'consent' && !mayLoad)
    return (
      <Consent
        kind="document"
        service={place ? new URL(place.origin).host : ''}
        own={slotTemplate(host, 'consent')}
      />
    )
  return (
    <>
      {error && <Failure kind="document" code={error.code} retry={refresh} />}
      {found && place && (
        <Article found={found} settings={settings} host={host} origin={place.origin} />
      )}
      {!found && !error && <Bones />}
    </>
  )
}

interface ArticleProps {
  found: Found
  settings: DocSettings
  host: Host
  origin: string
}

function Article({ found, settings, host, origin }: ArticleProps) {
  const surroundings = useMemo<Surroundings>(
    () => ({
      library: found.library,
      origin,
      linkTarget: settings.linkTarget,
      warn: warner(host),
    }),
    [found, origin, settings.linkTarget, host],
  )
  const document = documentOf(found.entry, settings.field)
  return (
    <SurroundingsContext value={surroundings}>
      <article className="document" part="document" lang={found.locale ?? undefined}>
        {document && <Document document={document} />}
      </article>
    </SurroundingsContext>
  )
}

/** Each gap of a document is told once. */
function warner(host: Host) {
  const told = new Set<string>()
  return (code: string, message: string, id: string | null) => {
    const key = `${code} ${id}`
    if (told.has(key)) return
    told.add(key)
    tellOwner('warn', `${host.name}: ${message} (${id ?? 'no id'}).`)
    host.dispatch('doc-warning', { code, message, id })
  }
}

function useOutcome(
  host: Host,
  found: Found | null,
  error: Parameters<typeof fail>[2] | null,
  refresh: () => void,
) {
  const { t } = useWords()
  useEffect(() => {
    if (!found) return
    host.hideFallback()
    host.noteError(null)
    host.dispatch('doc-load', { entry: found.entry.raw, locale: found.locale })
  }, [host, found])
  useEffect(() => {
    if (error) fail(host, 'document', error, t)
  }, [host, error, t])
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
