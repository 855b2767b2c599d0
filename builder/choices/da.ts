import type { Choices } from './choice.ts'

const shared = {
  loading: {
    eager: 'Med det samme',
    lazy: 'Når nogen ruller hen i nærheden',
    consent: 'Når nogen siger ja',
  },
  theme: { auto: 'Som siden', light: 'Altid lys', dark: 'Altid mørk' },
}

export const da: Choices = {
  'site-search': {
    ...shared,
    engine: {
      algolia: 'Algolia',
      typesense: 'Typesense, med et script mere',
      meilisearch: 'Meilisearch, med et script mere',
    },
    layout: {
      page: 'Under feltet, med filtre ved siden af',
      dropdown: 'Foldet ud under et felt, til et sidehoved',
      dialog: 'I et vindue over siden, som en knap åbner',
    },
    paging: { pages: 'Sidetal', more: 'En knap til flere', scroll: 'Flere kommer, når man ruller' },
    'hits-view': { list: 'Rækker', grid: 'Kort ved siden af hinanden', compact: 'Korte linjer' },
    'search-on': { type: 'For hvert bogstav', submit: 'Med Enter eller et klik' },
    track: { dataLayer: 'Fortæl det til Google Tag Manager' },
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
