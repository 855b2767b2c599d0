// <rich-doc>: checks that all needed settings are there, then shows the document.
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { DocSettings } from '../contract/rich-doc.ts'
import type { EmbedError } from '../errors/errors.ts'
import { tellOwner } from '../errors/owner.ts'
import { formatMoment, formatTime, momentOf } from '../format/dates.ts'
import { hasFocusIn } from '../page/focus.ts'
import type { ElementProps, Host } from '../page/host.ts'
import { Consent } from '../shell/Consent.tsx'
import { Failure } from '../shell/Failure.tsx'
import { useOwnerTemplate } from '../shell/host-context.ts'
import { useMayLoad } from '../shell/loading.ts'
import { Misconfigured } from '../shell/Misconfigured.tsx'
import natural from '../shell/styles/natural.css?inline'
import { useFailure } from '../shell/useFailure.ts'
import { useSame } from '../shell/useStable.ts'
import { useWords } from '../shell/words.ts'
import { TemplatedShell } from '../template/TemplatedShell.tsx'
import { Article } from './Article.tsx'
import { Bones } from './Bones.tsx'
import type { FetchedEntry } from './client.ts'
import text from './content.css?inline'
import { isDraft } from './draft.ts'
import { useEditor } from './editor.ts'
import embeds from './embeds.css?inline'
import type { Entry } from './entry.ts'
import { labelOf } from './entry-digest.ts'
import { referenceIn } from './entry-reference.ts'
import header from './header.css?inline'
import { documentKind } from './kind.ts'
import table from './nodes/table.css?inline'
import { usePageMeta } from './page-meta.ts'
import paper from './paper.css?inline'
import { accessIn, contentPolicy } from './service.ts'
import toc from './toc.css?inline'
import { useUnnamed } from './unnamed.ts'
import { useEntry, useProblem } from './useEntry.ts'

const styles = [text, table, toc, header, embeds, paper, natural]

export function RichDoc(props: ElementProps<DocSettings>) {
  return (
    <TemplatedShell {...props} kind={documentKind} styles={styles}>
      <Prepared {...props} />
    </TemplatedShell>
  )
}

function Prepared({ host, settings, properties, refused }: ElementProps<DocSettings>) {
  const own = useOwnerTemplate()
  const mayLoad = useMayLoad(host, settings.loading)
  const reference = useSame(referenceIn(settings))
  const problem = useProblem(settings, reference, refused)
  const space = useSame(accessIn(settings))
  const { found, error, refresh, show } = useEntry(host, space, reference, settings, mayLoad)
  useEffect(() => host.answer('refresh', refresh), [host, refresh])
  useOutcome(host, found, error, refresh)
  useEffect(() => {
    if (space) host.notePolicy(contentPolicy(space.origin, space.others?.[0]?.origin))
  }, [host, space])
  useEditor({ host, settings, space, found, show, refresh })
  if (settings.timeline && !settings.preview)
    tellOwner('warn', `${host.name}: timeline needs preview.`)
  useUnnamed(host, !reference && !problem)
  usePageMeta(host, settings, found, error)

  if (!reference && !problem) return null
  const waits = settings.loading === 'consent' && !mayLoad && !problem
  if (waits && !found)
    return (
      <Consent
        kind={documentKind}
        service={space ? new URL(space.origin).host : ''}
        policy={settings.privacyPolicy}
      />
    )
  return (
    <>
      {problem && <Misconfigured kind={documentKind} problem={problem} bare={!found} />}
      {error && !problem && (
        <Failure kind={documentKind} code={error.code} time={error.time} retry={refresh} />
      )}
      {found?.preview && <PreviewMark {...found} />}
      {found && <Article key={found.entry.id} {...{ found, settings, properties, host }} />}
      <Announcement host={host} entry={found?.entry ?? null} />
      {!found && !error && !problem && (own('loading', {}) ?? <Bones show={settings.show} />)}
    </>
  )
}

/** Marks a text from the preview, so that nobody mistakes a draft or a planned text for a published one. */
function PreviewMark({ entry, timeline }: FetchedEntry) {
  const { t, locale, timeZone } = useWords()
  const moment = momentOf(timeline?.moment)
  const marks = [
    t('preview'),
    isDraft(entry) && t('draft'),
    moment && `${formatMoment(moment, locale, timeZone)} ${formatTime(moment, locale, timeZone)}`,
    timeline?.release && `${t('release')} ${timeline.release}`,
  ]
  return (
    <p className="preview-mark">{marks.map((mark) => mark && <span key={mark}>{mark}</span>)}</p>
  )
}

/** Announces a document by its title; the first one of a page only if the reader opened it. */
function Announcement({ host, entry }: { host: Host; entry: Entry | null }) {
  const [said, setSaid] = useState('')
  const before = useRef<string | null>(null)
  useEffect(() => {
    const id = entry?.id ?? null
    if (id === before.current) return
    const isLedTo = before.current !== null || hasFocusIn(host, '.shell')
    setSaid(entry && isLedTo ? labelOf(entry) : '')
    before.current = id
  }, [host, entry])
  return (
    <div className="visually-hidden" role="status">
      {said}
    </div>
  )
}

function useOutcome(
  host: Host,
  found: FetchedEntry | null,
  error: EmbedError | null,
  refresh: () => void,
) {
  const isMissing = error?.code === 'not-found'
  // In a layout effect, so that nobody sees both.
  useLayoutEffect(() => {
    if (!found) {
      // The page's own message about a missing text replaces ours.
      host.showFallback(undefined, isMissing)
      return
    }
    host.hideFallback()
    host.noteError(null)
  }, [host, found, isMissing])
  useFailure(host, documentKind, error, refresh)
}
