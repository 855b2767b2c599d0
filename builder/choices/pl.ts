import type { Choices } from './choice.ts'

const shared = {
  loading: {
    eager: 'Od razu',
    lazy: 'Gdy odwiedzający przewinie w pobliże',
    consent: 'Gdy odwiedzający się zgodzi',
  },
  theme: { auto: 'Tak jak strona', light: 'Zawsze jasny', dark: 'Zawsze ciemny' },
}

export const pl: Choices = {
  'site-search': {
    ...shared,
    engine: {
      algolia: 'Algolia',
      typesense: 'Typesense, z drugim skryptem',
      meilisearch: 'Meilisearch, z drugim skryptem',
    },
    layout: {
      page: 'Pod polem, z filtrami obok',
      dropdown: 'Rozwijane pod polem, do nagłówka',
      dialog: 'W oknie nad stroną, które otwiera przycisk',
    },
    paging: {
      pages: 'Numery stron',
      more: 'Przycisk „więcej”',
      scroll: 'Kolejne pojawiają się przy przewijaniu',
    },
    'hits-view': { list: 'Wiersze', grid: 'Karty obok siebie', compact: 'Krótkie linie' },
    'search-on': { type: 'Po każdej literze', submit: 'Po naciśnięciu Enter lub przycisku' },
    track: { dataLayer: 'Informuj Google Tag Manager' },
  },
  'rich-doc': {
    ...shared,
    show: {
      title: 'Tytuł',
      date: 'Data',
      image: 'Obraz',
      toc: 'Spis treści',
      'reading-time': 'Czas czytania',
    },
    'link-target': { _blank: 'W nowej karcie' },
  },
}
