// Events of what is inside end here for React, as at a shadow root for the page. For others they go on.
import type { ReactNode, SyntheticEvent } from 'react'

const events = [
  ...['AuxClick', 'Click', 'ContextMenu', 'DoubleClick'],
  ...['MouseDown', 'MouseMove', 'MouseOut', 'MouseOver', 'MouseUp', 'Wheel'],
  ...['PointerCancel', 'PointerDown', 'PointerMove', 'PointerOut', 'PointerOver', 'PointerUp'],
  ...['GotPointerCapture', 'LostPointerCapture'],
  ...['TouchCancel', 'TouchEnd', 'TouchMove', 'TouchStart'],
  ...['KeyDown', 'KeyPress', 'KeyUp', 'BeforeInput', 'Change', 'Input', 'Select'],
  ...['CompositionEnd', 'CompositionStart', 'CompositionUpdate'],
  ...['Blur', 'Focus', 'Invalid', 'Reset', 'Submit'],
  ...['Copy', 'Cut', 'Paste'],
  ...['Drag', 'DragEnd', 'DragEnter', 'DragExit', 'DragLeave', 'DragOver', 'DragStart', 'Drop'],
  ...['AnimationEnd', 'AnimationIteration', 'AnimationStart', 'TransitionEnd'],
]

/** `stopPropagation()` would also stop the event of the browser, which the page may wait for. */
function end(event: SyntheticEvent) {
  event.isPropagationStopped = () => true
}

const ends = Object.fromEntries(events.map((name) => [`on${name}`, end]))
const noBox = { display: 'contents' }

export const Kept = ({ children }: { children: ReactNode }) => (
  <div style={noBox} {...ends}>
    {children}
  </div>
)
