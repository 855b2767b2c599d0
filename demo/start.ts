// The demo in one process: its pages, the bundle, and both services with the guide's data.
import { guideIndices, pagesOnServer, servicesFor } from './guide.ts'
import { demoPages } from './pages.ts'
import { guideSpace } from './sandbox/data/content/space.ts'
import type { Service } from './sandbox/http.ts'
import { type Sandbox, startSandbox } from './sandbox/server.ts'

/** A page of another host asks as well, such as a builder of one’s own: the pictures are here. */
const withPicturesHere =
  (service: Service): Service =>
  (request) => {
    const reply = service(request)
    const { origin } = request.headers
    if (!origin || origin === request.url.origin || typeof reply?.body !== 'string') return reply
    const body = reply.body.replaceAll('"/pictures/', `"//${request.url.host}/pictures/`)
    return { ...reply, body }
  }

export function startDemo(port: number): Promise<Sandbox> {
  const now = new Date()
  const services = servicesFor(guideIndices(now), guideSpace({ now, pageUrl: pagesOnServer })).map(
    withPicturesHere,
  )
  return startSandbox({ port, services, pages: demoPages() })
}

/** Pictures are drawn when first asked for, and kept: drawn one by one, nobody waits for them. */
export async function warmUp({ url }: Sandbox) {
  const space = `${url}/spaces/guide/environments/master`
  const token = 'access_token=guide-delivery'
  const { items } = await (
    await fetch(`${space}/entries?${token}&content_type=article&select=sys.id`)
  ).json()
  for (const { sys } of items) await fetch(`${space}/entries?${token}&sys.id=${sys.id}&include=1`)
}
