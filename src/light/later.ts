// What the first results do not need is in more.ts. It loads when an element first shows such a part: as the
// second script of a slim file, or in an app as a module.
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { tellOwner } from '../errors/owner.ts'
import { type More, secondName, secondScript } from './second-script.ts'

let loaded: More | null = null
let loading: Promise<More> | undefined

export const more = (): Promise<More> =>
  (loading ??= secondScript().then(
    (parts) => (loaded = parts),
    (error) => {
      // Try again the next time it is needed, because the network may be back.
      loading = undefined
      tellOwner('warn', `${secondName} cannot be loaded: see the line above.`)
      throw error
    },
  ))

/** Shows nothing until that has loaded, and `instead` if that fails. */
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
