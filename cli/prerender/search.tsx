// The first results of a <site-search>: by the question that the element asks every visitor.
import { Fragment } from 'react'
import { ask } from '../../builder/inspect/ask.ts'
import { accessOf, refusal } from '../../builder/inspect/key.ts'
import { en } from '../../builder/words/en.ts'
import { filledIn } from '../../builder/words/words.ts'
import type { SearchSettings } from '../../src/contract/site-search.ts'
import { createRequests } from '../../src/search/engine/requests.ts'
import { Hit } from '../../src/search/hits/Hit.tsx'
import { groupsByHeading, rowReader } from '../../src/search/hits/rows.ts'
import { checkAnswer } from '../../src/search/service/answer.ts'
import { defaultsFor } from '../../src/search/state/beginning.ts'
import { setupOf } from '../../src/search/state/setup.ts'
import { Heading } from '../../src/shell/Heading.tsx'
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
    throw new Error(filledIn(en.findings[code], values))
  }
  return checkAnswer(body, 1).results[0]?.hits
}

const nobody = { isOpen: false, opens: false, choose() {}, leave() {}, middle() {} }

export async function resultsOf(embed: Embed, read: Read, level: number): Promise<Made> {
  // Read by the very contract of the element, so they have the type that it says.
  const settings = { ...read.settings, headingLevel: level } as unknown as SearchSettings
  const hits = await firstHits(embed, settings, read.texts)
  const words = wordsFor(read.settings)
  const rows = rowReader(settings, { locale: words.locale, free: words.t('free') })
  const groups = groupsByHeading(rows(Array.isArray(hits) ? hits : []))
  const brief = settings.hitsView[0] === 'compact'
  return {
    html: rendered(
      hostFor(embed.name),
      words,
      groups.map(([heading, members]) => (
        <Fragment key={heading}>
          {heading && <Heading level={level}>{heading}</Heading>}
          <ol>
            {members.map(({ content, key }) => (
              <Hit
                key={key}
                content={{ ...content, entry: null }}
                level={level + (heading ? 1 : 0)}
                brief={brief}
                link={{ ...nobody, url: content.url }}
              />
            ))}
          </ol>
        </Fragment>
      )),
    ),
    data: null,
  }
}
