// English is the type: a language that lacks one of these does not compile. Every language has them
// in this order. `{names}` are filled in; texts with a count have a form for each plural.
import { fieldNames } from '../../contract/field-names.ts'
import type { Message } from './message.ts'

export const en = {
  // The box.
  search: 'Search',
  searchPlaceholder: 'Search…',
  clearSearch: 'Clear search',
  /** The label on the key. */
  ctrlKey: 'Ctrl',
  escKey: 'Esc',
  /** What the arrow keys do in a dialog. */
  moveKeys: 'Move',
  /** What Enter does there. */
  openKey: 'Open',
  typeMore: {
    one: 'Type at least {count} character',
    other: 'Type at least {count} characters',
  },
  // Suggestions.
  suggestions: 'Suggestions',
  /** After the words: the search would only be in that category. */
  inCategory: 'in {category}',
  recentSearches: 'Recent searches',
  removeRecent: 'Remove “{query}” from recent searches',
  clearRecent: 'Clear',
  popularSearches: 'Popular searches',
  /** In a dialog before the first letter. */
  startTyping: 'Type what you are looking for.',
  // Results.
  results: 'Results',
  resultCount: { one: '{count} result', other: '{count} results' },
  noResults: 'Nothing found',
  noResultsFor: 'Nothing found for “{query}”',
  noResultsHelp: 'Check the spelling, or try fewer or more general words.',
  didYouMean: 'Did you mean “{query}”?',
  /** The number of results without the filter follows it. */
  withoutFilter: 'Without {filter}',
  startAgain: 'Start again',
  loading: 'Loading…',
  slow: 'This is taking longer than usual…',
  poweredBy: 'Search by Algolia',
  /** Instead of a price of zero. */
  free: 'Free',
  /** The pages of a book. */
  pageCount: { one: '{count} page', other: '{count} pages' },
  // Order, number and view of results.
  sortBy: 'Sort by',
  relevance: 'Relevance',
  perPage: 'Results per page',
  view: 'View',
  viewList: 'List',
  viewGrid: 'Grid',
  viewCompact: 'Compact',
  // More results.
  pages: 'Pages of results',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageNumber: 'Page {page}',
  moreResults: 'Show more results',
  shownOf: { one: '{shown} of {count} result', other: '{shown} of {count} results' },
  seeAllResults: { one: 'See {count} result', other: 'See all {count} results' },
  // Headings of recommendations.
  alsoLike: 'You may also like',
  boughtTogether: 'Often bought together',
  popularNow: 'Popular now',
  // Filters.
  /** Names of fields that the page has not named, in the order of the English list. */
  fieldNames: fieldNames.en,
  filters: 'Filters',
  chosenFilters: 'Chosen filters',
  removeFilter: 'Remove filter {filter}',
  clearFilters: 'Clear all filters',
  showResults: { one: 'Show {count} result', other: 'Show {count} results' },
  close: 'Close',
  showMore: 'Show more',
  showLess: 'Show less',
  searchValues: 'Search in {facet}',
  noValues: 'No matches',
  valuesFailed: 'Only the options shown so far could be searched.',
  anyValue: 'All',
  yes: 'Yes',
  no: 'No',
  stars: { one: '{count} star', other: '{count} stars' },
  /** After the stars. */
  andUp: '& up',
  // Number and date filters.
  minimum: 'Minimum',
  maximum: 'Maximum',
  notANumber: 'Please enter a number.',
  fromValue: 'from {value}',
  upToValue: 'up to {value}',
  dateFrom: 'From',
  dateTo: 'To',
  /** Letters for day, month and year, as in dd/mm/yyyy, or words with spaces between them. */
  dateLetters: 'dmy',
  notADate: 'Please enter a date such as {example}.',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  thisWeekend: 'This weekend',
  nextSevenDays: 'Next 7 days',
  thisMonth: 'This month',
  // Consent. {host} is the host of the service.
  consentSearch: 'This search is answered by {host}. Nothing is sent there until you agree.',
  consentDocument: 'This text comes from {host}. Nothing is sent there until you agree.',
  consentButton: 'Agree and load',
  privacyPolicy: 'Privacy policy',
  // Documents.
  contents: 'Contents',
  table: 'Table',
  /** In minutes. */
  readingTime: '{count} min read',
  linkToHeading: 'Link to this section',
  /** After a link, in brackets. */
  newTab: 'opens in a new tab',
  preview: 'Preview',
  draft: 'Draft',
  /** A Contentful release; its id follows the word. */
  release: 'Release',
  // Errors.
  searchNotSetUp: 'This search is not set up yet.',
  documentNotSetUp: 'This text is not set up yet.',
  searchUnavailable: 'The search is not available right now.',
  documentUnavailable: 'This text is not available right now.',
  documentNotFound: 'This text could not be found.',
  tooManyRequests: 'There are too many requests right now. Please try again in a moment.',
  tooSlow: 'The answer is taking too long. Please try again.',
  offline: 'You are offline. This will try again when you are back online.',
  unreachable: 'The service cannot be reached. Please check your connection and try again.',
  serverTrouble: 'The service has a problem. Please try again in a moment.',
  retry: 'Try again',
} satisfies Record<string, Message>

export type Messages = { [Key in keyof typeof en]: Message }
