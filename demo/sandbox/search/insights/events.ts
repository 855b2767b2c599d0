// The service that takes what visitors do, and keeps it for tests to read.
import type { SandboxReply, SandboxRequest, Service } from '../../http.ts'
import { jsonReply } from '../errors.ts'
import { type Fields, isFields } from '../index/values.ts'
import { type Application, findKey } from '../keys.ts'
import { fromJson } from '../parameters/values.ts'
import { complaintAbout } from './check-event.ts'

const REMEMBERED = 1000
const MOST_EVENTS = 1000

const answer = (status: number, message: string) => jsonReply({ status, message }, status)

export function createEventService(apps: Application[]): Service {
  const kept: Fields[] = []
  return (request) => {
    switch (`${request.method} ${request.url.pathname}`) {
      case 'POST /1/events':
        return takeEvents(apps, request, kept)
      case 'GET /sandbox/events':
        return jsonReply(kept)
      case 'DELETE /sandbox/events':
        kept.length = 0
        return jsonReply([])
      default:
        return undefined
    }
  }
}

function takeEvents(apps: Application[], request: SandboxRequest, kept: Fields[]): SandboxReply {
  const key = findKey(apps, request)
  if (!key?.acl.includes('search')) return answer(401, 'Invalid credentials')
  const body = fromJson(request.body)
  if (!isFields(body)) return answer(400, 'Invalid JSON')
  const events: unknown[] = Array.isArray(body.events) ? body.events : []
  if (events.length === 0) return answer(422, 'No events to process')
  if (events.length > MOST_EVENTS)
    return answer(422, `Cannot process more than ${MOST_EVENTS} events`)
  for (const event of events) {
    const complaint = complaintAbout(event)
    if (complaint !== undefined) return answer(422, complaint)
  }
  kept.push(...events.filter(isFields))
  kept.splice(0, kept.length - REMEMBERED)
  return answer(200, 'OK')
}
