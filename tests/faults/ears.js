// Stands first in the page: keeps what reaches the owner and the page's scripts, and tells what a visitor
// sees of the one element there.
{
  const errors = []
  const told = []
  /** Each failure and each arrival of content, with the milliseconds since it was needed. */
  const failures = []
  const arrivals = []
  let needed = 0
  let underWay = 0

  const need = () => {
    needed = performance.now()
  }
  const since = () => Math.round(performance.now() - needed)

  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  addEventListener('input', need, true)
  for (const name of ['search-error', 'doc-error'])
    addEventListener(name, ({ detail }) => failures.push({ code: detail.code, after: since() }))
  for (const name of ['search-results', 'doc-load'])
    addEventListener(name, () => arrivals.push(since()))

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
      failures,
      arrivals,
    }
  }
}
