// Loads the second script of a slim file, from the same folder. In an app, second-module.ts takes its place.
import { tellOwner } from '../errors/owner.ts'
import { loadScriptBeside } from '../page/own-script.ts'

export type More = typeof import('./more.ts')

declare const __MORE__: string
declare const __MORE_INTEGRITY__: string

/** The build replaces this by the code that the second script gets from the first (scripts/bundle/two-scripts.ts). */
const shared: () => unknown = () => import('./more.ts')

export const secondScript = (): Promise<More> =>
  loadScriptBeside<(given: unknown) => More>(__MORE__, __MORE_INTEGRITY__).then(
    (make) => make(shared()),
    (error) => {
      tellOwner('warn', `${__MORE__} cannot be loaded: see the line above.`)
      throw error
    },
  )
