// The tools that an agent uses while it answers: what they have found, and which of them wait for the page.
import type { Json } from '../../net/json.ts'
import type { Source } from '../conversation.ts'
import { objectIn, objectsIn, textIn, textsIn } from '../reading.ts'
import type { Piece } from '../service.ts'

const ownTool = /^(?:algolia_|searchIndex$)/

/** Some tools are named after the index that they search. */
function indexOf(tool: string, input: Json): string {
  const [query] = objectsIn(input.queries)
  const [, named] = /^algolia_search_index_(.+)/.exec(tool) ?? []
  return named ?? (textIn(input.index) || textIn(query?.index) || textIn(query?.indexName))
}

export function createCalls(parts: Json[], known: readonly Source[]) {
  const calls = new Map<unknown, Json>()
  const found = [...known]
  const waiting = new Set<Json>()
  const nameOf = ({ type }: Json) => textIn(type).slice('tool-'.length)

  function callOf({ toolCallId, toolName, input }: Json): Json {
    let part = calls.get(toolCallId)
    if (!part) {
      const type = `tool-${textIn(toolName)}`
      // As it stands until there is a result: the service refuses to have a call back without one.
      part = { type, toolCallId, state: 'output-error', input: {}, errorText: 'not available' }
      calls.set(toolCallId, part)
      if (toolName) parts.push(part)
    }
    if (input !== undefined) part.input = input
    return part
  }
  function hits(part: Json, result: Json) {
    const index = indexOf(nameOf(part), objectIn(part.input))
    const queryID = textIn(result.queryId ?? result.queryID) || null
    const sources = objectsIn(result.hits).map((record) => ({ record, index, queryID }))
    found.push(...sources)
    return { sources, words: '' }
  }
  /** What the agent wants to be seen: it names records that it has found before. */
  function display({ intro, groups }: Json) {
    const all = objectsIn(groups)
    const shown = all.flatMap(({ results }) => objectsIn(results))
    const sources = shown.flatMap(
      ({ objectID }) => found.find(({ record }) => objectID && record.objectID === objectID) ?? [],
    )
    const words = all.flatMap(({ title, why }) => [title && `**${title}**`, why])
    return { sources, areChosen: true, words: textsIn([intro, ...words]).join('\n\n') }
  }

  return {
    begin(chunk: Json): Piece {
      callOf(chunk)
      return {}
    },
    input(chunk: Json): Piece {
      const part = callOf(chunk)
      if (!chunk.providerExecuted && !ownTool.test(nameOf(part))) waiting.add(part)
      return {}
    },
    failed(chunk: Json): Piece {
      const part = callOf(chunk)
      part.errorText = textIn(chunk.errorText) || part.errorText
      waiting.delete(part)
      return {}
    },
    output(chunk: Json): Piece & { words: string } {
      const part = callOf(chunk)
      waiting.delete(part)
      Object.assign(part, { state: 'output-available', output: chunk.output, errorText: undefined })
      const result = objectIn(chunk.output)
      if (nameOf(part) !== 'algolia_display_results') return hits(part, result)
      return display(result.groups ? result : objectIn(part.input))
    },
    /** There is a call that nobody but the page could answer. */
    waitForUs: () => waiting.size > 0,
  }
}
