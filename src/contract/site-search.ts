// <site-search>, as pages may rely on it. Longer than other files because it is one table.
import type { ElementContract, ElementSurface, SettingsOf, Slots } from './attribute.ts'
import { sharedAttributes } from './shared.ts'
import { searchTag } from './tags.ts'

export const siteSearch = {
  tag: searchTag,
  doc: 'Faceted search straight from the browser.',
  attributes: {
    'index-name': {
      kind: 'labelled',
      doc: 'The index to search. Several, as `products|Products, help|Help`, become tabs with counts.',
    },
    engine: {
      kind: 'choice',
      of: ['algolia', 'typesense', 'meilisearch'],
      default: 'algolia',
      credential: 'service',
      doc: 'Which service answers. [Another than Algolia](engines.md) comes with a script of its own, and needs `search-host` in the place of `app-id`.',
    },
    'app-id': {
      kind: 'id',
      credential: 'service',
      doc: 'Algolia application. Not needed with another `engine`, or with `searchClient`.',
    },
    'api-key': {
      kind: 'text',
      secret: true,
      credential: 'key',
      orFunction: true,
      doc: 'Search-only key. Not needed with `searchClient`. As a property also an async function that gives one; it is asked again when its key is refused.',
    },
    'search-host': {
      kind: 'host',
      guarded: true,
      doc: 'Another origin, with path or port, that speaks the same protocol; `/` is the page’s own. With another `engine`: where it is.',
    },
    ...sharedAttributes,
    layout: {
      kind: 'choice',
      of: ['page', 'dropdown', 'dialog'],
      default: 'page',
      doc: 'Where results appear: `page`, `dropdown` (a popover under the box), or `dialog` (a modal that a button, keys or `trigger` open).',
    },
    for: {
      kind: 'selector',
      guarded: true,
      doc: 'Another `<site-search>` on the page which this box drives; a dialog or a dropdown opens with the words. In the page it then shows no results of its own, and needs no index.',
    },
    trigger: {
      kind: 'selector',
      guarded: true,
      doc: 'With `layout="dialog"`: the page’s own element that opens it, instead of the built-in button. It may come later, be replaced, or be several. A click with a modifier is still the link’s.',
    },
    facets: {
      kind: 'facets',
      doc: 'Filters beside the results: `attribute[:type][(options)][|Label]`, or `none`. [Types and options](facets.md). The index’s own order, else those with 2–50 values.',
    },
    selected: {
      kind: 'selected',
      doc: 'Filters chosen at the start, removable: `city:Kraków, category:Art, price:10:50`.',
    },
    sort: {
      kind: 'labelled',
      doc: 'Replicas to sort by, beside the index itself: `replica[|Label]`. The index may be listed for its label; further down, sorting starts with the first. With tabs they belong to the first tab.',
    },
    'hits-per-page': {
      kind: 'whole',
      min: 1,
      max: 1000,
      byLayout: { page: 20, dialog: 8, dropdown: 6 },
      doc: 'Results on a page. 20 in the page, 8 in a dialog, 6 in a dropdown.',
    },
    'per-page-options': {
      kind: 'wholes',
      doc: 'Page sizes to choose from, as `20, 50`, where the element is wider than a phone.',
    },
    paging: {
      kind: 'choice',
      of: ['pages', 'more', 'scroll'],
      default: 'pages',
      doc: 'How more results are reached: numbered pages, a button, or by themselves at the end of the list.',
    },
    'hits-view': {
      kind: 'choices',
      of: ['list', 'grid', 'compact'],
      default: 'list',
      doc: 'How results are laid out; several let the visitor choose.',
    },
    'group-by': {
      kind: 'text',
      doc: 'Field whose value heads groups of results. Documentation records are grouped by `hierarchy.lvl0`.',
    },
    query: { kind: 'words', doc: 'The query. Live, and reads as the current one.' },
    filters: {
      kind: 'words',
      doc: 'A fixed filter expression, as Algolia or the chosen `engine` writes it.',
    },
    params: {
      kind: 'parameters',
      doc: 'Further Algolia parameters, as `ruleContexts=spring&aroundLatLngViaIP=true`; those of [another `engine`](engines.md) by its own names.',
    },
    'search-fields': {
      kind: 'text',
      doc: 'Fields in which words are searched, as `title, description`. Typesense needs them; elsewhere all that the index allows.',
    },
    placeholder: { kind: 'words', doc: 'Words inside the empty box.' },
    label: { kind: 'words', doc: 'Name of the search for assistive technology.' },
    'heading-level': {
      kind: 'whole',
      min: 1,
      max: 6,
      default: 3,
      belowHeading: true,
      doc: 'Level of the headings in results and filters. One below the nearest heading before the element, else 3.',
    },
    'hit-title': { kind: 'text', doc: 'Field of a result’s title, dotted paths allowed.' },
    'hit-text': { kind: 'text', doc: 'Field of a result’s text.' },
    'hit-image': { kind: 'text', doc: 'Field of a result’s picture.' },
    'hit-url': {
      kind: 'pattern',
      doc: 'Field of a result’s address, or a pattern: `/products/{handle}`.',
    },
    'hit-date': { kind: 'text', doc: 'Field of a result’s date.' },
    'hit-price': { kind: 'text', doc: 'Field of a result’s price.' },
    'hit-currency': {
      kind: 'text',
      doc: 'Field of the price’s currency, or its code.',
    },
    'hit-badge': { kind: 'text', doc: 'Field of a short mark on the result.' },
    'hit-entry': {
      kind: 'text',
      doc: 'Field that holds a content entry’s id. Records of the content service’s own webhook need none.',
    },
    opens: {
      kind: 'selector',
      guarded: true,
      doc: 'The `<rich-doc>` in which a chosen result is shown: `#reader`.',
    },
    'url-sync': {
      kind: 'flag',
      doc: 'Keep what was searched and chosen in the address: `q`, `index`, `f.<attribute>`, `sort`, `per-page`, `page`, and with `opens` the `entry`. Parameters of these names are the search’s then, all others stay.',
    },
    'url-prefix': {
      kind: 'id',
      doc: 'Prefix of these parameters: `s` makes `s.q`. For a second search, or where the page has such parameters itself.',
    },
    'results-page': {
      kind: 'pattern',
      guarded: true,
      doc: 'Page that shows the results: a path, which gets the words as `query-param`, or a pattern: `/?s={query}`. In the page the box then shows no results of its own, and needs no index. Beside `for`, it is where the box leads on pages without those results.',
    },
    'query-param': {
      kind: 'id',
      default: 'q',
      doc: 'Parameter in which another page or a form sends the query here. Read once, at the start.',
    },
    shortcut: {
      kind: 'shortcut',
      guarded: true,
      doc: 'Keys that focus the search, or open and close the dialog, from anywhere on the page: `mod+k` (`mod` is ⌘ on Apple’s devices, Ctrl elsewhere). Empty for none. `mod+k` for a dialog.',
    },
    'search-on': {
      kind: 'choice',
      of: ['type', 'submit'],
      default: 'type',
      doc: 'Search while typing, or when the form is sent.',
    },
    'search-delay': {
      kind: 'whole',
      min: 0,
      max: 5000,
      default: 150,
      doc: 'Milliseconds of quiet before a request.',
    },
    'min-length': {
      kind: 'whole',
      min: 0,
      max: 100,
      byLayout: { page: 0, dialog: 1, dropdown: 1 },
      doc: 'Characters before a request. None in the page, else 1.',
    },
    'suggestions-index': {
      kind: 'id',
      doc: 'An index of Algolia’s Query Suggestions: searches of others, suggested while typing and where nothing is found.',
    },
    recent: {
      kind: 'flag',
      doc: 'Remember recent searches on this device (local storage): what was submitted, chosen from, or chosen.',
    },
    insights: { kind: 'flag', doc: 'Send click and view events to Algolia.' },
    'user-token': {
      kind: 'text',
      doc: 'Pseudonym of the visitor in those events: up to 129 letters, digits and `_=/+-`. A random one, for this page view.',
    },
    track: {
      kind: 'choice',
      of: ['dataLayer'],
      doc: '`dataLayer`: settled searches, empty ones, choices and errors as Tag Manager events.',
    },
    'powered-by': {
      kind: 'flag',
      doc: 'The “Search by Algolia” mark that free plans must show.',
    },
    autofocus: { kind: 'flag', doc: 'Focus the box when the page loads.' },
  },
  properties: {
    searchClient: {
      doc: 'Any InstantSearch-compatible client, instead of application and key.',
    },
    renderHit: { doc: '`(hit) → Node | string`; a string is text.' },
    transformItems: {
      doc: '`(hits) → hits`, before they are shown and told. Counts follow where one page holds all; where there are more, `filters` leaves records out of every page and count.',
    },
    messages: { doc: 'Words that replace the built-in ones, for this element.' },
    searchParameters: { doc: 'Further Algolia parameters, as an object.' },
    instantSearch: {
      doc: 'The live InstantSearch instance, read only; null before it may ask. In the full build.',
      readOnly: true,
    },
  },
  methods: {
    focus: { doc: 'Focuses the box, or the button that leads to it.' },
    load: { doc: 'Starts now, whatever `loading` says.' },
    refresh: { doc: 'Asks again, past the cache.' },
    clear: { doc: 'Empties the query and the filters.' },
    open: { doc: 'Opens the dialog or the dropdown.' },
    close: { doc: 'Closes it.' },
  },
} as const satisfies ElementContract

