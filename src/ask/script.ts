// The entry of the script: puts the component where the search looks for it.
import { tellOwner } from '../errors/owner.ts'
import type { Given } from '../search/asking.ts'
import { scriptArrives } from '../search/service/script-beside.ts'
import { Ask } from './Ask.tsx'
import { receive } from './given.ts'

/** Of the bundle that asked first. The React of another could not show these components. */
let taken: Given | undefined

window.SiteEmbedEngines = {
  ...window.SiteEmbedEngines,
  ask(given) {
    if (!taken) receive(given)
    taken ??= given
    if (taken === given) return Ask
    tellOwner('warn', 'ask works with one script only, and this page has two.')
    return () => null
  },
}
dispatchEvent(new Event(scriptArrives))
