// A conversation with an agent, in memory alone. Components see it as snapshots, at most one for each frame.
import { withoutKey } from '../net/deadline.ts'
import type { AskListener, AskSettings, Conversation, Talk, Turn } from './conversation.ts'
import { amend, grow, mostLetters, randomId, unanswered } from './exchange.ts'
import { AskError } from './failure.ts'
import { type Line, openLine, patience } from './line.ts'
import type { Asked, Exchange, Piece, Service } from './service.ts'
import { agentStudio } from './services/agent-studio.ts'
import { meilisearch } from './services/meilisearch.ts'
import { typesense } from './services/typesense.ts'

const services: Record<AskSettings['engine'], Service> = {
  algolia: agentStudio,
  typesense,
  meilisearch,
}

/** Long, because all of its actions share the one conversation. */
export function createTalk(
  read: () => AskSettings | Promise<AskSettings>,
  listener: AskListener,
): Talk {
  let exchanges: Exchange[] = []
  let conversation: Conversation = { turns: [], offers: [], isFull: false }
  let name = randomId()
  let firstOffers: readonly string[] = []
  let hasAskedForOffers = false
  /** On which an answer comes; null while none does. */
  let answering: Line | null = null
  const others = new Set<Line>()
  const listeners = new Set<() => void>()
  let frame = 0

  function publish(change: Partial<Conversation> = {}) {
    cancelAnimationFrame(frame)
    frame = 0
    conversation = { ...conversation, ...change, turns: exchanges.map(({ turn }) => turn) }
    for (const tell of listeners) tell()
  }
  function fail(error: unknown, settings: AskSettings | undefined): AskError {
    const failed =
      error instanceof AskError ? error : new AskError(settings ? 'shape' : 'key', String(error))
    const { failure, message, status } = failed
    listener.failed(failure, settings?.key ? withoutKey(message, settings.key) : message, status)
    return failed
  }

  /** Gives whether nothing is missing. */
  async function hear(exchange: Exchange, line: Line, asked: Asked, isAgain: boolean) {
    const { answer, vote } = services[asked.settings.engine]
    const past = exchanges.slice(0, exchanges.indexOf(exchange))
    let last: Piece | undefined
    let isWhole = false
    for await (const piece of answer({
      ...asked,
      conversation: name,
      past,
      now: exchange,
      isAgain,
    })) {
      if (line !== answering) return
      last = piece
      isWhole = piece.isWhole ?? isWhole
      grow(exchange, piece, vote !== undefined)
      const { text } = exchange.turn
      if (text.length === mostLetters) throw new AskError('cut', 'the answer is longer than 200 kB')
      if (piece.offers) conversation = { ...conversation, offers: piece.offers }
      line.wait(text ? patience.next : patience.first)
      frame ||= requestAnimationFrame(() => publish())
    }
    if (!last) throw new AskError('shape', 'this is not what an agent sends')
    if (!isWhole) throw new AskError('cut', 'the answer broke off')
    if (!exchange.turn.text) throw new AskError('shape', 'the answer has no words')
  }
  async function answer(exchange: Exchange, isAgain: boolean) {
    const line = openLine(listener.requested)
    answering = line
    let settings: AskSettings | undefined
    publish({ offers: [] })
    listener.asked(exchange.turn.question)
    try {
      settings = await line.until(read())
      await hear(exchange, line, { settings, send: line.send }, isAgain)
      if (line !== answering) return
      answering = null
      amend(exchange, { state: 'whole' })
      publish()
      listener.answered(exchange.turn)
    } catch (error) {
      if (line !== answering) return
      answering = null
      const { failure } = fail(error, settings)
      amend(exchange, { state: 'failed', failure })
      publish(failure === 'too-long' ? { isFull: true } : {})
    } finally {
      line.close()
    }
  }
  /** What is asked beside the answer. Gives whether it went well; null where nobody waited for it. */
  async function aside(work: (service: Service, asked: Asked) => Promise<void>) {
    const line = openLine(listener.requested)
    others.add(line)
    let settings: AskSettings | undefined
    try {
      settings = await line.until(read())
      await work(services[settings.engine], { settings, send: line.send })
      return true
    } catch (error) {
      if (!others.has(line)) return null
      fail(error, settings)
      return false
    } finally {
      others.delete(line)
      line.close()
    }
  }
  function stop() {
    const [line, last] = [answering, exchanges.at(-1)]
    if (!line || !last) return
    answering = null
    amend(last, { state: 'stopped' })
    line.close()
    publish()
  }
  async function vote({ id }: Turn, vote: 'helped' | 'not') {
    const exchange = exchanges.find(({ turn }) => turn.id === id)
    if (!exchange?.name || !exchange.turn.canVote || exchange.turn.vote === vote) return
    const { name } = exchange
    const { vote: before } = exchange.turn
    amend(exchange, { vote })
    publish()
    const isTold = await aside(async (service, asked) =>
      service.vote?.(asked, name, vote === 'helped'),
    )
    if (isTold !== false || exchange.turn.vote !== vote) return
    amend(exchange, { vote: before })
    publish()
  }
  async function findOffers() {
    if (hasAskedForOffers) return
    hasAskedForOffers = true
    const isTold = await aside(async (service, asked) => {
      firstOffers = (await service.offers?.(asked)) ?? []
      if (firstOffers.length && !exchanges.length) publish({ offers: firstOffers })
    })
    // An element that was moved meanwhile asks once more.
    hasAskedForOffers = isTold !== null
  }

  return {
    snapshot: () => conversation,
    subscribe(tell) {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    ask(words) {
      const question = words.trim()
      if (answering || !question || conversation.isFull) return
      const exchange = unanswered(question)
      exchanges = [...exchanges, exchange]
      answer(exchange, false)
    },
    stop,
    again() {
      const last = exchanges.at(-1)
      if (answering || !last || conversation.isFull) return
      const exchange = unanswered(last.turn.question, last.turn.id)
      exchanges = [...exchanges.slice(0, -1), exchange]
      answer(exchange, true)
    },
    startAnew() {
      stop()
      exchanges = []
      name = randomId()
      publish({ offers: firstOffers, isFull: false })
    },
    vote,
    findOffers,
    dispose() {
      stop()
      for (const line of others) {
        others.delete(line)
        line.close()
      }
    },
  }
}
