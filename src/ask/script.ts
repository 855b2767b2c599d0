// The script: leaves the component where the search looks for it.
import { tellOwner } from '../errors/owner.ts'
import { engineArrives } from '../search/service/engine-script.ts'
import { Ask } from './Ask.tsx'
import { take } from './given.ts'

window.SiteEmbedEngines = {
  ...window.SiteEmbedEngines,
  ask(given) {
    if (take(given)) return Ask
    tellOwner('warn', 'ask works in the elements of one script alone, and this page has two.')
    return () => null
  },
}
dispatchEvent(new Event(engineArrives))
