// Requests that the page sent before this script (`npm run early`). The first identical request takes the answer,
// once; everything else is requested as usual.
import { tellOwner } from '../../errors/owner.ts'
import { inOrder } from '../../net/json.ts'

type Early = readonly [url: string, body: string, answer: Promise<unknown>]

declare global {
  interface Window {
    /** Written by a script in the page's head. */
    SiteEmbedEarly?: Early[]
  }
}

/** Headers that differ between requests, but do not change the answer. */
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

/** By then, every element that starts at once has sent its request. */
const patience = 5000
const watched = new WeakSet<object>()

/** Warns the owner, because an unused early request costs every visitor. */
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
  // It could also be an element with that id.
  if (!Array.isArray(all)) return null
  watch(all)
  const question = questionOf(url, body)
  const at = all.findIndex(([other, text]) => questionOf(other, text) === question)
  const [taken] = at < 0 ? [] : all.splice(at, 1)
  return taken?.[2] ?? null
}
