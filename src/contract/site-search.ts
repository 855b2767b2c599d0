// <site-search>, as pages may rely on it. Its attributes are in search-attributes.ts.
import type { ElementContract, ElementSurface, SettingsOf, Slots } from './attribute.ts'
import { searchAttributes } from './search-attributes.ts'
import { searchTag } from './tags.ts'

export const siteSearch = {
  tag: searchTag,
  doc: 'Faceted search straight from the browser.',
  attributes: searchAttributes,
  properties: {
    searchClient: {
      doc: 'Any client that works with InstantSearch, instead of application and key.',
    },
    renderHit: { doc: '`(hit) → Node | string`. A string becomes text.' },
    transformItems: {
      doc: '`(hits) → hits`, before they are shown and before events report them. If all results are on one page, the counts change too. If there are more pages, use `filters` to leave records out of every page and count.',
    },
    messages: { doc: 'Your own words for this element, instead of the built-in ones.' },
    searchParameters: { doc: 'Further Algolia parameters, as an object.' },
    instantSearch: {
      doc: 'The live InstantSearch instance, read only. It is null until the element may ask its service, and always in the slim build.',
      readOnly: true,
    },
  },
  methods: {
    focus: { doc: 'Focuses the box, or the button that opens it.' },
    load: { doc: 'Starts now, whatever `loading` says.' },
    refresh: { doc: 'Asks again without the cache.' },
    clear: { doc: 'Empties the query and the filters.' },
    open: { doc: 'Opens the dialog or the dropdown.' },
    close: { doc: 'Closes it.' },
  },
} as const satisfies ElementContract

export const searchSlots = {
  '': {
    doc: 'Fallback: shows until the box is usable, and when the service cannot be used. A dropdown then shows it in its popup, so that the header keeps its height.',
  },
  consent: { doc: 'Replaces the built-in request for consent. A button in it means “I agree”.' },
  hit: {
    doc: 'Template of a result. It has the fields of the record. If the record has no `title`, `text`, `image`, `url`, `date`, `price` or `badge`, these are the recognised ones. `data-index="events_{language}, news"` limits it to these indices.',
  },
  empty: {
    doc: 'Template of “nothing found”. It has `query`, and `suggestion`, the nearest popular search. A `<button data-clear>` in it removes the filters; a `<button data-suggestion>` searches for the suggestion.',
  },
  banner: {
    doc: 'Template of a banner. It has `image`, `alt`, `title`, `text`, `url` and `newTab`.',
  },
  loading: { doc: 'Template that shows until the first results.' },
  error: { doc: 'Template of an error. It has `code` and `message`. A button in it tries again.' },
  button: { doc: 'Template of the content of the dialog’s button.' },
  styles: {
    doc: 'Style sheet for the inside, in a `<template>` or a `<script type="text/template">`.',
  },
} as const satisfies Slots

export const siteSearchSurface = {
  events: {
    'search-change': { doc: 'Query, filters, sort or page changed.' },
    'search-results': { doc: 'The shown results changed.' },
    'search-select': {
      doc: 'A result was chosen. Cancelling stops the link. If several indices are shown, `index` says which one it is from.',
      cancelable: true,
    },
    'search-error': { doc: 'Something went wrong.' },
    'search-settle': {
      doc: 'The query has not changed for a second. Same detail as `search-results`.',
    },
    'search-redirect': {
      doc: 'The visitor submitted, and a rule sends the visitor to another page. Cancelling stops it.',
      cancelable: true,
    },
    'search-ask': { doc: 'The visitor has asked the agent a question.' },
    'search-answer': { doc: 'The agent’s answer is complete.' },
    'search-open': { doc: 'Dialog or dropdown opened.' },
    'search-close': { doc: 'Dialog or dropdown closed.' },
  },
  slots: searchSlots,
  parts: {
    'search-box': { doc: 'The form around the box.' },
    input: { doc: 'The text field.' },
    submit: { doc: 'The button that sends the form.' },
    reset: { doc: 'The button that empties the field.' },
    facets: { doc: 'All filters, in a column or behind their button.' },
    facet: { doc: 'One filter.' },
    'facet-title': { doc: 'The name of a filter.' },
    'facet-value': { doc: 'One value of a filter, with its count.' },
    chips: { doc: 'The row of chosen filters.' },
    chip: { doc: 'One chosen filter. A click removes it.' },
    tabs: { doc: 'The row of tabs, if several indices are searched.' },
    tab: { doc: 'One tab.' },
    sort: { doc: 'The control that sets the order.' },
    'per-page': { doc: 'The control that sets the page size.' },
    stats: { doc: 'The number of results, or the number of letters that are still missing.' },
    views: { doc: 'The control for list, grid and compact.' },
    hits: { doc: 'The list of results. More than 420 results are in several lists.' },
    hit: { doc: 'One result.' },
    'hit-title': { doc: 'The title of a result.' },
    'hit-text': { doc: 'The text of a result.' },
    'hit-image': { doc: 'The picture of a result.' },
    'hit-facts': { doc: 'The line of further facts about a result.' },
    'hit-meta': { doc: 'Date, price and other small print.' },
    pagination: { doc: 'The page numbers, or the button for more results.' },
    page: { doc: 'One page number.' },
    current: { doc: 'The current page, or the result that is open.' },
    more: { doc: 'The button or link to more results.' },
    ask: { doc: 'What asks the agent: a button, or the last option of the popup.' },
    answer: { doc: 'The agent’s answers, with what can be done next.' },
    question: { doc: 'A question that was asked, above its answer.' },
    sources: { doc: 'The list of the records that an answer was made of.' },
    empty: { doc: 'The message when nothing is found.' },
    suggestions: { doc: 'The list of suggested searches.' },
    suggestion: { doc: 'One suggested or recent search.' },
    recent: { doc: 'The list of recent searches.' },
    banner: { doc: 'A banner of the service’s rules.' },
    error: { doc: 'An error message.' },
    rail: { doc: 'The row of recommendations, which moves sideways.' },
    'rail-title': { doc: 'The heading of that row.' },
    link: { doc: 'The link to the privacy policy, and links in an answer.' },
    dialog: { doc: 'The dialog.' },
    dropdown: { doc: 'The popup under the box.' },
    button: { doc: 'Any button outside the box.' },
    opener: { doc: 'The button that opens the dialog.' },
  },
  states: {
    loading: { doc: 'The service was asked, and its answer is not shown yet.' },
    empty: {
      doc: 'Nothing was found, and the element says so. With `recommend`: nothing is recommended, and the element is not displayed.',
    },
    error: { doc: 'An error message is shown.' },
    open: { doc: 'The dialog or the dropdown is open.' },
  },
} as const satisfies ElementSurface

export type SearchSettings = SettingsOf<typeof searchAttributes>
