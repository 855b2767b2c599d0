// An agent that answers from the records of the sandbox. It is no language model: it looks for the words of a
// question, and says what it has found in the way in which Agent Studio streams it. It remembers nothing.
import { randomBytes } from 'node:crypto'
import type { SandboxReply, SandboxRequest, Service } from '../http.ts'
import { answerTo, followUpsTo } from './answer.ts'
import { finish, reasoning, saying, searching, start, suggesting } from './chunks.ts'
import { asksForCheapest, type Language, languageOf, languages, wordsOf } from './languages.ts'
import { type Hit, lookUp, type Result } from './lookup.ts'
import { MANNERS, type Manner, mannerOf } from './manners.ts'
import { type Asked, Refusal, readQuestion } from './request.ts'
import { streamOf, theEnd } from './stream.ts'

/** In which index an agent looks; those that go wrong are in manners.ts and know the events too. */
const AGENTS: Record<string, (language: Language) => string> = {
  guide: (language) => `events_${language}`,
  shop: () => 'products',
  'no-votes': (language) => `events_${language}`,
}

const honest: Manner = ({ chunks }) => streamOf([...chunks, finish, theEnd])

function indexFor(agent: string, { parameters }: Asked, language: Language): string {
  const own = (AGENTS[agent] ?? AGENTS.guide)?.(language) ?? ''
  const [asked] = Object.keys(parameters)
  // What is searched in another language of the page is meant for its index.
  return asked ?? own
}

/** The words of this question; of one that says little, also those of the question before it. */
function lookedFor({ question, earlier }: Asked): string {
  const words = wordsOf(question.replace(/#[a-z-]+/g, ''))
  const before = words.length < 2 ? wordsOf(earlier.at(-1) ?? '') : []
  return [...new Set([...before, ...words])].join(' ')
}

const priceOf = ({ price, free }: Hit) => (free === true ? 0 : Number(price ?? Infinity))
const cheapestFirst = (result: Result): Result => ({
  ...result,
  hits: [...result.hits].sort((one, other) => priceOf(one) - priceOf(other)),
})

function answer(search: Service, agent: string, request: SandboxRequest): SandboxReply {
  if (!Object.hasOwn(AGENTS, agent) && !Object.hasOwn(MANNERS, agent))
    throw new Refusal(404, { message: `AI-201: there is no agent ${agent}` })
  const asked = readQuestion(request.body, request.url.searchParams)
  const [index = ''] = Object.keys(asked.parameters)
  const spoken = languages.find((name) => index.endsWith(`_${name}`)) ?? 'en'
  const language = languageOf(asked.question, spoken)
  const words = lookedFor(asked)
  const place = indexFor(agent, asked, language)
  const found = lookUp(search, request, place, words, asked.parameters[place] ?? {})
  const result = asksForCheapest(asked.question) ? cheapestFirst(found) : found
  return (mannerOf(agent, asked.question) ?? honest)(sceneOf(result, words, language, asked))
}

function sceneOf(result: Result, words: string, language: Language, { goesOn }: Asked) {
  const text = answerTo(words, result, language)
  const chunks = [
    start(),
    ...reasoning(),
    ...searching(result),
    ...saying(text),
    ...suggesting(followUpsTo(result, language)),
  ]
  return { chunks, text, language, goesOn }
}

function vote({ body }: SandboxRequest): SandboxReply {
  const { messageId, agentId, vote, tags = [], notes = null } = JSON.parse(body)
  if (typeof messageId !== 'string' || (vote !== 0 && vote !== 1))
    throw new Refusal(422, { name: 'ValidationError', detail: [{ msg: 'vote is 0 or 1' }] })
  if (agentId === 'no-votes') throw new Refusal(500, { message: 'The vote was not kept' })
  const now = new Date().toISOString()
  const id = randomBytes(8).toString('hex')
  return json(201, { id, agentId, messageId, vote, tags, notes, createdAt: now, updatedAt: now })
}

const json = (status: number, body: unknown): SandboxReply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
})

/** `search` is the service whose keys and records it uses. */
export const createAgentService =
  (search: Service): Service =>
  (request) => {
    const [, path = ''] = /^\/agent-studio\/1\/(.*)$/.exec(request.url.pathname) ?? []
    const [, agent] = /^agents\/([^/]+)\/completions$/.exec(path) ?? []
    if (request.method !== 'POST' || !path) return undefined
    try {
      if (path === 'feedback') return vote(request)
      if (agent) return answer(search, decodeURIComponent(agent), request)
      return json(404, { message: 'Not found' })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return json(error.status, error.body)
    }
  }
