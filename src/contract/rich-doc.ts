// <rich-doc>, as pages may rely on it. Longer than other files because it is one table.
import type { ElementContract, ElementSurface, SettingsOf, Slots } from './attribute.ts'
import { sharedAttributes } from './shared.ts'
import { documentTag } from './tags.ts'

export const richDoc = {
  tag: documentTag,
  doc: 'A content entry’s rich text.',
  attributes: {
    'entry-id': {
      kind: 'id',
      doc: 'The entry; or `content-type` with `slug`. With none the element keeps its fallback and waits.',
    },
    'content-type': { kind: 'id', doc: 'With `slug`: the entry’s content type.' },
    slug: {
      kind: 'text',
      doc: 'With `content-type`: the entry’s slug, or `{url.path}` for the last part of the address.',
    },
    'slug-field': { kind: 'id', default: 'slug', doc: 'Field that holds the slug.' },
    'space-id': { kind: 'id', credential: 'service', doc: 'The space that the entry lives in.' },
    'access-token': {
      kind: 'text',
      secret: true,
      credential: 'key',
      doc: 'Token of the delivery API.',
    },
    environment: {
      kind: 'id',
      credential: 'service',
      default: 'master',
      doc: 'Environment of the space.',
    },
    'content-host': {
      kind: 'host',
      also: ['eu'],
      guarded: true,
      doc: '`eu`, or another origin, with path or port, that speaks the same protocol.',
    },
    field: {
      kind: 'id',
      doc: 'The field shown: rich text, plain text, or a list of entries. The entry’s first rich text, else its first list of entries.',
    },
    ...sharedAttributes,
    'content-locale': {
      kind: 'id',
      doc: 'The content’s locale code where it differs. The space’s locale of the same language, else its default.',
    },
    preview: { kind: 'flag', doc: 'Show drafts through the preview API, marked as such.' },
    'preview-token': {
      kind: 'text',
      secret: true,
      offPage: true,
      credential: 'key',
      doc: 'Token of the preview API, as a property, by `configure()`, or `{url.name}`, which takes it out of the address; never written in the page.',
    },
    show: {
      kind: 'choices',
      of: ['title', 'date', 'image', 'toc', 'reading-time'],
      doc: 'What stands above the text: any of these, separated by commas.',
    },
    'date-field': {
      kind: 'id',
      doc: 'Field of the date shown. The first date field, else when the entry was created.',
    },
    'heading-level': {
      kind: 'whole',
      min: 1,
      max: 6,
      doc: 'Level that the document’s own top heading gets in the page, or its title where it is shown (then 2). As written.',
    },
    'entry-url': {
      kind: 'patterns',
      guarded: true,
      doc: 'Addresses of entries: `/{contentType}/{slug}`, or `post=/blog/{slug}, page=/{slug}`.',
    },
    opens: {
      kind: 'selector',
      guarded: true,
      doc: 'The `<rich-doc>` in which entry links open.',
    },
    'page-meta': {
      kind: 'flag',
      doc: 'Let this document set the page’s title, description and canonical link, and `noindex` when it is missing.',
    },
    'link-target': {
      kind: 'choice',
      of: ['_blank'],
      doc: '`_blank` opens links to other sites in a new tab, with a safe `rel`.',
    },
    include: {
      kind: 'whole',
      min: 0,
      max: 10,
      default: 3,
      doc: 'Depth to which links are fetched.',
    },
  },
  properties: {
    renderNode: {
      doc: '`{nodeType: (node, children) → Node | string}`; `children` is one element that holds what was rendered.',
    },
    renderEntry: { doc: '`{contentType: (entry) → Node | string}`, for embedded entries.' },
    messages: { doc: 'Words that replace the built-in ones, for this element.' },
  },
  methods: {
    load: { doc: 'Starts now, whatever `loading` says.' },
    refresh: { doc: 'Asks again, past the cache.' },
  },
} as const satisfies ElementContract

export const documentSlots = {
  '': { doc: 'Fallback: shown until the first text, and when the service cannot be used.' },
  consent: { doc: 'Shown instead of the built-in request for consent; its button agrees.' },
  entry: {
    doc: 'Template of an embedded entry: its fields, `url` by `entry-url`, `sys`. `data-content-type="post, page"` for those types alone; only such a template stands in for an entry within a sentence.',
  },
  asset: {
    doc: 'Template of an asset: `url`, `title`, `description`, `fileName`, `contentType`, `size`, `width`, `height`. `data-content-type="application/pdf"`, or `"image"` for all pictures.',
  },
  header: { doc: 'Template above the text, in the place of what `show` asks for: as `entry`.' },
  loading: { doc: 'Template until the text is there.' },
  error: { doc: 'Template of an error: `code`, `message`. A button in it tries again.' },
  styles: {
    doc: 'Style sheet for the inside, in a `<template>` or a `<script type="text/template">`.',
  },
} as const satisfies Slots

export const richDocSurface = {
  events: {
    'doc-load': { doc: 'The document is shown.', detail: '{entry, locale}' },
    'doc-error': { doc: 'Something went wrong.', detail: '{code, message, status}' },
    'doc-warning': {
      doc: 'Something in the document could not be shown as meant.',
      detail: '{code, message, id}',
    },
    'doc-navigate': {
      doc: 'A link to an entry was followed.',
      detail: '{entryId, contentType, slug, entry}',
      cancelable: true,
    },
  },
  slots: documentSlots,
  parts: {
    document: { doc: 'The whole document.' },
    heading: { doc: 'A heading.' },
    paragraph: { doc: 'A paragraph.' },
    table: { doc: 'A table.' },
    image: { doc: 'A picture.' },
    caption: { doc: 'What stands under a picture, a video or a sound.' },
    code: { doc: 'A block of code.' },
    quote: { doc: 'A quotation.' },
    link: { doc: 'A link in the text.' },
    embed: { doc: 'An embedded entry or file.' },
    card: { doc: 'An embedded entry without a template.' },
    date: { doc: 'The date of the document, or of a card.' },
    toc: { doc: 'The table of contents.' },
    error: { doc: 'What is said when something is wrong.' },
    button: { doc: 'A button, such as the one that tries again.' },
  },
} as const satisfies ElementSurface

export type DocSettings = SettingsOf<typeof richDoc.attributes>
