// The first results of a <site-search>: by the question that the element asks every visitor.
import { ask } from '../../builder/inspect/ask.ts'
import { accessOf, refusal } from '../../builder/inspect/key.ts'
import { findings } from '../../builder/words/en.ts'
import { filledIn } from '../../builder/words/words.ts'
import type { SearchSettings } from '../../src/contract/site-search.ts'
import { isObject, listOf } from '../../src/net/json.ts'
import { createRequests } from '../../src/search/engine/requests.ts'
import { Hits } from '../../src/search/hits/Hits.tsx'
import { checkAnswer } from '../../src/search/service/answer.ts'
import { defaultsFor } from '../../src/search/state/beginning.ts'
import { setupOf } from '../../src/search/state/setup.ts'
import type { Templates } from '../../src/template/templates.ts'
import type { Embed } from '../page/page.ts'
import type { Read } from '../page/settings.ts'
import { rendered, wordsFor } from './around.tsx'
import type { Made } from './document.tsx'
import { hostFor } from './host.ts'

async function firstHits({ name }: Embed, settings: SearchSettings, texts: Read['texts']) {
  const setup = setupOf(settings, null, name)
  const state = defaultsFor(settings)
  const { indexName, params } = createRequests(state, state.filters, setup, []).main(0)
  const { host, query, whom } = accessOf(texts)
  // No visitor asks here.
  const request = { ...params, indexName, analytics: false, clickAnalytics: false }
  const { status, body } = await ask(`${host}/1/indexes/*/queries?${query}`, whom, {
    method: 'POST',
    body: JSON.stringify({ requests: [request] }),
  })
  if (status === 404) throw new Error(`there is no index ${indexName}`)
  if (status === 401 || status === 403) {
    const { code, values } = refusal(String(body?.message ?? ''), indexName)
    throw new Error(filledIn(findings[code], values))
  }
  return { hits: listOf(checkAnswer(body, 1).results[0]?.hits).filter(isObject), index: indexName }
}

/** By their templates, as the element shows them; nobody chooses one here. */
export async function resultsOf(
  embed: Embed,
  read: Read,
  { level, templates }: { level: number; templates: Templates },
): Promise<Made> {
  // Read by the very contract of the element, so they have the type that it says.
  const settings = { ...read.settings, headingLevel: level } as unknown as SearchSettings
  const { hits, index } = await firstHits(embed, settings, read.texts)
  return {
    html: rendered(
      { host: hostFor(embed.name), words: wordsFor(read.settings), templates },
      <Hits
        hits={hits}
        settings={settings}
        view={settings.hitsView[0] ?? 'list'}
        index={index}
        renderHit={null}
        firstPosition={1}
        select={() => true}
      />,
    ),
    data: null,
  }
}
