import type { Choices } from '../words/of-attributes.ts'

const shared = {
  loading: {
    eager: 'Sofort',
    lazy: 'Beim Scrollen in der Nähe',
    consent: 'Wenn jemand zustimmt',
  },
  theme: { auto: 'Wie die Seite', light: 'Immer hell', dark: 'Immer dunkel' },
}

export const de: Choices = {
  'site-search': {
    ...shared,
    engine: {
      algolia: 'Algolia',
      typesense: 'Typesense',
      meilisearch: 'Meilisearch',
    },
    layout: {
      page: 'Auf der Seite, mit Filtern',
      dropdown: 'Unter dem Suchfeld',
      dialog: 'In einem Fenster darüber',
    },
    paging: {
      pages: 'Seitenzahlen',
      more: 'Ein Button für mehr',
      scroll: 'Weitere beim Scrollen',
    },
    'hits-view': { list: 'Zeilen', grid: 'Karten nebeneinander', compact: 'Kurze Zeilen' },
    'search-on': { type: 'Mit jedem Buchstaben', submit: 'Mit Enter oder Klick' },
    track: { dataLayer: 'Google Tag Manager' },
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
