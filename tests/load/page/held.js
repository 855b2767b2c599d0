// Counts what a page has begun and not ended: timers, frames, requests and what is
// observed. Runs before all its scripts.
;(() => {
  const open = { timers: new Map(), frames: new Set(), requests: new Set() }
  const { setTimeout, setInterval, clearTimeout, clearInterval, fetch } = window

  window.setTimeout = (call, time = 0, ...args) => {
    const run = () => {
      open.timers.delete(id)
      call(...args)
    }
    const id = setTimeout(run, time)
    open.timers.set(id, { run, time })
    return id
  }
  window.clearTimeout = (id) => {
    open.timers.delete(id)
    clearTimeout(id)
  }
  window.setInterval = (call, time, ...args) => {
    const id = setInterval(call, time, ...args)
    open.timers.set(id, null)
    return id
  }
  window.clearInterval = (id) => {
    open.timers.delete(id)
    clearInterval(id)
  }
  for (const [ask, end] of [
    ['requestAnimationFrame', 'cancelAnimationFrame'],
    ['requestIdleCallback', 'cancelIdleCallback'],
  ]) {
    const { [ask]: asked, [end]: ended } = window
    window[ask] = (call, ...rest) => {
      const id = asked.call(
        window,
        (...args) => {
          open.frames.delete(id)
          call(...args)
        },
        ...rest,
      )
      open.frames.add(id)
      return id
    }
    window[end] = (id) => {
      open.frames.delete(id)
      ended.call(window, id)
    }
  }
  AbortSignal.timeout = (time) => {
    const end = new AbortController()
    window.setTimeout(() => end.abort(new DOMException('too late', 'TimeoutError')), time)
    return end.signal
  }
  // What is watched and has not been let go.
  const watched = new WeakMap()
  let watching = 0
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver']) {
    const { observe, unobserve, disconnect } = window[name].prototype
    const targetsOf = (observer) => {
      const targets = watched.get(observer) ?? new Set()
      watched.set(observer, targets)
      return targets
    }
    const change = (observer, act) => {
      const targets = targetsOf(observer)
      watching -= targets.size
      act(targets)
      watching += targets.size
    }
    Object.assign(window[name].prototype, {
      observe(target, ...rest) {
        change(this, (targets) => targets.add(target))
        observe.call(this, target, ...rest)
      },
      unobserve(target) {
        change(this, (targets) => targets.delete(target))
        unobserve.call(this, target)
      },
      disconnect() {
        change(this, (targets) => targets.clear())
        disconnect.call(this)
      },
    })
  }
  window.fetch = async (...args) => {
    const request = {}
    open.requests.add(request)
    try {
      return await fetch(...args)
    } finally {
      open.requests.delete(request)
    }
  }

  window.held = {
    count: () => ({
      timers: open.timers.size,
      frames: open.frames.size,
      requests: open.requests.size,
      watched: watching,
    }),
    /** As if so much time had passed that everything which waits is over. */
    elapse() {
      for (const [id, timer] of [...open.timers]) {
        if (!timer || timer.time < 1000) continue
        clearTimeout(id)
        timer.run()
      }
    },
  }
})()
