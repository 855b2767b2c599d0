// What the cases of tests/load/cases.ts need in the page. Waiting is for events alone: to look again and
// again would be work of its own.
const heardSoFar = {}
for (const type of ['search-results', 'doc-load'])
  addEventListener(type, () => {
    heardSoFar[type] = (heardSoFar[type] ?? 0) + 1
  })

window.load = {
  heard: (type) =>
    new Promise((resolve) => addEventListener(type, () => resolve(), { once: true })),

  /** Until so many of each of these have been heard since the page was opened. */
  async heardAll(awaited) {
    for (const [type, count] of Object.entries(awaited))
      while ((heardSoFar[type] ?? 0) < count) await window.load.heard(type)
  },

  /** In a task of its own: what an inspector does to call this is no work of the page's. */
  async show(html, awaited) {
    await new Promise((resolve) => setTimeout(resolve))
    const template = document.createElement('template')
    template.innerHTML = html
    document.body.append(template.content)
    await window.load.heardAll(awaited)
  },

  inside: (selector) =>
    document.querySelector('site-search, rich-doc').shadowRoot.querySelector(selector),

  /** To the end again and again, until so many results are there. */
  async scrollTo(count) {
    const { shadowRoot } = document.querySelector('site-search')
    let shown = 0
    const hear = ({ detail }) => {
      shown = detail.hits.length
    }
    addEventListener('search-results', hear)
    while (shown < count) {
      scrollTo(0, document.documentElement.scrollHeight)
      // After some pages it waits for its button, so that what stands below can be reached.
      shadowRoot.querySelector('.more-button')?.click()
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  },
}
