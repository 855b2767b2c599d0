// A conversation with an agent, kept only in memory. Components get snapshots of it, at most one per frame.
import { withoutKey } from '../net/deadline.ts'
import { createListeners } from '../page/listeners.ts'
import type { AskListener, AskSettings, Conversation, Talk } from './conversation.ts'
import { amend, grow, mostLetters, randomId, unanswered } from './exchange.ts'
import { AskError } from './failure.ts'
import { firstPatience, type Line, openLine } from './line.ts'
import type { Asked, Exchange, Piece, Service } from './service.ts'
import { agentStudio } from './services/agent-studio.ts'
import { meilisearch } from './services/meilisearch.ts'
import { typesense } from './services/typesense.ts'

const services: Record<AskSettings['engine'], Service> = {
  algolia: agentStudio,
  typesense,
  meilisearch,
}

/** In milliseconds, between two words. */
const nextPatience = 20_000

/** Longer than other functions, because all actions share one conversation. */
export function createTalk(
  read: () => AskSettings | Promise<AskSettings>,
  listener: AskListener,
): Talk {
  let exchanges: Exchange[] = []
  let conversation: Conversation = { turns: [], offers: [], isFull: false }
  let name = randomId()
  let firstOffers: readonly string[] = []
  let mayFindOffers = true
  /** The connection of the current answer; null if there is none. */
  let answering: Line | null = null
  const lines = new Set<Line>()
  const listeners = createListeners()
  let frame = 0

  function publish(change: Partial<Conversation> = {}) {
    cancelAnimationFrame(frame)
    frame = 0
    conversation = { ...conversation, ...change, turns: exchanges.map(({ turn }) => turn) }
    listeners.tell()
  }
  function leave(line: Line) {
    lines.delete(line)
    line.hangUp()
  }
  /** Does the work. Undefined means success, null that the visitor stopped it; a failure is told to the owner first. */
  async function failureOf(
    line: Line,
    work: (service: Service, asked: Asked) => Promise<void>,
  ): Promise<AskError | null | undefined> {
    let settings: AskSettings | undefined
    lines.add(line)
    try {
      settings = await line.until(read())
      return (await work(services[settings.engine], { settings, send: line.send })) ?? undefined
    } catch (error) {
      if (!lines.has(line)) return null
      const known =
        error instanceof AskError ? error : new AskError(settings ? 'shape' : 'key', `${error}`)
      const { failure, message, status } = known
      // An empty key would match between all letters.
      listener.failed(failure, settings?.key ? withoutKey(message, settings.key) : message, status)
      return known
    } finally {
      leave(line)
    }
  }
  async function hear(
    exchange: Exchange,
    pieces: AsyncGenerator<Piece>,
    canVote: boolean,
    line: Line,
  ) {
    let isWhole: boolean | undefined
    for await (const piece of pieces) {
      isWhole = piece.isWhole ?? isWhole ?? false
      grow(exchange, piece, canVote)
      const { text } = exchange.turn
      if (text.length === mostLetters) break
      if (piece.offers) conversation = { ...conversation, offers: piece.offers }
      line.wait(text ? nextPatience : firstPatience)
      frame ||= requestAnimationFrame(() => publish())
    }
    if (isWhole === undefined) throw new AskError('shape')
    if (!isWhole) throw new AskError('cut')
    if (!exchange.turn.text) throw new AskError('shape')
  }
  async function answer(exchange: Exchange, past: readonly Exchange[], isAgain: boolean) {
    const line = openLine(listener.requested)
    answering = line
    exchanges = [...past, exchange]
    publish({ offers: [] })
    listener.asked(exchange.turn.question)
    const failure = await failureOf(line, (service, asked) => {
      const question = { ...asked, conversation: name, past, now: exchange, isAgain }
      return hear(exchange, service.answer(question), !!service.vote, line)
    })
    if (failure === null) return
    answering = null
    amend(exchange, failure ? { state: 'failed', failure: failure.failure } : { state: 'whole' })
    publish({ isFull: failure?.failure === 'too-long' })
    if (!failure) listener.answered(exchange.turn)
  }
  function stop() {
    const last = exchanges.at(-1)
    if (!answering || !last) return
    leave(answering)
    answering = null
    amend(last, { state: 'stopped' })
    publish()
  }

  return {
    snapshot: () => conversation,
    subscribe: listeners.subscribe,
    ask(words) {
      const question = words.trim()
      if (answering || !question || conversation.isFull) return
      answer(unanswered(question), exchanges, false)
    },
    stop,
    again() {
      const last = exchanges.at(-1)
      if (answering || !last || conversation.isFull) return
      const { question, id } = last.turn
      answer(unanswered(question, id), exchanges.slice(0, -1), true)
    },
    startAnew() {
      stop()
      exchanges = []
      name = randomId()
      publish({ offers: firstOffers, isFull: false })
    },
    async vote({ id }, vote) {
      const exchange = exchanges.find(({ turn }) => turn.id === id)
      if (!exchange) return
      const { turn, name } = exchange
      if (!name || !turn.canVote || turn.vote === vote) return
      amend(exchange, { vote })
      publish()
      const failure = await failureOf(openLine(listener.requested), async (service, asked) =>
        service.vote?.(asked, name, vote === 'helped'),
      )
      if (!failure || exchange.turn.vote !== vote) return
      amend(exchange, { vote: turn.vote })
      publish()
    },
    async findOffers() {
      if (!mayFindOffers) return
      mayFindOffers = false
      const failure = await failureOf(openLine(listener.requested), async (service, asked) => {
        firstOffers = (await service.offers?.(asked)) ?? []
        if (firstOffers.length && !exchanges.length) publish({ offers: firstOffers })
      })
      // An element that was moved meanwhile may ask again.
      mayFindOffers = failure === null
    },
    dispose() {
      stop()
      for (const line of lines) leave(line)
    },
  }
}
