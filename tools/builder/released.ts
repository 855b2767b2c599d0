// What is told among the fields moves what is below: under a hand that presses, the click would be lost.
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
