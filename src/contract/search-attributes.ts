// What a page may write on <site-search>.
import type { Attributes } from './attribute.ts'
import { sharedAttributes } from './shared.ts'

export const searchAttributes = {
  'index-name': {
    kind: 'labelled',
    doc: 'The index to search. Several indices, such as `products|Products, help|Help`, become tabs with counts.',
  },
  engine: {
    kind: 'choice',
    of: ['algolia', 'typesense', 'meilisearch'],
    default: 'algolia',
    credential: 'service',
    doc: 'The search service. [A service other than Algolia](engines.md) needs its own script, and `search-host` instead of `app-id`.',
  },
  'app-id': {
    kind: 'id',
    credential: 'service',
    doc: 'Id of the Algolia application. Not needed with another `engine` or with `searchClient`.',
  },
  'api-key': {
    kind: 'text',
    secret: true,
    credential: 'key',
    orFunction: true,
    doc: 'Search-only key. Not needed with `searchClient`. As a property it may also be an async function that returns a key. The element calls it again if the service refuses the key.',
  },
  'search-host': {
    kind: 'host',
    guarded: true,
    doc: 'Another origin that speaks the same protocol; it may have a path or a port. `/` is the page’s own origin. With another `engine`: its address.',
  },
  ...sharedAttributes,
  layout: {
    kind: 'choice',
    of: ['page', 'dropdown', 'dialog'],
    default: 'page',
    doc: 'Where results appear: `page`, `dropdown` (a popup below the box), or `dialog` (a modal that opens with a button, keys or `trigger`).',
  },
  for: {
    kind: 'selector',
    guarded: true,
    doc: 'Another `<site-search>` on the page that this box drives. If that one is a dialog or a dropdown, it opens with the words. With `layout="page"`, this box shows no results of its own and needs no index.',
  },
  trigger: {
    kind: 'selector',
    guarded: true,
    doc: 'With `layout="dialog"`: an element of the page that opens the dialog, instead of the built-in button. The page may add or replace it later, and may have several. If it is a link, a click with a modifier key follows the link.',
  },
  facets: {
    kind: 'facets',
    doc: 'Filters beside the results: `attribute[:type][(options)][|Label]`, or `none`. [Types and options](facets.md). Default: the order in the index’s dashboard, else the attributes that help to choose.',
  },
  selected: {
    kind: 'selected',
    doc: 'Filters that are chosen at the start, and that the visitor can remove: `city:Kraków, category:Art, price:10:50`.',
  },
  sort: {
    kind: 'labelled',
    doc: 'Replicas to sort by, in addition to the index itself: `replica[|Label]`. You may list the index too, to give it a label. If it is not the first in the list, sorting starts with the first replica. With tabs, the orders belong to the first tab.',
  },
  'hits-per-page': {
    kind: 'whole',
    min: 1,
    max: 1000,
    byLayout: { page: 20, dialog: 8, dropdown: 6, recommend: 12 },
    doc: 'Results on a page. 20 in the page, 8 in a dialog, 6 in a dropdown, 12 with `recommend`.',
  },
  'per-page-options': {
    kind: 'wholes',
    doc: 'Page sizes to choose from, such as `20, 50`. They show if the element is wider than a phone.',
  },
  paging: {
    kind: 'choice',
    of: ['pages', 'more', 'scroll'],
    default: 'pages',
    doc: 'How visitors get more results: numbered pages, a button (`more`), or automatically at the end of the list (`scroll`).',
  },
  'hits-view': {
    kind: 'choices',
    of: ['list', 'grid', 'compact'],
    default: 'list',
    doc: 'Layout of the results. With several, the visitor can choose.',
  },
  'group-by': {
    kind: 'text',
    doc: 'Field by which results are grouped. Its value is the heading of each group. By default, documentation records are grouped by `hierarchy.lvl0`.',
  },
  recommend: {
    kind: 'recommended',
    doc: 'Instead of a search: a row of what [Algolia Recommend](recommendations.md) suggests. `related-products:{meta.sku}`, `bought-together:…` or `looking-similar:…` with one record id or several, `trending-items`, `trending-items:category=Art`, or `trending-facets:category`.',
  },
  query: {
    kind: 'words',
    doc: 'The query. You can change it at any time; as a property it returns the current query.',
  },
  filters: {
    kind: 'words',
    doc: 'A fixed filter expression, as Algolia or the chosen `engine` writes it.',
  },
  params: {
    kind: 'parameters',
    doc: 'Further Algolia parameters, such as `ruleContexts=spring&aroundLatLngViaIP=true`. [Another `engine`](engines.md) has its own parameters.',
  },
  'search-fields': {
    kind: 'text',
    doc: 'Fields to search, such as `title, description`. Typesense needs them. Default elsewhere: all fields that the index allows.',
  },
  placeholder: { kind: 'words', doc: 'Words inside the empty box.' },
  label: {
    kind: 'words',
    doc: 'Name of the search for assistive technology. With `recommend`: the heading above the row.',
  },
  name: {
    kind: 'text',
    guarded: true,
    doc: 'In a form of your page: the name under which the form sends the words in the box. Enter then submits [that form](layouts.md#in-a-form-of-your-page).',
  },
  'heading-level': {
    kind: 'whole',
    min: 1,
    max: 6,
    default: 3,
    belowHeading: true,
    doc: 'Level of the headings in results and filters. Default: one below the nearest heading before the element, else 3.',
  },
  'hit-title': { kind: 'text', doc: 'Field of a result’s title. It may be a dotted path.' },
  'hit-text': { kind: 'text', doc: 'Field of a result’s text.' },
  'hit-image': { kind: 'text', doc: 'Field of a result’s picture.' },
  'hit-url': {
    kind: 'pattern',
    doc: 'Field of a result’s address, or a pattern: `/products/{handle}`.',
  },
  'hit-date': { kind: 'text', doc: 'Field of a result’s date.' },
  'hit-price': { kind: 'text', doc: 'Field of a result’s price.' },
  'hit-currency': { kind: 'text', doc: 'Field of the price’s currency, or its code.' },
  'hit-badge': { kind: 'text', doc: 'Field of a short label on the result.' },
  'hit-facts': {
    kind: 'labelled',
    doc: 'Up to six more fields in a quiet line: `brand, city, duration|Minutes`; or `none`. Default: up to three that help to choose.',
  },
  'hit-entry': {
    kind: 'text',
    doc: 'Field that holds the id of a content entry. Records that the content service’s own webhook writes do not need it.',
  },
  opens: {
    kind: 'selector',
    guarded: true,
    doc: 'The `<rich-doc>` in which a chosen result is shown: `#reader`.',
  },
  'url-sync': {
    kind: 'flag',
    doc: 'Keep the search and its filters in the address: `q`, `index`, `f.<attribute>`, `sort`, `per-page`, `page`, and with `opens` the `entry`. Parameters with these names then belong to the search. All others stay as they are.',
  },
  'url-prefix': {
    kind: 'id',
    doc: 'Prefix of these parameters: `s` makes `s.q`. Use it for a second search, or if the page has such parameters itself.',
  },
  'results-page': {
    kind: 'pattern',
    guarded: true,
    doc: 'Page that shows the results: a path, which gets the words as `query-param`, or a pattern: `/?s={query}`. With `layout="page"`, the box then shows no results of its own and needs no index. Together with `for`, the box leads to this page if the element in `for` is not on the current page.',
  },
  'query-param': {
    kind: 'id',
    default: 'q',
    doc: 'Parameter in which another page or a form sends the query to this page. The element reads it once, at the start.',
  },
  shortcut: {
    kind: 'shortcut',
    guarded: true,
    doc: 'Keys that focus the search, or open and close the dialog, from anywhere on the page: `mod+k` (`mod` is ⌘ on Apple’s devices, Ctrl elsewhere). An empty value means no keys. Default for a dialog: `mod+k`.',
  },
  'search-on': {
    kind: 'choice',
    of: ['type', 'submit'],
    default: 'type',
    doc: 'When to search: while the visitor types, or when the visitor submits the form.',
  },
  'search-delay': {
    kind: 'whole',
    min: 0,
    max: 5000,
    default: 150,
    doc: 'Milliseconds without typing before a request.',
  },
  'min-length': {
    kind: 'whole',
    min: 0,
    max: 100,
    byLayout: { page: 0, dialog: 1, dropdown: 1 },
    doc: 'Number of characters before the first request. None in the page, else 1.',
  },
  'suggestions-index': {
    kind: 'id',
    doc: 'An index of Algolia’s Query Suggestions. The element suggests popular searches while the visitor types, and when nothing is found.',
  },
  recent: {
    kind: 'flag',
    doc: 'Remember recent searches on this device (local storage): searches that the visitor submitted, that led to a result, or that the visitor chose.',
  },
  ask: {
    kind: 'text',
    doc: 'Id of an agent whom visitors may ask a question. [Answers](answers.md) need the script `site-embed.ask.js`.',
  },
  insights: {
    kind: 'flag',
    doc: 'Send views, clicks and conversions to Algolia.',
  },
  'user-token': {
    kind: 'text',
    doc: 'Pseudonym of the visitor in those events: up to 129 letters, digits and `_=/+-`. Default: a random one for this page view.',
  },
  track: {
    kind: 'choice',
    of: ['dataLayer'],
    doc: '`dataLayer`: send Tag Manager events for searches, searches without results, chosen results and errors.',
  },
  'powered-by': {
    kind: 'flag',
    doc: 'Show the “Search by Algolia” mark, which free plans require.',
  },
  autofocus: { kind: 'flag', doc: 'Focus the box when the page loads.' },
  'agent-tool': {
    kind: 'flag',
    doc: 'Offer this search to the visitor’s agent, where the browser has an interface for agents (WebMCP).',
  },
} as const satisfies Attributes
