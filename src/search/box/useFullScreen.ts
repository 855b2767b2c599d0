// On a phone the box and what it finds fill the screen, as a dialog does: a popup beside the box would have
// room for two results.
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { holdScreen } from '../../page/hold-screen.ts'

/** About where a dialog fills the screen too. */
const isSmallScreen = () => innerWidth <= 640 || innerHeight <= 480

/** Whether it fills the screen: from when there is why to, until nobody wants it any more. */
export function useFullScreen(
  area: RefObject<HTMLElement | null>,
  isWanted: boolean,
  isFilled: boolean,
  close: () => void,
): boolean {
  const wasFull = useRef(false)
  const isFull = isWanted && (isFilled || wasFull.current) && isSmallScreen()
  const callClose = useEffectEvent(close)
  // After each render: an element that the page has moved is no longer in the top layer.
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
