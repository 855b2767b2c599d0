import type { Choices } from './choice.ts'

const shared = {
  loading: {
    eager: 'Sofort',
    lazy: 'Wenn jemand in die Nähe scrollt',
    consent: 'Wenn jemand zustimmt',
  },
  theme: { auto: 'Wie die Seite', light: 'Immer hell', dark: 'Immer dunkel' },
}

export const de: Choices = {
  'site-search': {
    ...shared,
    engine: {
      algolia: 'Algolia',
      typesense: 'Typesense, mit einem zweiten Skript',
      meilisearch: 'Meilisearch, mit einem zweiten Skript',
    },
    layout: {
      page: 'Unter dem Feld, mit Filtern daneben',
      dropdown: 'Aufgeklappt unter einem Feld, für eine Kopfzeile',
      dialog: 'In einem Fenster über der Seite, das ein Knopf öffnet',
    },
    paging: {
      pages: 'Seitenzahlen',
      more: 'Ein Knopf für mehr',
      scroll: 'Beim Scrollen kommen weitere',
    },
    'hits-view': { list: 'Zeilen', grid: 'Karten nebeneinander', compact: 'Kurze Zeilen' },
    'search-on': { type: 'Mit jedem Buchstaben', submit: 'Mit Enter oder einem Klick' },
    track: { dataLayer: 'Google Tag Manager benachrichtigen' },
  },
  'rich-doc': {
    ...shared,
    show: {
      title: 'Titel',
      date: 'Datum',
      image: 'Bild',
      toc: 'Inhaltsverzeichnis',
      'reading-time': 'Lesezeit',
    },
    'link-target': { _blank: 'In einem neuen Tab' },
  },
}
