// Shows typed text in the next frame, but spends at most half of the time on rendering.

/** `show` returns false if it had nothing to show. */
export function createPace(show: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  let began: number | null = null
  /** After a rendering, the page has as much time for itself. */
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
