import type { Choices } from '../words/of-attributes.ts'

const shared = {
  loading: {
    eager: 'Od razu',
    lazy: 'Po przewinięciu w pobliże',
    consent: 'Po zgodzie odwiedzającego',
  },
  theme: { auto: 'Tak jak strona', light: 'Zawsze jasny', dark: 'Zawsze ciemny' },
}

export const pl: Choices = {
  'site-search': {
    ...shared,
    engine: {
      algolia: 'Algolia',
      typesense: 'Typesense',
      meilisearch: 'Meilisearch',
    },
    layout: {
      page: 'Na stronie, z filtrami',
      dropdown: 'Na liście pod polem',
      dialog: 'W oknie nad stroną',
    },
    paging: {
      pages: 'Numery stron',
      more: 'Przycisk „Pokaż więcej”',
      scroll: 'Przewijanie bez końca',
    },
    'hits-view': { list: 'Lista', grid: 'Siatka', compact: 'Kompaktowy' },
    'search-on': { type: 'Po każdej literze', submit: 'Po Enter lub kliknięciu' },
    track: { dataLayer: 'Google Tag Manager' },
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
