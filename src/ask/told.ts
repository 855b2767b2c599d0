// Who is told of questions and answers: the page by events, Tag Manager where the page asks for it, and the
// owner where something has to be mended.
import type { ErrorCode } from '../contract/errors.ts'
import { EmbedError } from '../errors/errors.ts'
import { tellOwner } from '../errors/owner.ts'
import type { AskProps } from '../search/asking.ts'
import type { AskFailure, AskListener } from './conversation.ts'

/** For SiteEmbed.check(), where the failure has no code of its name. */
const codes: Partial<Record<AskFailure, ErrorCode>> = {
  domain: 'blocked',
  agent: 'not-found',
  feature: 'config',
  silent: 'timeout',
  cut: 'network',
}
const isCode = (failure: AskFailure): failure is AskFailure & ErrorCode =>
  /^(key|shape|rate-limit|offline|network)$/.test(failure)

/** What the owner can do. */
const fixes: Partial<Record<AskFailure, string>> = {
  key: 'The key needs the right to search.',
  domain: 'Add this domain to the agent’s approved domains, in Agent Studio.',
  agent: 'Check the id, and that the agent is published.',
  feature: 'The service has this switched off, or the plan lacks it.',
  shape: 'Check search-host, and any proxy before it.',
}

function push(event: object) {
  const page: Window & { dataLayer?: unknown } = window
  page.dataLayer ??= []
  try {
    if (Array.isArray(page.dataLayer)) page.dataLayer.push(event)
  } catch {
    // A tag of the page has thrown: the answer comes all the same.
  }
}

export const listenerFor = (read: () => Pick<AskProps, 'host' | 'settings'>): AskListener => ({
  asked(question) {
    const { host, settings } = read()
    host.noteError(null)
    host.dispatch('search-ask', { question })
    if (settings.track) push({ event: 'site_search_ask', search_term: question })
  },
  answered({ question, text, sources }) {
    read().host.dispatch('search-answer', {
      question,
      text,
      sources: sources.map(({ record }) => record),
    })
  },
  failed(failure, said, status) {
    const { host } = read()
    const code = isCode(failure) ? failure : (codes[failure] ?? 'server')
    const fix = fixes[failure]
    const happened = `ask: ${said || failure}`
    host.noteError(new EmbedError(code, happened, status))
    if (fix) tellOwner('error', `${host.name}: ${happened} (status ${status}). ${fix}`)
  },
  requested: (request) => read().host.note(request),
})
