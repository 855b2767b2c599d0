// Stands first in the page: keeps what reaches the owner and the page's scripts, and tells what a visitor
// sees of the one element there.
{
  const errors = []
  const told = []
  /** The codes that the page's scripts have heard of. */
  const heard = []
  /** Each sentence that came into the page and each arrival of content, with when it came. */
  const failures = []
  const arrivals = []
  const every = 50
  let needed = 0
  let beats = 0
  let underWay = 0

  const need = () => {
    needed = performance.now()
    beats = 0
  }
  setInterval(() => beats++, every)
  const since = () => Math.round(performance.now() - needed)
  /** By the page's own clock since it was needed, and for how long of that the page's timers stood still. */
  const now = () => ({ after: since(), late: Math.max(0, since() - (beats + 1) * every) })

  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  for (const name of ['input', 'click']) addEventListener(name, need, true)
  for (const name of ['search-error', 'doc-error'])
    addEventListener(name, ({ detail }) => heard.push(detail.code))
  for (const name of ['search-results', 'doc-load'])
    addEventListener(name, () => arrivals.push(now()))

  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (how) {
    const root = attach.call(this, how)
    let sentence = null
    const see = () => {
      const found = root.querySelector('[part="error"] p')
      if (found && found !== sentence) failures.push(now())
      sentence = found
    }
    new MutationObserver(see).observe(root, { childList: true, subtree: true })
    return root
  }

  for (const level of ['warn', 'error']) {
    const say = console[level]
    console[level] = (...words) => {
      told.push(words.join(' '))
      say.apply(console, words)
    }
  }

  const ask = window.fetch
  window.fetch = (...question) => {
    underWay++
    const answer = ask(...question)
    const over = () => underWay--
    answer.then((response) => response.clone().text()).then(over, over)
    return answer
  }

  const isSeen = (node) => Boolean(node?.getClientRects().length)
  const words = (node) => node.textContent.replace(/\s+/g, ' ').trim()

  window.need = need
  window.look = () => {
    const element = document.querySelector('site-search, rich-doc')
    const inside = (selector) => [...(element.shadowRoot?.querySelectorAll(selector) ?? [])]
    const alert = inside('[part="error"]').find(isSeen)
    const fallback = element.querySelector('input, p')
    return {
      sentence: alert ? words(alert.querySelector('p')) : '',
      code: alert?.dataset.code ?? '',
      button: alert?.querySelector('button')?.textContent ?? '',
      box: inside('input[type="search"]').find(isSeen)?.value ?? null,
      fallback: isSeen(fallback),
      fallbackWords: fallback.value ?? words(fallback),
      content: inside('[part~="hit-title"], [part~="paragraph"]').filter(isSeen).map(words),
      isQuiet: underWay === 0 && since() > 400,
      errors,
      told,
      heard,
      failures,
      arrivals,
    }
  }
}
