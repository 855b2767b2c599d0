// The stand-ins of the other engines, asked by the conversation.
import { expect, test } from 'vitest'
import type { Service } from '../../demo/sandbox/http.ts'
import type { AskSettings } from '../../src/ask/conversation.ts'
import { meilisearch, meilisearchKey } from '../fixtures/engines/meilisearch.ts'
import { typesense, typesenseKey } from '../fixtures/engines/typesense.ts'
import { talkWith } from './around.ts'

const talkTo = (service: Service, change: Partial<AskSettings>) =>
  talkWith(
    ({ url, headers, body }) => {
      const reply = service({
        method: 'POST',
        url,
        headers: Object.fromEntries(headers),
        body: JSON.stringify(body),
      })
      return new Response(String(reply?.body), { status: reply?.status ?? 404 })
    },
    { host: 'https://engine.example', index: 'wares', ...change },
  )

const engines = {
  meilisearch: {
    service: meilisearch,
    settings: { engine: 'meilisearch', ask: 'cloud:model', key: meilisearchKey },
    wrong: { ask: 'other:model' },
    off: { ask: 'off:model' },
  },
  typesense: {
    service: typesense,
    settings: { engine: 'typesense', ask: 'wares-model:embedding', key: typesenseKey },
    wrong: { ask: 'other:embedding' },
    off: { ask: 'wares-model', fields: 'title' },
  },
} as const

test.each(Object.values(engines))(
  '$settings.engine answers with what it has found, and goes on',
  async ({ service, settings }) => {
    const { ask } = talkTo(service, settings)
    for (const question of ['What lamp is there?', 'Any chair?']) {
      const turn = await ask(question)
      expect(turn).toMatchObject({ state: 'whole', failure: null })
      expect(turn.text).toMatch(/^There is \*\*/)
      expect(turn.sources.length).toBeGreaterThan(0)
      for (const { record, index } of turn.sources) {
        expect(index).toBe('wares')
        expect(record.objectID).toBe(String(record.id))
      }
    }
  },
)

test.each(Object.values(engines))(
  '$settings.engine reports a wrong name, a wrong key, and that it is not set up',
  async ({ service, settings, wrong, off }) => {
    const asked = { ...settings }
    const failureOf = async (change: Partial<AskSettings>) =>
      (await talkTo(service, { ...asked, ...change }).ask('lamp')).failure
    expect(await failureOf(wrong)).toBe('agent')
    expect(await failureOf(off)).toBe('feature')
    expect(await failureOf({ key: 'x' })).toBe('key')
  },
)
