// The offers from the service for an attribute, and the value after a click.
import type { Attribute } from '../../../src/contract/attribute.ts'
import { choiceMeaning } from '../choices/choice.ts'
import type { Field, FoundIndex, Inspection } from '../inspect/finding.ts'
import { nameOf, namesIn, toggled } from '../lists.ts'
import { localeName, locales } from '../locales.ts'
import type { Tag, Values } from '../settings.ts'
import type { Language } from '../words/shape.ts'
import { currencyName, usualCurrencies } from './currencies.ts'

type Offer = (found: Inspection, values: Values, language: Language) => readonly string[]

const fieldsThatHold =
  (...kinds: readonly Field['holds'][]): Offer =>
  ({ fields }) =>
    fields.filter(({ holds }) => kinds.includes(holds)).map(({ name }) => name)

/** Of the entry, or of the content type that is named. */
const entryFields =
  (...types: readonly string[]): Offer =>
  ({ types: all, entryType }, values) =>
    (all.find(({ id }) => id === (values['content-type'] ?? entryType))?.fields ?? [])
      .filter(
        ({ type, itemsLink }) =>
          types.includes(type) && (type !== 'Array' || itemsLink === 'Entry'),
      )
      .map(({ id }) => id)

/** Languages of the space that the words around the text are there in too. */
const spoken: Offer = ({ locales: own }) => {
  const languages = own.map((code) => code.toLowerCase().split(/[-_]/)[0] ?? '')
  return languages.length ? locales.filter((one) => languages.includes(one)) : locales
}

/** By its name: the service does not tell. */
export const ofSuggestions = ({ name }: FoundIndex) => /suggest/i.test(name)

const offers: Readonly<Record<string, Offer>> = {
  'suggestions-index': ({ indices }) => indices.filter(ofSuggestions).map(({ name }) => name),
  'hit-title': fieldsThatHold('title', 'text'),
  'hit-text': fieldsThatHold('text'),
  'hit-image': fieldsThatHold('image'),
  'hit-url': fieldsThatHold('url'),
  'hit-date': fieldsThatHold('date'),
  'hit-price': fieldsThatHold('price', 'number'),
  'hit-currency': (_found, _values, language) => usualCurrencies[language],
  'hit-badge': fieldsThatHold('text', 'list'),
  'group-by': fieldsThatHold('text'),
  'content-type': ({ types }) => types.map(({ id }) => id),
  field: entryFields('RichText', 'Array'),
  'date-field': entryFields('Date'),
  locale: spoken,
  'content-locale': ({ locales: own }) => own,
  'slug-field': entryFields('Symbol'),
}

/** Words of a list are offered without asking anybody. */
export const offeredFor = (
  name: string,
  spec: Attribute,
  found: Inspection,
  values: Values,
  language: Language,
) => (spec.kind === 'choices' ? spec.of : (offers[name]?.(found, values, language) ?? []))

/** A language and a currency are called by their names, a word of a choice by what it does. */
export function offerLabel(tag: Tag, name: string, item: string, language: Language): string {
  if (name === 'locale' || name === 'content-locale') return localeName(item, language)
  if (name === 'hit-currency') return currencyName(item, language)
  return choiceMeaning(tag, name, item, language) || item
}

const isList = ({ kind }: Attribute) => kind === 'choices' || kind === 'facets'

export const isChosen = (spec: Attribute, value: string, item: string) =>
  isList(spec) ? namesIn(value).includes(nameOf(item)) : value === item

export function chosen(spec: Attribute, value: string, item: string): string | null {
  const next = isList(spec) ? toggled(value, item) : item
  return next === '' || next === value ? null : next
}

export const addsToList = isList
