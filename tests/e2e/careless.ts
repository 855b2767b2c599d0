// Both services, but as a host that wants to know its visitors, and that repeats in an error all it was
// asked with.
import { createContentService } from '../../demo/sandbox/content/service.ts'
import type { SandboxReply, Service } from '../../demo/sandbox/http.ts'
import { createSearchService } from '../../demo/sandbox/search/service.ts'
import { type Sandbox, startSandbox } from '../../demo/sandbox/server.ts'
import { shelf } from '../fixtures/shelf.ts'
import { searchApps, space, tales } from '../fixtures/tales.ts'

export interface Careless {
  sandbox: Sandbox
  /** What each request carried of its visitor. */
  cookies: string[]
  referrers: string[]
  /** From now on it refuses. */
  isAngry: boolean
}

/** Pictures are asked for as by any `<img>` of the page, and may have its cookies. */
const isPicture = ({ headers }: SandboxReply) => /image/.test(headers?.['content-type'] ?? '')

const marked = (reply: SandboxReply): SandboxReply => ({
  ...reply,
  headers: { ...reply.headers, 'set-cookie': 'visitor=7; Path=/; Max-Age=9999' },
})

export async function startCareless(): Promise<Careless> {
  const services = [
    createSearchService({ indices: [tales], apps: searchApps }),
    createContentService([space, shelf]),
  ]
  const answer: Service = (request) => {
    const { url, headers } = request
    careless.cookies.push(headers.cookie ?? '')
    careless.referrers.push(headers.referer ?? '')
    const message = `Not for ${url} with ${JSON.stringify(headers)}`
    const refusal = { status: 403, body: JSON.stringify({ message, status: 403 }) }
    const reply = careless.isAngry
      ? refusal
      : services.map((service) => service(request)).find(Boolean)
    return reply && !isPicture(reply) ? marked(reply) : reply
  }
  const careless: Careless = {
    sandbox: await startSandbox({ services: [answer] }),
    cookies: [],
    referrers: [],
    isAngry: false,
  }
  return careless
}
