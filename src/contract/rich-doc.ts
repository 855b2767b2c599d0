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
      doc: 'Id of the entry. Or use `content-type` with `slug`. Without any of these, the element keeps its fallback and waits.',
    },
    'content-type': { kind: 'id', doc: 'With `slug`: the entry’s content type.' },
    slug: {
      kind: 'text',
      doc: 'With `content-type`: the entry’s slug, or `{url.path}` for the last part of the address.',
    },
    'slug-field': { kind: 'id', default: 'slug', doc: 'Field that holds the slug.' },
    'space-id': { kind: 'id', credential: 'service', doc: 'Id of the space that has the entry.' },
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
      doc: 'The field to show: rich text, plain text, or a list of entries. Default: the entry’s first rich text, else its first list of entries.',
    },
    ...sharedAttributes,
    'content-locale': {
      kind: 'id',
      doc: 'The content’s locale code, if it differs from `locale`. Default: the space’s locale of the same language, else the space’s default.',
    },
    preview: {
      kind: 'flag',
      doc: 'Show drafts through the preview API. The text is marked as preview.',
    },
    'preview-token': {
      kind: 'text',
      secret: true,
      offPage: true,
      credential: 'key',
      doc: 'Token of the preview API. Set it as a property, by `configure()`, or as `{url.name}`, which takes it out of the address. Never write it in the page.',
    },
    timeline: {
      kind: 'timeline',
      doc: 'With `preview`: the release, the moment, or both, whose content is shown. `{url.timeline}` takes them from the editor’s link. Otherwise `release-id`, `2026-12-01T09:00Z`, or both with a semicolon between.',
    },
    spaces: {
      kind: 'tokens',
      secret: true,
      credential: 'service',
      doc: 'Delivery tokens of other spaces that this one refers to: `spaceId:token, …`. Without a token, what is linked in another space is left out.',
    },
    show: {
      kind: 'choices',
      of: ['title', 'date', 'image', 'toc', 'reading-time'],
      doc: 'Parts to show above the text: any of these, separated by commas.',
    },
    'date-field': {
      kind: 'id',
      doc: 'Field of the date to show. Default: the first date field, else the time when the entry was created.',
    },
    'heading-level': {
      kind: 'whole',
      min: 1,
      max: 6,
      doc: 'Level of the document’s top heading in the page. If the title is shown, it is the level of the title (default 2). Otherwise the default is the level as written.',
    },
    'entry-url': {
      kind: 'patterns',
      guarded: true,
      doc: 'Addresses of entries: `/{contentType}/{slug}`, or `post=/blog/{slug}, page=/{slug}`.',
    },
    opens: { kind: 'selector', guarded: true, doc: 'The `<rich-doc>` in which entry links open.' },
    'page-meta': {
      kind: 'flag',
      doc: 'Let this document set the page’s title, description and canonical link. If the document is missing, the page gets `noindex`.',
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
      doc: 'Number of levels of links that the element fetches.',
    },
  },
  properties: {
    renderNode: {
      doc: '`{nodeType: (node, children) → Node | string}`. `children` is one element with the rendered content.',
    },
    renderEntry: { doc: '`{contentType: (entry) → Node | string}`, for embedded entries.' },
    messages: { doc: 'Your own words for this element, instead of the built-in ones.' },
  },
  methods: {
    load: { doc: 'Starts now, whatever `loading` says.' },
    refresh: { doc: 'Asks again without the cache.' },
  },
} as const satisfies ElementContract

export const documentSlots = {
  '': { doc: 'Fallback: shows until the first text, and when the service cannot be used.' },
  consent: { doc: 'Replaces the built-in request for consent. A button in it means “I agree”.' },
  entry: {
    doc: 'Template of an embedded entry. It has the entry’s fields, `url` (from `entry-url`) and `sys`. `data-content-type="post, page"` limits it to these types; an entry within a sentence only uses a template with such a limit.',
  },
  asset: {
    doc: 'Template of an asset. It has `url`, `title`, `description`, `fileName`, `contentType`, `size`, `width`, `height`. `data-content-type="application/pdf"` limits it to a type, `"image"` to all pictures.',
  },
  header: {
    doc: 'Template above the text, instead of the parts that `show` lists. It has the same fields as `entry`.',
  },
  loading: { doc: 'Template that shows until the text is there.' },
  error: { doc: 'Template of an error. It has `code` and `message`. A button in it tries again.' },
  styles: {
    doc: 'Style sheet for the inside, in a `<template>` or a `<script type="text/template">`.',
  },
} as const satisfies Slots

export const richDocSurface = {
  events: {
    'doc-load': { doc: 'The document is shown.' },
    'doc-error': { doc: 'Something went wrong.' },
    'doc-warning': { doc: 'A part of the document could not be shown as intended.' },
    'doc-navigate': { doc: 'A link to an entry was followed.', cancelable: true },
  },
  slots: documentSlots,
  parts: {
    document: { doc: 'The whole document.' },
    heading: { doc: 'A heading.' },
    paragraph: { doc: 'A paragraph.' },
    table: { doc: 'A table.' },
    image: { doc: 'A picture.' },
    caption: { doc: 'The text under a picture, a video or a sound.' },
    code: { doc: 'A block of code.' },
    quote: { doc: 'A quotation.' },
    link: { doc: 'A link in the text.' },
    embed: { doc: 'An embedded entry or file.' },
    card: { doc: 'An embedded entry without a template.' },
    date: { doc: 'The date of the document, or of a card.' },
    toc: { doc: 'The table of contents.' },
    error: { doc: 'An error message.' },
    button: { doc: 'A button, such as the one that tries again.' },
  },
  states: {
    loading: { doc: 'A document was asked for, and is not shown yet.' },
    error: { doc: 'An error message is shown.' },
  },
} as const satisfies ElementSurface

export type DocSettings = SettingsOf<typeof richDoc.attributes>