export const searchSlots = {
  '': {
    doc: 'Fallback: shown until the box is usable, and when the service cannot be used; of a dropdown in its popup, so that a header stays as high as it is.',
  },
  consent: { doc: 'Shown instead of the built-in request for consent; its button agrees.' },
  hit: {
    doc: 'Template of a result: the fields of its record, and `title`, `text`, `image`, `url`, `date`, `price`, `badge` as recognised where it has no such field. `data-index="events_{language}, news"` for those indices alone.',
  },
  empty: {
    doc: 'Template of “nothing found”: `query`, and `suggestion`, the nearest that others search for. A `<button data-clear>` in it takes the filters away, a `<button data-suggestion>` searches the suggestion.',
  },
  banner: {
    doc: 'Template of a banner: `image`, `alt`, `title`, `text`, `url`, `newTab`.',
  },
  loading: { doc: 'Template until the first results.' },
  error: { doc: 'Template of an error: `code`, `message`. A button in it tries again.' },
  button: { doc: 'Template of what stands in the dialog’s button.' },
  styles: {
    doc: 'Style sheet for the inside, in a `<template>` or a `<script type="text/template">`.',
  },
} as const satisfies Slots

export const siteSearchSurface = {
  events: {
    'search-change': {
      doc: 'Query, filters, sort or page changed.',
      detail: '{query, filters, sort, page, index}',
    },
    'search-results': {
      doc: 'The shown results changed.',
      detail: '{query, nbHits, page, hits, index, queryID, processingTimeMS}',
    },
    'search-select': {
      doc: 'A result was chosen. Cancelling stops the link. `index` says whose it is where several are shown.',
      detail: '{hit, position, queryID}',
      cancelable: true,
    },
    'search-error': { doc: 'Something went wrong.', detail: '{code, message, status}' },
    'search-settle': {
      doc: 'The query has rested for a second; the same as `search-results`.',
      detail: '{query, nbHits, page, hits, index, queryID, processingTimeMS}',
    },
    'search-redirect': {
      doc: 'A rule sends the visitor who submits elsewhere. Cancelling stops it.',
      detail: '{url, query}',
      cancelable: true,
    },
    'search-open': { doc: 'Dialog or dropdown opened.', detail: '{}' },
    'search-close': { doc: 'Dialog or dropdown closed.', detail: '{}' },
  },
  slots: searchSlots,
  parts: {
    'search-box': { doc: 'The form around the box.' },
    input: { doc: 'The field that words are typed in.' },
    submit: { doc: 'The button that sends the form.' },
    reset: { doc: 'The button that empties the field.' },
    facets: { doc: 'All filters, in a column or behind their button.' },
    facet: { doc: 'One filter.' },
    'facet-title': { doc: 'The name of a filter.' },
    'facet-value': { doc: 'One value of a filter, with its count.' },
    chips: { doc: 'The row of chosen filters.' },
    chip: { doc: 'One chosen filter; pressed, it is taken away.' },
    tabs: { doc: 'The row of tabs, where several indices are searched.' },
    tab: { doc: 'One of them.' },
    sort: { doc: 'The choice of order.' },
    'per-page': { doc: 'The choice of page size.' },
    stats: { doc: 'How many results there are, or how many letters are missing.' },
    views: { doc: 'The choice between list, grid and compact.' },
    hits: { doc: 'The list of results; of more than 420 there are several.' },
    hit: { doc: 'One result.' },
    'hit-title': { doc: 'The title of a result.' },
    'hit-text': { doc: 'The text of a result.' },
    'hit-image': { doc: 'The picture of a result.' },
    'hit-meta': { doc: 'Date, price and what else stands in small print.' },
    pagination: { doc: 'The way to more results.' },
    page: { doc: 'The number of a page.' },
    current: { doc: 'The page, or the result, that is shown now.' },
    more: { doc: 'What leads to more results.' },
    empty: { doc: 'What is said where nothing is found.' },
    suggestions: { doc: 'The list of suggested searches.' },
    suggestion: { doc: 'One suggested or recent search.' },
    recent: { doc: 'The list of recent searches.' },
    banner: { doc: 'A banner of the service’s rules.' },
    error: { doc: 'What is said when something is wrong.' },
    link: { doc: 'The link to the privacy policy.' },
    dialog: { doc: 'The dialog.' },
    dropdown: { doc: 'The popup under the box.' },
    button: { doc: 'Any button that is not the box’s own.' },
    opener: { doc: 'The button that opens the dialog.' },
  },
} as const satisfies ElementSurface

export type SearchSettings = SettingsOf<typeof siteSearch.attributes>
