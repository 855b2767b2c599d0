// Stands in the head of every page that is measured: tells when something can be seen, in the same
// way for all, and costs nothing while nothing changes. What to look for is in `bench`, which the
// page sets before.
{
  const { results, expected, report } = window.bench
  const seen = { first: null, all: null, blocking: 0, opening: null, asked: null }
  window.seen = seen
  window.allSeen = new Promise((resolve) => {
    if (!results) resolve()
    seen.resolve = resolve
  })

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocking += duration - 50
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

  // From the key that opens a dialog until its box has the focus, and from the first letter on.
  let key = null
  addEventListener(
    'keydown',
    (event) => {
      key ??= event.timeStamp
    },
    { capture: true, once: true },
  )
  addEventListener(
    'focusin',
    (event) => {
      if (key === null || seen.opening !== null || event.composedPath()[0].localName !== 'input')
        return
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          seen.opening ??= performance.now() - key
        }),
      )
    },
    { capture: true },
  )
  addEventListener(
    'input',
    (event) => {
      seen.asked ??= event.timeStamp
    },
    { capture: true },
  )

  // Where nobody watches, the page itself tells what it saw, and goes where it is sent.
  if (report)
    window.allSeen.then(() =>
      setTimeout(async () => {
        const answer = await fetch('/report', { method: 'POST', body: JSON.stringify(seen) })
        location.href = await answer.text()
      }, 1000),
    )
}
