// Reports questions and answers: to the page by events, to Tag Manager if the page wants that, and to the
// owner if something has to be fixed.
import type { ErrorCode } from '../contract/errors.ts'
import { tellOwner } from '../errors/owner.ts'
import type { AskProps } from '../search/asking.ts'
import { push } from '../search/told/track.ts'
import type { AskFailure, AskListener } from './conversation.ts'

/** For SiteEmbed.check(): what the failures of a search are called. */
const codes: Partial<Record<AskFailure, ErrorCode>> = {
  key: 'key',
  domain: 'blocked',
  agent: 'not-found',
  feature: 'config',
  shape: 'shape',
  'rate-limit': 'rate-limit',
  silent: 'timeout',
  offline: 'offline',
  network: 'network',
}

/** What the owner can do. */
const fixes: Partial<Record<AskFailure, string>> = {
  key: 'The key needs the right to search.',
  domain: 'Add this domain to the agent’s approved domains.',
  agent: 'Check the id, and that the agent is published.',
  feature: 'It is turned off there, or not in the plan.',
  shape: 'Check search-host, and any proxy before it.',
}

export const listenerFor = (read: () => Pick<AskProps, 'host' | 'settings'>): AskListener => ({
  asked(question) {
    const { host, settings } = read()
    host.noteError(null)
    host.dispatch('search-ask', { question })
    if (settings.track) push({ event: 'site_search_ask', search_term: question })
  },
  answered({ question, text, sources }) {
    const records = sources.map(({ record }) => record)
    read().host.dispatch('search-answer', { question, text, sources: records })
  },
  failed(failure, said, status) {
    const { host } = read()
    const message = `ask: ${said || failure}`
    const code = codes[failure] ?? 'server'
    host.noteError(Object.assign(new Error(message), { code, status, time: 0 }))
    if (fixes[failure])
      tellOwner('error', `${host.name}: ${message} (status ${status}). ${fixes[failure]}`)
  },
  requested: (request) => read().host.note(request),
})
