// Stops React's events from inside at this element, as a shadow root does for the page. The browser's own
// events go on.
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

/** `stopPropagation()` would also stop the browser's event, which the page may listen for. */
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
