import type { Choices } from './choice.ts'

const shared = {
  loading: {
    eager: 'At once',
    lazy: 'When a visitor scrolls near it',
    consent: 'When a visitor agrees',
  },
  theme: { auto: 'As the page', light: 'Always light', dark: 'Always dark' },
}

export const en: Choices = {
  'site-search': {
    ...shared,
    engine: {
      algolia: 'Algolia',
      typesense: 'Typesense, with a second script',
      meilisearch: 'Meilisearch, with a second script',
    },
    layout: {
      page: 'Below the box, with filters beside them',
      dropdown: 'Folded out below a box, for a header',
      dialog: 'In a window above the page, opened by a button',
    },
    paging: {
      pages: 'Page numbers',
      more: 'A button for more',
      scroll: 'More come while scrolling',
    },
    'hits-view': { list: 'Rows', grid: 'Cards side by side', compact: 'Short lines' },
    'search-on': { type: 'With every letter', submit: 'On Enter or a click' },
    track: { dataLayer: 'Tell Google Tag Manager' },
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
