// What the first results do not need is in more.ts. It loads when an element first shows such a part: as the
// second script of a slim file, or in an app as a module.
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { keptUnlessFailed } from '../net/kept.ts'
import { type More, secondScript } from './second-script.ts'

let loaded: More | null = null

export const more = keptUnlessFailed(() => secondScript().then((parts) => (loaded = parts)))

/** Shows nothing until that has loaded, and `instead` if that fails. */
export const later =
  <Props extends object>(
    read: (more: More) => ComponentType<Props>,
    instead: ReactNode = null,
  ): ComponentType<Props> =>
  (props) => {
    const [parts, set] = useState(loaded)
    const [inItsPlace, miss] = useState<ReactNode>(null)
    useEffect(() => {
      if (!loaded) more().then(set, () => miss(instead))
    }, [])
    return parts ? createElement(read(parts), props) : inItsPlace
  }
