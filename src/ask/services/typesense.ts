// Typesense's conversations: a search whose results a language model reads. The service keeps the history.
import { isObject, type Json } from '../../net/json.ts'
import type { Source } from '../conversation.ts'
import { failureOf } from '../failure.ts'
import { objectIn, objectsIn, textIn } from '../reading.ts'
import type { Piece, Question, Service } from '../service.ts'
import { streamEnd } from '../stream.ts'

function sourcesOf(results: readonly Json[], collection: string): Source[] {
  for (const result of results)
    if (result.error) throw failureOf(result, Number(result.code) || null)
  return results.flatMap(({ hits, request_params }) => {
    const index = textIn(objectIn(request_params).collection_name) || collection
    return objectsIn(hits)
      .map(({ document }) => document)
      .filter(isObject)
      .map((document) => ({
        record: { objectID: document.id, ...document },
        index,
        queryID: null,
      }))
  })
}

async function* answer({ settings, past, now, send }: Question): AsyncGenerator<Piece> {
  const { host, key, index, fields, filters } = settings
  const [model = '', embedding] = settings.ask.split(':')
  const before = textIn(past.flatMap(({ memory }) => memory).at(-1)?.conversation_id)
  const asked = new URLSearchParams({
    q: now.turn.question,
    conversation: 'true',
    conversation_stream: 'true',
    conversation_model_id: model,
    ...(before && { conversation_id: before }),
    'x-typesense-api-key': key,
  })
  const search = {
    collection: index,
    query_by: embedding ?? fields ?? 'embedding',
    // Embeddings are long lists of numbers that nothing here uses.
    exclude_fields: embedding ?? 'embedding',
    ...(filters && { filter_by: filters }),
  }
  // Browsers send no preflight request ahead of plain text.
  const headers = { 'content-type': 'text/plain' }
  let hasText = false
  for await (const event of send(`${host}/multi_search?${asked}`, headers, {
    searches: [search],
  })) {
    const told = isObject(event.conversation) ? event.conversation : event
    if (told.conversation_id) now.memory.push({ conversation_id: told.conversation_id })
    // The last part repeats the whole answer.
    const text: string = textIn(told.message) || (hasText ? '' : textIn(told.answer))
    hasText ||= text !== ''
    if (text) yield { text }
    const results = objectsIn(event.results)
    if (results.length || event.type === streamEnd)
      yield { sources: sourcesOf(results, index), isWhole: true }
  }
}

export const typesense: Service = { answer }
