// What is the least that does it: `fetch` and DOM calls, with nothing for trouble, for languages or
// for those who cannot see. No library could be faster, so it is the floor.
const { instances, service, hitsPerPage } = window.bench
const address = `http://${service.host}/1/indexes/*/queries?x-algolia-application-id=${service.app}&x-algolia-api-key=${service.key}`
const FACETS = ['brand', 'color']
const MARK = { highlightPreTag: '\u0001', highlightPostTag: '\u0002' }

const make = (tag, ...children) => {
  const element = document.createElement(tag)
  element.append(...children)
  return element
}
const marked = (text) =>
  text.split('\u0001').flatMap((piece, at) => {
    const [inside, outside] = piece.split('\u0002')
    return at === 0 ? [piece] : [make('mark', inside), outside]
  })

function start() {
  const state = { query: '', page: 0, chosen: { brand: new Set(), color: new Set() } }
  const box = make('input')
  box.type = 'search'
  const [stats, lists, hits, pages] = ['p', 'div', 'ol', 'nav'].map((tag) => make(tag))
  hits.className = 'hits'
  document.body.append(box, stats, lists, hits, pages)
  let latest = 0

  async function ask() {
    const number = ++latest
    const filters = (except) =>
      FACETS.filter((name) => name !== except && state.chosen[name].size).map((name) =>
        [...state.chosen[name]].map((value) => `${name}:${value}`),
      )
    const shared = { indexName: service.index, query: state.query, ...MARK }
    const counted = FACETS.filter((name) => state.chosen[name].size)
    const requests = [
      { ...shared, facets: FACETS, hitsPerPage, page: state.page, facetFilters: filters() },
      ...counted.map((name) => ({
        ...shared,
        hitsPerPage: 0,
        facets: [name],
        facetFilters: filters(name),
      })),
    ]
    const { results } = await (
      await fetch(address, { method: 'POST', body: JSON.stringify({ requests }) })
    ).json()
    if (number === latest) show(results, counted)
  }

  const change = (page = 0) => {
    state.page = page
    ask()
  }

  function show([main, ...others], counted) {
    stats.textContent = `${main.nbHits} results`
    lists.replaceChildren(
      ...FACETS.map((name) => {
        const { facets } = others[counted.indexOf(name)] ?? main
        return make(
          'fieldset',
          make('legend', name),
          ...Object.entries(facets[name] ?? {})
            .slice(0, 10)
            .map((entry) => value(name, entry)),
        )
      }),
    )
    hits.replaceChildren(...main.hits.map(hit))
    pages.replaceChildren(
      ...Array.from({ length: Math.min(main.nbPages, 5) }, (_, at) => pageLink(at)),
    )
  }

  function value(name, [text, count]) {
    const tick = make('input')
    tick.type = 'checkbox'
    tick.checked = state.chosen[name].has(text)
    tick.onchange = () => {
      state.chosen[name][tick.checked ? 'add' : 'delete'](text)
      change()
    }
    return make('label', tick, `${text} ${count}`)
  }

  function hit({ url, _highlightResult: { name, description } }) {
    const link = make('a', ...marked(name.value))
    link.href = url
    return make('li', make('h3', link), make('p', ...marked(description.value)))
  }

  function pageLink(at) {
    const link = make('a', `${at + 1}`)
    link.href = '#'
    link.onclick = (event) => {
      event.preventDefault()
      change(at)
    }
    return link
  }

  box.oninput = () => {
    state.query = box.value
    change()
  }
  ask()
}

for (let at = 0; at < instances; at++) start()
