import type { Choices } from '../words/of-attributes.ts'

const shared = {
  loading: {
    eager: 'Immediately',
    lazy: 'When the visitor scrolls near it',
    consent: 'When the visitor agrees',
  },
  theme: { auto: 'Same as the page', light: 'Always light', dark: 'Always dark' },
}

export const en: Choices = {
  'site-search': {
    ...shared,
    engine: {
      algolia: 'Algolia',
      typesense: 'Typesense',
      meilisearch: 'Meilisearch',
    },
    layout: {
      page: 'In the page, with filters',
      dropdown: 'In a list below the box',
      dialog: 'In a window over the page',
    },
    paging: {
      pages: 'Page numbers',
      more: 'A button for more results',
      scroll: 'More results while scrolling',
    },
    'hits-view': { list: 'Rows', grid: 'Cards side by side', compact: 'Short lines' },
    'search-on': { type: 'With every letter', submit: 'On Enter or a click' },
    track: { dataLayer: 'Google Tag Manager' },
  },
  'rich-doc': {
    ...shared,
    show: {
      title: 'Title',
      date: 'Date',
      image: 'Picture',
      toc: 'Table of contents',
      'reading-time': 'How long it takes to read',
    },
    'link-target': { _blank: 'In a new tab' },
  },
}
