// A slim file leaves out what the first results do not need. This is in a second script (more.ts), which loads
// from the same folder when an element first shows such a part.
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { tellOwner } from '../errors/owner.ts'
import { loadScriptBeside } from '../page/own-script.ts'

type More = typeof import('./more.ts')

declare const __MORE__: string
declare const __MORE_INTEGRITY__: string

/** The build replaces this by the code that the second script gets from the first (scripts/bundle/two-scripts.ts). */
const shared: () => unknown = () => import('./more.ts')

let loaded: More | null = null
let loading: Promise<More> | undefined

export const more = (): Promise<More> =>
  (loading ??= loadScriptBeside<(given: unknown) => More>(__MORE__, __MORE_INTEGRITY__)
    .then((make) => (loaded = make(shared())))
    .catch((error) => {
      // Try again the next time it is needed, because the network may be back.
      loading = undefined
      tellOwner('warn', `${__MORE__} cannot be loaded: see the line above.`)
      throw error
    }))

/** Shows nothing until the script has loaded, and `instead` if that fails. */
export const later =
  <Props extends object>(
    read: (more: More) => ComponentType<Props>,
    instead: ReactNode = null,
  ): ComponentType<Props> =>
  (props) => {
    const [parts, set] = useState(loaded)
    const [isMissing, miss] = useState(false)
    useEffect(() => {
      if (!loaded) more().then(set, () => miss(true))
    }, [])
    return parts ? createElement(read(parts), props) : isMissing && instead
  }
