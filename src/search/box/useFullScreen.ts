// On a phone the box and its results fill the screen, as a dialog does, because a popup at the box would have
// room for only two results.
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { holdScreen } from '../../page/hold-screen.ts'

/** About the size at which a dialog fills the screen too. */
const isSmallScreen = () => innerWidth <= 640 || innerHeight <= 480

/** Whether it fills the screen: from when there is something to show until the visitor leaves it. */
export function useFullScreen(
  area: RefObject<HTMLElement | null>,
  isWanted: boolean,
  isFilled: boolean,
  close: () => void,
): boolean {
  const wasFull = useRef(false)
  const isFull = isWanted && (isFilled || wasFull.current) && isSmallScreen()
  const callClose = useEffectEvent(close)
  // After each render, because an element that the page has moved leaves the top layer.
  useLayoutEffect(() => {
    wasFull.current = isFull
    const { current } = area
    if (current?.isConnected && current.popover && !current.matches(':popover-open'))
      current.showPopover()
  })
  useLayoutEffect(() => {
    const { current } = area
    return isFull && current ? holdScreen(current, () => callClose()) : undefined
  }, [area, isFull])
  return isFull
}
