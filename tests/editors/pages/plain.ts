// A page's own script. Each line below an `@ts-expect-error` has to be wrong.
import type { RichDocElement, SiteEmbedDefaults, SiteSearchElement } from 'site-embed'

const search = document.createElement('site-search')
const doc = document.querySelector('rich-doc') as RichDocElement

// Attributes as properties.
search.indexName = 'products|Products, help|Help'
search.facets = [{ attribute: 'city', type: 'menu', limit: 5 }, { attribute: 'price' }]
search.hitsView = ['list', 'grid']
search.hitsPerPage = '20'
search.layout = '{url.layout}'
search.layout = null
search.apiKey = async () => 'a key'
search.instantSearch satisfies object | null
doc.headingLevel satisfies number | null
search.layout satisfies 'page' | 'dropdown' | 'dialog'
search.track satisfies 'dataLayer' | null
// @ts-expect-error: no such property
search.indexname = 'products'
// @ts-expect-error: no such layout
search.layout = 'popover'
// @ts-expect-error: no such view
search.hitsView = ['list', 'table']
// @ts-expect-error: no such type of filter
search.facets = [{ attribute: 'city', type: 'Menu' }]
// @ts-expect-error: no number
search.hitsPerPage = 'many'
// @ts-expect-error: it may be null, as nothing says which
doc.headingLevel satisfies number
// @ts-expect-error: it can only be read
search.instantSearch = {}
// @ts-expect-error: a document's
search.entryId = 'a'

// Properties without an attribute.
search.renderHit = (hit) => String(hit.title)
search.transformItems = (hits) => hits.map((hit) => ({ ...hit, title: 'A' }))
search.searchClient = { search: (questions: { indexName: string }[]) => questions }
search.messages = { search: 'Find', 'facet.city': 'Town', resultCount: { other: '{count}' } }
doc.renderNode = { 'heading-2': (node, children) => (node.content.length ? children : null) }
// @ts-expect-error: a number is no rendering
search.renderHit = () => 1
// @ts-expect-error: no such message
search.messages = { serach: 'Find' }
// @ts-expect-error: a search of nothing
search.searchClient = {}

// Methods.
search.clear()
search.focus()
doc.refresh()
// @ts-expect-error: no such method
search.reset()
// @ts-expect-error: a search's
doc.open()

// Events, on the element and above it.
search.addEventListener('search-results', ({ detail }) => detail.nbHits.toFixed())
search.addEventListener('search-select', function ({ detail }) {
  this.close()
  detail.hit.title satisfies unknown
})
search.addEventListener('click', ({ clientX }) => clientX.toFixed())
search.addEventListener('of-the-page', () => {})
document.addEventListener('doc-navigate', ({ detail }) => detail.slug?.trim())
const listen = ({ detail }: CustomEvent<{ nbHits: number }>) => detail.nbHits
search.addEventListener('search-settle', listen)
search.removeEventListener('search-settle', listen)
declare const anyName: string
search.addEventListener(anyName, () => {})
// @ts-expect-error: no such event
search.addEventListener('search-result', () => {})
// @ts-expect-error: no such event
search.removeEventListener('search-result', () => {})
// @ts-expect-error: no such event
doc.addEventListener('doc-loaded', () => {})
// @ts-expect-error: no such name in the detail
search.addEventListener('search-results', ({ detail }) => detail.hitCount)
// @ts-expect-error: no such name in the detail
document.addEventListener('doc-error', ({ detail }) => detail.reason)
// @ts-expect-error: no such code
search.addEventListener('search-error', ({ detail }) => detail.code === 'gone')

// The page.
window.SiteEmbedDefaults = { appId: 'A', loading: 'consent', prefix: 'acme' }
SiteEmbed.configure({ locale: 'pl', theme: 'dark' })
SiteEmbed.configure({ targetOrigin: 'https://editor.example.com' })
SiteEmbed.addMessages('nl', { search: 'Zoeken' })
SiteEmbed.check()[0]?.settings.appId?.source satisfies string | undefined
window.SiteEmbed?.consent()
SiteEmbed.convert({ event: 'purchase', currency: 'EUR', objects: [{ objectID: 'a', price: 1 }] })
const defaults: SiteEmbedDefaults = { spaceId: 'a', environment: 'b' }
// @ts-expect-error: no such default
defaults.spaceid = 'a'
// @ts-expect-error: no such theme
SiteEmbed.configure({ theme: 'blue' })
// @ts-expect-error: one editor
SiteEmbed.configure({ targetOrigin: ['https://editor.example.com'] })
// @ts-expect-error: it may not be there yet
window.SiteEmbed.consent()
// @ts-expect-error: no such method
SiteEmbed.agree()

export const elements: [SiteSearchElement, RichDocElement] = [search, doc]
