// The first results of a <site-search>, with the request that the element sends for every visitor.

import type { SearchSettings } from '../../../src/contract/site-search.ts'
import { isObject, type Json, listOf } from '../../../src/net/json.ts'
import { kindsFor } from '../../../src/recognition/kinds.ts'
import { sampleSize } from '../../../src/search/engine/latest.ts'
import { Hits } from '../../../src/search/results/Hits.tsx'
import { checkAnswer } from '../../../src/search/service/answer.ts'
import { type Query, questionOf } from '../../../src/search/service/query.ts'
import type { Templates } from '../../../src/template/templates.ts'
import { ask } from '../../builder/inspect/ask.ts'
import { accessOf, refusal } from '../../builder/inspect/key.ts'
import { findings } from '../../builder/words/en.ts'
import { filledIn } from '../../builder/words/words.ts'
import { missingIn } from '../page/missing.ts'
import type { Embed } from '../page/page.ts'
import type { Read } from '../page/settings.ts'
import { askEngine } from '../search/engine.ts'
import { firstQueries, isOtherEngine, searchSettings, serviceOf } from '../search/questions.ts'
import type { Answer } from './answers.ts'
import { rendered, wordsFor } from './around.tsx'
import type { Made } from './document.tsx'
import { hostFor } from './host.ts'

/** Parameters whose answers differ by visitor. */
const personal = ['userToken', 'aroundLatLngViaIP', 'enablePersonalization']

const isForAll = ({ params }: Query) => personal.every((name) => !params[name])

/** What the element does not read. Records are whole: templates and functions of the page read them. */
const unread = ['params', 'processingTimingsMS', 'serverTimeMS']

const asText = (result: Json) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(result).filter(([name]) => !unread.includes(name))),
  )

async function askAlgolia(queries: readonly [Query, ...Query[]], texts: Read['texts']) {
  const [{ indexName }] = queries
  const { host, query, whom } = accessOf(texts)
  // No visitor asks here.
  const requests = queries.map(({ indexName, params }) => ({
    ...params,
    ...{ indexName, analytics: false, clickAnalytics: false },
  }))
  const { status, body } = await ask(`${host}/1/indexes/*/queries?${query}`, whom, {
    method: 'POST',
    body: JSON.stringify({ requests }),
  })
  if (status === 404) throw new Error(`there is no index ${indexName}`)
  if (status === 401 || status === 403) {
    const { code, values } = refusal(String(body?.message ?? ''), indexName)
    throw new Error(filledIn(findings[code], values))
  }
  return checkAnswer(body, queries.length).results
}

async function firstAnswer(embed: Embed, settings: SearchSettings, read: Read) {
  const missing = missingIn(embed, read)
  if (missing.length) throw new Error(`not set: ${missing.join(', ')}`)
  const queries = firstQueries(settings, embed.name)
  const service = serviceOf(settings)
  const results = await (isOtherEngine(service)
    ? askEngine(service, queries)
    : askAlgolia(queries, read.texts))
  const answers = queries.flatMap((query, at): Answer[] => {
    const result = results[at]
    return result && isForAll(query)
      ? [{ question: questionOf(service, query), text: asText(result) }]
      : []
  })
  const hits = listOf(results[0]?.hits).filter(isObject)
  return { hits, index: queries[0].indexName, answers }
}

/** Rendered with their templates, like in the element, but without choosing results. */
export async function resultsOf(
  embed: Embed,
  read: Read,
  { level, templates }: { level: number; templates: Templates },
): Promise<Made> {
  const settings = { ...searchSettings(read), headingLevel: level }
  const { hits, index, answers } = await firstAnswer(embed, settings, read)
  return {
    html: rendered(
      { host: hostFor(embed.name), words: wordsFor(read.settings), templates },
      <Hits
        hits={hits}
        settings={settings}
        kindOf={kindsFor(hits.slice(0, sampleSize), settings)}
        view={settings.hitsView[0] ?? 'list'}
        index={index}
        renderHit={null}
        firstPosition={1}
        select={() => true}
      />,
    ),
    data: null,
    answers,
  }
}
