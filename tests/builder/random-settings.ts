// Settings as somebody may make them, with every sign that a host could misread.

import type { Attribute } from '../../src/contract/attribute.ts'
import {
  attributesOf,
  type Environment,
  emptySettings,
  type Settings,
  stylesheets,
  type Tag,
  tags,
} from '../../tools/builder/settings.ts'
import { lightest } from '../../tools/builder/snippet/files.ts'

/** The same numbers in every run: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function numbersFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const texts = [
  'products',
  'events_{language:en,pl,de,da}',
  'price:range, city(limit=8 search)|Where\\, exactly',
  'He said "no" & left <b>',
  "it's {{ours}} {% if %}",
  '/products/{handle}?variant={objectID}&x=1',
  'zażółć gęślą jaźń',
  '#reader > .inner',
  '[[brackets]] \\',
  '</script><!--',
]
const templates = [
  '',
  '<h3><a href="{{url}}">{{title|highlight}}</a></h3>\n<p data-if="summary">{{summary|snippet}}</p>',
  '<img src="{{image}}" alt=""><b>{{price|currency:PLN}}</b><ul><li data-each="tags">{{.}}</li></ul>',
  '<p>“{{title|default:none}}” &amp; it’s $1 $&amp; done</p>',
]
const colours = ['#0b5d7a', 'light-dark(#0b5d7a, #7cc7e4)', '']

export function randomSettings(seed: number, environment: Environment): Settings {
  const random = numbersFrom(seed)
  const oneOf = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T
  const both = random() < 0.3
  const textFor = (spec: Attribute) => (spec.kind === 'flag' ? '' : oneOf(texts))
  // What is read back begins with the search.
  const element = both ? 'site-search' : oneOf<Tag>(['site-search', 'rich-doc'])
  // With `recommend` the snippet leaves out most settings, so they cannot be read back.
  const isAny = (name: string, spec: Attribute) => !spec.offPage && name !== 'recommend'
  const valuesFor = (tag: Tag) =>
    Object.fromEntries(
      Object.entries(attributesOf(tag))
        .filter(([name, spec]) => isAny(name, spec) && random() < 0.3)
        .map(([name, spec]) => [name, textFor(spec)]),
    )
  const accent = oneOf(colours)
  // A document has no widgets; a full file is there for them.
  const widgets = (both || element === 'site-search') && random() < 0.3
  const file = lightest(both ? tags : [element], widgets)
  const template = oneOf(templates)
  const otherTemplate = both ? oneOf(templates) : ''
  return {
    ...emptySettings,
    element,
    for: environment,
    both,
    centred: element === 'rich-doc' && random() < 0.5,
    attributes: {
      'site-search': both || element === 'site-search' ? valuesFor('site-search') : {},
      // One that says nothing of itself is not read as one that is set up.
      'rich-doc': both || element === 'rich-doc' ? { ...valuesFor('rich-doc'), show: 'toc' } : {},
    },
    tokens: {
      ...(accent && { '--embed-accent': accent }),
      '--embed-font': '"Iowan Old Style", serif',
    },
    stylesheet: oneOf([...stylesheets, '']),
    template,
    templateType: element === 'rich-doc' && template ? oneOf(['', 'callToAction']) : '',
    otherTemplate,
    otherTemplateType: otherTemplate ? oneOf(['', 'callToAction']) : '',
    ...oneOf<Partial<Settings>>([
      { host: 'public', src: '' },
      { host: 'own', src: `https://cdn.example.com/a/${file}` },
      { host: 'own', src: `http://127.0.0.1:4173/${file}?v=2` },
    ]),
    widgets,
    place: environment === 'gtm' ? oneOf(['main', '[data-x="{{y}}"]']) : emptySettings.place,
  }
}
