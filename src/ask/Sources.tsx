// The records that an answer is based on, with the titles that the search shows.
import { useEffect, useId, useMemo } from 'react'
import { own } from '../net/json.ts'
import { kindsFor } from '../recognition/kinds.ts'
import { useSearch } from '../search/engine/useSearch.ts'
import { hitContentOf } from '../search/results/hit-content.ts'
import { createInsights } from '../search/told/insights.ts'
import { useWords } from '../shell/words.ts'
import type { Source } from './conversation.ts'
import type { TurnProps } from './turn.ts'
import { useAskWords } from './words/useAskWords.ts'

/** Beyond these, the agent has only looked through the records. */
const most = 6

export function Sources(props: TurnProps) {
  const { settings, turn } = props
  const { sources, text } = turn
  const words = useWords()
  const say = useAskWords()
  const id = useId()
  const samples = useSearch((snapshot) => snapshot.samples)
  const clicked = useClicked(props)
  const found = useMemo(() => {
    const named = sources.map((source, at) => {
      const { _highlightResult: _, _snippetResult: __, ...record } = source.record
      const sample =
        own(samples, source.index) ??
        sources.filter(({ index }) => index === source.index).map(({ record }) => record)
      const kind = kindsFor(sample, settings)(record)
      return { source, at, ...hitContentOf(record, settings, words, kind) }
    })
    const cited = named.filter(({ url }) => url && text.includes(url))
    return (cited.length ? cited : named).slice(0, most)
  }, [sources, text, samples, settings, words])
  if (!found.length) return null
  return (
    <>
      <p id={id} className="ask-note">
        {say('askSources')}
      </p>
      <ul className="ask-sources" part="sources" aria-labelledby={id}>
        {found.map(({ source, at, title, url }) => (
          <li key={at} dir="auto">
            {url ? (
              <a href={url} part="link" onClick={() => clicked(source, at + 1)}>
                {title}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** With `insights`, a click on a source counts for the agent's search. */
function useClicked({ settings, client, mayLoad }: TurnProps) {
  const { engine, appId, apiKey, searchHost, userToken } = settings
  // Consent to answers is not consent to events.
  const insights = settings.insights && (mayLoad || settings.loading !== 'consent')
  const service = useMemo(
    () =>
      insights && engine === 'algolia' && appId
        ? createInsights({
            appId,
            key: () => client?.key?.() ?? apiKey,
            host: searchHost,
            userToken,
          })
        : null,
    [insights, engine, appId, client, apiKey, searchHost, userToken],
  )
  useEffect(() => service?.dispose, [service])
  return ({ record: { objectID }, index, queryID }: Source, position: number) => {
    if (typeof objectID === 'string') service?.clicked({ objectID, queryID, index, position })
  }
}
