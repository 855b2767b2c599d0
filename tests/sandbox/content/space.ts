// A small space with one of everything the service has to answer for.
import { BLOCKS, type Document, INLINES } from '@contentful/rich-text-types'
import type {
  AssetDefinition,
  EntryDefinition,
  LocalisedFields,
  SpaceDefinition,
} from '../../../demo/sandbox/content/definition.ts'
import { drawPicture, drawSvg } from '../../../demo/sandbox/pictures/pictures.ts'

type LinkType = 'Entry' | 'Asset'

export function link<Type extends LinkType>(linkType: Type, id: string) {
  return { sys: { type: 'Link' as const, linkType, id } }
}

function entry(
  id: string,
  contentType: string,
  day: number,
  fields: LocalisedFields,
): EntryDefinition {
  const date = `2025-03-0${day}T10:00:00.000Z`
  return { id, contentType, createdAt: date, updatedAt: date, fields }
}

export function paragraph(text: string) {
  const leaf = { nodeType: 'text' as const, value: text, marks: [], data: {} }
  return { nodeType: BLOCKS.PARAGRAPH as const, data: {}, content: [leaf] }
}

const body: Document = {
  nodeType: BLOCKS.DOCUMENT,
  data: {},
  content: [
    paragraph('Amber lies on the beach after a storm.'),
    { nodeType: BLOCKS.EMBEDDED_ASSET, data: { target: link('Asset', 'picture') }, content: [] },
    { nodeType: BLOCKS.EMBEDDED_ENTRY, data: { target: link('Entry', 'gulls') }, content: [] },
    {
      nodeType: BLOCKS.PARAGRAPH,
      data: {},
      content: [
        {
          nodeType: INLINES.ENTRY_HYPERLINK,
          data: { target: link('Entry', 'gone') },
          content: [{ nodeType: 'text', value: 'a lost page', marks: [], data: {} }],
        },
      ],
    },
  ],
}

const amber = entry('amber', 'article', 1, {
  title: { en: 'Amber', de: 'Bernstein' },
  slug: { en: 'amber' },
  summary: { en: 'Found in Gdańsk, on the Ærø coast and in Łeba.', de: '' },
  body: { en: body },
  published: { en: '2025-02-01T09:00:00.000Z' },
  views: { en: 40 },
  featured: { en: true },
  tags: { en: ['beach', 'craft'] },
  author: { en: link('Entry', 'jan') },
  related: { en: [link('Entry', 'gulls'), link('Entry', 'storm'), link('Entry', 'amber')] },
  extra: { en: { note: link('Entry', 'only-data') } },
})

const gulls = entry('gulls', 'article', 2, {
  title: { en: 'Gulls', pl: 'Mewy', da: 'Måger' },
  slug: { en: 'gulls' },
  summary: { en: 'They follow the boats.', de: null },
  published: { en: '2025-02-03T09:00:00.000Z' },
  views: { en: 7 },
  featured: { en: false },
  tags: { en: ['beach', 'birds'] },
  author: { en: link('Entry', 'jan') },
  related: { en: [link('Entry', 'amber')] },
})

const storm: EntryDefinition = {
  ...entry('storm', 'article', 3, { title: { en: 'Storm' }, slug: { en: 'storm' } }),
  draft: true,
}

const jan: EntryDefinition = {
  ...entry('jan', 'author', 4, {
    name: { en: 'Jan' },
    portrait: { en: link('Asset', 'emblem') },
    favourite: { en: link('Entry', 'mole') },
  }),
  tags: ['staff', 'editor'],
}

const mole = entry('mole', 'article', 5, { title: { en: 'The mole' }, slug: { en: 'mole' } })

const picture: AssetDefinition = {
  id: 'picture',
  createdAt: '2025-01-05T10:00:00.000Z',
  title: { en: 'Amber on the beach', de: 'Bernstein am Strand' },
  description: { en: 'Five stones' },
  file: {
    fileName: 'amber stones.png',
    contentType: 'image/png',
    width: 120,
    height: 80,
    bytes: () => drawPicture('amber', 120, 80),
    draw: (width, height) => drawPicture('amber', width, height),
  },
}

const emblem: AssetDefinition = {
  id: 'emblem',
  createdAt: '2025-01-06T10:00:00.000Z',
  title: { en: 'Emblem' },
  file: { fileName: 'emblem.svg', contentType: 'image/svg+xml', bytes: () => drawSvg('emblem') },
}

const sound: AssetDefinition = {
  id: 'sound',
  createdAt: '2025-01-07T10:00:00.000Z',
  title: { en: 'Ten bytes' },
  file: { fileName: 'ten.wav', contentType: 'audio/wav', bytes: () => Buffer.from('0123456789') },
}

const scan: AssetDefinition = {
  id: 'scan',
  createdAt: '2025-01-08T10:00:00.000Z',
  title: { en: 'A picture that code cannot draw' },
  draft: true,
  file: { fileName: 'scan.jpg', contentType: 'image/jpeg', bytes: () => Buffer.from('jpeg') },
}

export const space: SpaceDefinition = {
  id: 'coast',
  environment: 'master',
  accessTokens: ['delivery-token'],
  previewTokens: ['preview-token'],
  locales: [
    { code: 'en', name: 'English', default: true, fallbackCode: null },
    { code: 'de', name: 'German', default: false, fallbackCode: 'en' },
    { code: 'pl', name: 'Polish', default: false, fallbackCode: 'de' },
    { code: 'da', name: 'Danish', default: false, fallbackCode: null },
  ],
  contentTypes: [
    {
      id: 'article',
      name: 'Article',
      displayField: 'title',
      fields: [
        { id: 'title', name: 'Title', type: 'Symbol', localized: true },
        { id: 'slug', name: 'Slug', type: 'Symbol', localized: false },
        { id: 'summary', name: 'Summary', type: 'Text', localized: true },
        { id: 'body', name: 'Body', type: 'RichText', localized: true },
        { id: 'published', name: 'Published', type: 'Date', localized: false },
        { id: 'views', name: 'Views', type: 'Integer', localized: false },
        { id: 'featured', name: 'Featured', type: 'Boolean', localized: false },
        { id: 'tags', name: 'Tags', type: 'Array', localized: false },
        { id: 'author', name: 'Author', type: 'Link', localized: false, linkType: 'Entry' },
        { id: 'related', name: 'Related', type: 'Array', localized: false, linkType: 'Entry' },
        { id: 'extra', name: 'Extra', type: 'Object', localized: false },
      ],
    },
    {
      id: 'author',
      name: 'Author',
      displayField: 'name',
      fields: [
        { id: 'name', name: 'Name', type: 'Symbol', localized: false },
        { id: 'portrait', name: 'Portrait', type: 'Link', localized: false, linkType: 'Asset' },
        { id: 'favourite', name: 'Favourite', type: 'Link', localized: false, linkType: 'Entry' },
      ],
    },
  ],
  entries: [amber, gulls, storm, jan, mole],
  assets: [picture, emblem, sound, scan],
}
