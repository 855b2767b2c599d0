import type { Messages } from './en.ts'

export const de: Messages = {
  search: 'Suchen',
  searchPlaceholder: 'Suchen …',
  clearSearch: 'Suche leeren',
  filters: 'Filter',
  hideFilters: 'Filter ausblenden',
  results: 'Ergebnisse',
  resultCount: { one: '{count} Ergebnis', other: '{count} Ergebnisse' },
  noResults: 'Nichts gefunden',
  noResultsFor: 'Nichts gefunden für „{query}“',
  noResultsHelp:
    'Prüfen Sie die Schreibweise oder versuchen Sie es mit weniger oder allgemeineren Begriffen.',
  clearFilters: 'Alle Filter entfernen',
  pages: 'Ergebnisseiten',
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  pageNumber: 'Seite {page}',
  loading: 'Wird geladen …',
  slow: 'Das dauert länger als gewöhnlich …',
  retry: 'Erneut versuchen',
  consentSearch:
    'Diese Suche wird von {host} beantwortet. Ohne Ihre Zustimmung wird dorthin nichts übertragen.',
  consentDocument:
    'Dieser Text kommt von {host}. Ohne Ihre Zustimmung wird dorthin nichts übertragen.',
  consentButton: 'Zustimmen und laden',
  newTab: 'öffnet in neuem Tab',
  linkToHeading: 'Link zu diesem Abschnitt',
  searchNotSetUp: 'Diese Suche ist noch nicht eingerichtet.',
  documentNotSetUp: 'Dieser Text ist noch nicht eingerichtet.',
  searchUnavailable: 'Die Suche ist zurzeit nicht verfügbar.',
  documentUnavailable: 'Dieser Text ist zurzeit nicht verfügbar.',
  documentNotFound: 'Dieser Text wurde nicht gefunden.',
  tooManyRequests: 'Gerade gibt es zu viele Anfragen. Bitte versuchen Sie es gleich noch einmal.',
  tooSlow: 'Die Antwort dauert zu lange. Bitte versuchen Sie es erneut.',
  offline: 'Sie sind offline. Sobald die Verbindung wieder steht, wird es erneut versucht.',
  unreachable:
    'Der Dienst ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  serverTrouble: 'Der Dienst hat eine Störung. Bitte versuchen Sie es gleich noch einmal.',
  poweredBy: 'Suche von Algolia',
}
