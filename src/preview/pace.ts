// How often what is typed is shown: in the next frame, and never for more than half of the time.

/** `show` is false where it had nothing to show. */
export function createPace(show: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  let began: number | null = null
  /** As long as the last rendering took, the page has for itself. */
  let rest = 0
  const inFrame = () => {
    timer = undefined
    const now = performance.now()
    began = show() ? now : null
  }
  const stop = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    timer = undefined
  }
  return {
    ask() {
      timer ??= setTimeout(() => {
        frame = requestAnimationFrame(inFrame)
      }, rest)
    },
    isShown() {
      if (began !== null) rest = performance.now() - began
      began = null
    },
    stop,
  }
}
