import type { Choices } from '../words/of-attributes.ts'

const shared = {
  loading: {
    eager: 'Med det samme',
    lazy: 'Når nogen scroller derhen',
    consent: 'Når man giver samtykke',
  },
  theme: { auto: 'Som siden', light: 'Altid lys', dark: 'Altid mørk' },
}

export const da: Choices = {
  'site-search': {
    ...shared,
    engine: {
      algolia: 'Algolia',
      typesense: 'Typesense',
      meilisearch: 'Meilisearch',
    },
    layout: {
      page: 'På siden, med filtre',
      dropdown: 'Foldet ud under søgefeltet',
      dialog: 'I et vindue over siden',
    },
    paging: { pages: 'Sidetal', more: 'En knap til flere', scroll: 'Flere, når man scroller' },
    'hits-view': { list: 'Rækker', grid: 'Kort ved siden af hinanden', compact: 'Korte linjer' },
    'search-on': { type: 'Ved hvert bogstav', submit: 'Med Enter eller klik' },
    track: { dataLayer: 'Google Tag Manager' },
  },
  'rich-doc': {
    ...shared,
    show: {
      title: 'Titel',
      date: 'Dato',
      image: 'Billede',
      toc: 'Indholdsfortegnelse',
      'reading-time': 'Læsetid',
    },
    'link-target': { _blank: 'I en ny fane' },
  },
}
