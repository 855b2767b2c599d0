// What the page has asked before this script came (`npm run early`). Who asks the very same takes the
// answer, once; anything else is asked as ever.
import { tellOwner } from '../../errors/owner.ts'
import { inOrder } from '../../net/json.ts'

type Early = readonly [url: string, body: string, answer: Promise<unknown>]

declare global {
  interface Window {
    /** Written by a script in the page's head. */
    SiteEmbedEarly?: Early[]
  }
}

/** What differs from request to request, and changes no answer. */
const passing = ['x-algolia-request-id', 'x-algolia-agent']

function addressOf(url: string) {
  const address = new URL(url, location.href)
  for (const name of passing) address.searchParams.delete(name)
  address.searchParams.sort()
  return address.href
}

function questionOf(url: string, body: string) {
  try {
    return addressOf(url) + JSON.stringify(JSON.parse(body), inOrder)
  } catch {
    return null
  }
}

/** By then every element that asks at once has asked. */
const patience = 5000
const watched = new WeakSet<object>()

/** Each visitor would pay for a question that nobody asks any more. */
function watch(all: Early[]) {
  if (watched.has(all)) return
  watched.add(all)
  setTimeout(() => {
    if (all.length > 0)
      tellOwner(
        'warn',
        'no element sends the request of the early lines. Run npm run early again, or delete them.',
      )
  }, patience)
}

export function earlyAnswer(url: string, body: string): Promise<unknown> | null {
  const all = window.SiteEmbedEarly
  // An element of that id would be here too.
  if (!Array.isArray(all)) return null
  watch(all)
  const question = questionOf(url, body)
  const at = all.findIndex(([other, text]) => questionOf(other, text) === question)
  const [taken] = at < 0 ? [] : all.splice(at, 1)
  return taken?.[2] ?? null
}
