// The archive of another house: a space of its own, which the guide refers to, and which refers back.
import type { ContentTypeField, SpaceDefinition } from '../../content/definition.ts'
import { p, resourceLink } from '../content/rich-text.ts'
import { type EntrySource, entryFrom, picture } from '../content/source.ts'
import { locales } from '../content/space-shape.ts'

export const archive = 'crn:contentful:::content:spaces/rosewall/environments/master/entries/'
const house = 'crn:contentful:::content:spaces/guide/environments/master/entries/article-13'
const photo = 'picture-roses'

const items: EntrySource[] = [
  {
    id: 'summer-1958',
    contentType: 'item',
    shared: {
      date: '1958-06-21',
      picture: picture(photo),
      url: 'https://en.wikipedia.org/wiki/Visby',
    },
    words: {
      title: { en: 'Summer 1958', pl: 'Lato 1958', de: 'Sommer 1958', da: 'Sommeren 1958' },
      summary: {
        en: 'Nine rooms, four writers, one typewriter: the first summer of the house.',
        pl: 'Dziewięć pokoi, czworo pisarzy, jedna maszyna do pisania: pierwsze lato domu.',
        de: 'Neun Zimmer, vier Schreibende, eine Schreibmaschine: der erste Sommer des Hauses.',
        da: 'Ni værelser, fire forfattere, én skrivemaskine: husets første sommer.',
      },
    },
    texts: {
      text: {
        en: [
          p('The typewriter went round by the clock. Whoever had it at night wrote shorter.'),
          p(
            'Of the house as it is today: ',
            resourceLink(house, 'A House Without a Password'),
            '.',
          ),
        ],
        pl: [
          p('Maszyna krążyła według zegara. Kto miał ją w nocy, pisał krócej.'),
          p('O tym, jaki jest dom dzisiaj: ', resourceLink(house, 'Dom bez hasła'), '.'),
        ],
        de: [
          p('Die Maschine ging nach der Uhr reihum. Wer sie nachts hatte, schrieb kürzer.'),
          p('Wie das Haus heute ist: ', resourceLink(house, 'Ein Haus ohne Passwort'), '.'),
        ],
        da: [
          p('Maskinen gik på omgang efter uret. Den, der havde den om natten, skrev kortere.'),
          p('Om huset, som det er i dag: ', resourceLink(house, 'Et hus uden adgangskode'), '.'),
        ],
      },
    },
  },
  {
    id: 'moth',
    contentType: 'item',
    shared: { date: '1961-08-14', url: 'https://en.wikipedia.org/wiki/Moth' },
    words: {
      title: {
        en: 'the moth in the guest book',
        pl: 'ćma w księdze gości',
        de: 'der Nachtfalter im Gästebuch',
        da: 'natsværmeren i gæstebogen',
      },
    },
  },
]

const field = (id: string, name: string, type: ContentTypeField['type'], localized = true) => ({
  ...{ id, name, type, localized },
})

/** Its picture is one of the guide's. */
export const rosewallSpace = (guide: SpaceDefinition): SpaceDefinition => ({
  id: 'rosewall',
  environment: 'master',
  accessTokens: ['rosewall-delivery'],
  previewTokens: ['guide-preview'],
  locales,
  contentTypes: [
    {
      id: 'item',
      name: 'Item',
      displayField: 'title',
      fields: [
        field('title', 'Title', 'Symbol'),
        field('date', 'Date', 'Date', false),
        field('summary', 'Summary', 'Text'),
        { ...field('picture', 'Picture', 'Link', false), linkType: 'Asset' },
        field('text', 'Text', 'RichText'),
        field('url', 'Address', 'Symbol', false),
      ],
    },
  ],
  entries: items.map((item) => entryFrom(item, new Date())),
  assets: guide.assets.filter(({ id }) => id === photo),
})
