// Delays messages among the fields while a pointer is pressed, because they move what is below and the click would
// be lost.
let release = () => {}
let released = Promise.resolve()

export function watchPresses() {
  const press = () => {
    release()
    released = new Promise((resolve) => {
      release = resolve
    })
  }
  addEventListener('pointerdown', press, true)
  // The click comes right after.
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, () => setTimeout(() => release()), true)
}

/** At once, unless something is pressed. */
export const whenReleased = () => released
