// Stands in the head of every page that is measured: tells when something can be seen, in the same
// way for all, and costs nothing while nothing changes. What to look for is in `bench`, which the
// page sets before.
{
  const { results, expected } = window.bench
  const seen = { first: null, all: null, blocking: 0, longest: 0 }
  window.seen = seen
  window.allSeen = new Promise((resolve) => {
    if (!results) resolve()
    seen.resolve = resolve
  })

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.blocking += duration - 50
      seen.longest = Math.max(seen.longest, duration)
    }
  }).observe({ type: 'longtask', buffered: true })

  const roots = [document]
  const count = () =>
    roots.flatMap((root) =>
      [...root.querySelectorAll(results)].filter(({ textContent }) => textContent.trim()),
    ).length

  /** What was found is drawn at the end of the next frame: the time is that of the one after. */
  const stamp = (name) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        seen[name] = performance.now()
        if (name === 'all') seen.resolve()
      }),
    )

  let firstFound = false
  const observer = new MutationObserver(() => {
    const found = count()
    if (found > 0 && !firstFound) {
      firstFound = true
      stamp('first')
    }
    if (found < expected) return
    observer.disconnect()
    stamp('all')
  })
  const watch = (root) =>
    observer.observe(root, { subtree: true, childList: true, characterData: true })

  if (results) {
    watch(document)
    const { attachShadow } = Element.prototype
    Element.prototype.attachShadow = function (options) {
      const root = attachShadow.call(this, options)
      roots.push(root)
      watch(root)
      return root
    }
  }
}
