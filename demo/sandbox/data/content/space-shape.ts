// The space's locales and content types, as its settings would list them.
import type {
  ContentTypeDefinition,
  ContentTypeField,
  LocaleDefinition,
} from '../../content/definition.ts'

const locale = (code: string, name: string, fallbackCode: string | null): LocaleDefinition => ({
  code,
  name,
  default: fallbackCode === null,
  fallbackCode,
})

export const locales = [
  locale('en-US', 'English (United States)', null),
  locale('pl', 'Polish', 'en-US'),
  locale('de-DE', 'German (Germany)', 'en-US'),
  locale('de-AT', 'German (Austria)', 'de-DE'),
  locale('da', 'Danish', 'en-US'),
]

type Kind = ContentTypeField['type']
const translated = (id: string, name: string, type: Kind): ContentTypeField => ({
  id,
  name,
  type,
  localized: true,
})
const shared = (id: string, name: string, type: Kind): ContentTypeField => ({
  ...translated(id, name, type),
  localized: false,
})
const linked = (
  id: string,
  name: string,
  linkType: 'Entry' | 'Asset',
  type: 'Link' | 'Array' = 'Link',
): ContentTypeField => ({ ...shared(id, name, type), linkType })

const title = translated('title', 'Title', 'Symbol')
const slug = translated('slug', 'Slug', 'Symbol')
const summary = translated('summary', 'Summary', 'Text')
const body = translated('body', 'Body', 'RichText')

export const contentTypes: ContentTypeDefinition[] = [
  {
    id: 'article',
    name: 'Article',
    displayField: 'title',
    fields: [
      title,
      slug,
      summary,
      linked('cover', 'Cover', 'Asset'),
      shared('publishedAt', 'Published at', 'Date'),
      linked('author', 'Author', 'Entry'),
      body,
      linked('related', 'Related', 'Entry', 'Array'),
      shared('topics', 'Topics', 'Array'),
    ],
  },
  {
    id: 'author',
    name: 'Author',
    displayField: 'name',
    fields: [
      shared('name', 'Name', 'Symbol'),
      translated('role', 'Role', 'Symbol'),
      linked('portrait', 'Portrait', 'Asset'),
      translated('bio', 'Biography', 'RichText'),
    ],
  },
  {
    id: 'place',
    name: 'Place',
    displayField: 'name',
    fields: [
      translated('name', 'Name', 'Symbol'),
      slug,
      translated('city', 'City', 'Symbol'),
      shared('opened', 'Opened', 'Date'),
      summary,
      linked('picture', 'Picture', 'Asset'),
      body,
    ],
  },
  {
    id: 'callToAction',
    name: 'Call to action',
    displayField: 'title',
    fields: [
      title,
      shared('url', 'Address', 'Symbol'),
      body,
      shared('price', 'Price', 'Integer'),
      shared('arrow', 'Arrow', 'Boolean'),
      shared('colours', 'Colours', 'Object'),
    ],
  },
  {
    id: 'quote',
    name: 'Quote',
    displayField: 'text',
    fields: [translated('text', 'Text', 'Symbol'), shared('source', 'Source', 'Symbol')],
  },
  {
    id: 'landingPage',
    name: 'Landing page',
    displayField: 'title',
    fields: [
      title,
      slug,
      linked('sections', 'Sections', 'Entry', 'Array'),
      summary,
      linked('cover', 'Cover', 'Asset'),
    ],
  },
  {
    id: 'plainNote',
    name: 'Plain note',
    displayField: 'title',
    fields: [title, translated('text', 'Text', 'Text')],
  },
]
