// A question, and its answer as it grows.
import type { Source, Turn } from './conversation.ts'
import type { Exchange, Piece } from './service.ts'

/** On http there is no `crypto.randomUUID`. */
export const randomId = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

export const unanswered = (question: string, id = randomId()): Exchange => ({
  turn: {
    id,
    question,
    text: '',
    sources: [],
    state: 'waiting',
    failure: null,
    canVote: false,
    vote: null,
  },
  name: null,
  memory: [],
})

export function amend(exchange: Exchange, change: Partial<Turn>) {
  exchange.turn = { ...exchange.turn, ...change }
}

const keyOf = ({ index, record }: Source) =>
  `${index} ${typeof record.objectID === 'string' ? record.objectID : JSON.stringify(record)}`

function withoutDoubles(sources: readonly Source[]) {
  const keys = sources.map(keyOf)
  return sources.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/** The most letters of an answer; longer answers are cut. */
export const mostLetters = 200_000

export function grow(exchange: Exchange, piece: Piece, takesVotes: boolean) {
  const { turn } = exchange
  const { name, sources, areChosen } = piece
  if (name) exchange.name = name
  const text = (piece.instead ?? turn.text + (piece.text ?? '')).slice(0, mostLetters)
  amend(exchange, {
    text,
    state: text ? 'writing' : 'waiting',
    canVote: takesVotes && exchange.name !== null,
    ...(sources && {
      sources: withoutDoubles(
        areChosen ? [...sources, ...turn.sources] : [...turn.sources, ...sources],
      ),
    }),
  })
}

export const isBusy = (turn: Turn | undefined) =>
  turn?.state === 'waiting' || turn?.state === 'writing'
