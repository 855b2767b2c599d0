// As the documentation of instantsearch.js shows it, with its stock widgets.
const { instances, service, hitsPerPage } = window.bench
const { liteClient } = window['algoliasearch/lite']
const { searchBox, stats, refinementList, hits, pagination, configure } =
  window.instantsearch.widgets

const item = (hit, { html, components }) => html`
  <article>
    <h3><a href="${hit.url}">${components.Highlight({ hit, attribute: 'name' })}</a></h3>
    <p>${components.Highlight({ hit, attribute: 'description' })}</p>
  </article>
`

for (let at = 0; at < instances; at++) {
  const place = (name) => {
    const container = document.createElement('div')
    container.className = name
    document.body.append(container)
    return container
  }
  const search = window.instantsearch({
    indexName: service.index,
    searchClient: liteClient(service.app, service.key, {
      hosts: [{ url: service.host, protocol: 'http', accept: 'readWrite' }],
      // There is no second host to go to when a busy computer is late.
      timeouts: { connect: 20_000, read: 20_000, write: 20_000 },
    }),
  })
  search.addWidgets([
    configure({ hitsPerPage }),
    searchBox({ container: place('searchbox') }),
    stats({ container: place('stats') }),
    refinementList({ container: place('brand'), attribute: 'brand' }),
    refinementList({ container: place('color'), attribute: 'color' }),
    hits({ container: place('hits'), templates: { item } }),
    pagination({ container: place('pagination') }),
  ])
  search.start()
}
