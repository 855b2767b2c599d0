// The pieces of a template: one for each field that is clicked, by what the field holds.
import type { Field, Inspection } from '../inspect/finding.ts'
import type { Tag } from '../settings.ts'

type Piece = (name: string, urlField: string | undefined) => string

/** The place of a piece in a template made by clicks. */
export type Place = 'image' | 'title' | 'line' | 'text' | 'rich' | 'list' | 'url'

export interface Clickable {
  name: string
  place: Place
  piece: string
}

const ofRecords: Record<Exclude<Field['holds'], 'rich'>, Piece> = {
  title: (name, url) =>
    url
      ? `<h3><a href="{{${url}}}">{{${name}|highlight}}</a></h3>`
      : `<h3>{{${name}|highlight}}</h3>`,
  text: (name) => `<p data-if="${name}">{{${name}|snippet}}</p>`,
  image: (name) => `<img data-if="${name}" src="{{${name}}}" alt="" width="160">`,
  url: (name) => `<a href="{{${name}}}">{{${name}}}</a>`,
  date: (name) => `<span data-if="${name}">{{${name}|date}}</span>`,
  price: (name) => `<b>{{${name}|currency}}</b>`,
  number: (name) => `<span data-if="${name}">{{${name}|number}}</span>`,
  list: (name) => `<ul data-if="${name}"><li data-each="${name}">{{.}}</li></ul>`,
  flag: (name) => `<span data-if="${name}">${name}</span>`,
}

const ofEntries: Record<Field['holds'], Piece> = {
  ...ofRecords,
  title: (name) => `<h3><a href="{{url}}">{{${name}}}</a></h3>`,
  text: (name) => `<p data-if="${name}">{{${name}}}</p>`,
  image: (name) =>
    `<img data-if="${name}" src="{{${name}|image:640}}" alt="{{${name}.description}}">`,
  rich: (name) => `{{${name}|rich}}`,
}

const placeOf: Record<Field['holds'], Place> = {
  title: 'title',
  text: 'text',
  image: 'image',
  url: 'url',
  date: 'line',
  price: 'line',
  number: 'line',
  list: 'list',
  flag: 'line',
  rich: 'rich',
}

/** Other texts are a word or two: a city, a brand. */
const isLong = (name: string) => /summary|descr|excerpt|intro|teaser|content|text|body/i.test(name)

function clickable(name: string, holds: Field['holds'], piece: string): Clickable {
  if (holds !== 'text' || isLong(name)) return { name, place: placeOf[holds], piece }
  return { name, place: 'line', piece: `<span data-if="${name}">{{${name}}}</span>` }
}

function recordPieces(fields: readonly Field[]): Clickable[] {
  const url = fields.find(({ holds }) => holds === 'url')?.name
  const title = fields.find(({ holds }) => holds === 'title')
  return fields.flatMap((field) => {
    const { name } = field
    // A name of something else, such as a place, does not become a second heading.
    const holds = field.holds === 'title' && field !== title ? 'text' : field.holds
    return holds === 'rich' ? [] : [clickable(name, holds, ofRecords[holds](name, url))]
  })
}

const holdsByType: Readonly<Record<string, Field['holds']>> = {
  Symbol: 'text',
  Text: 'text',
  RichText: 'rich',
  Integer: 'number',
  Number: 'number',
  Date: 'date',
  Boolean: 'flag',
}

function entryPieces({ types, entryType }: Inspection, templateType: string): Clickable[] {
  const type = types.find(({ id }) => id === (templateType || entryType))
  return (type?.fields ?? []).flatMap(({ id, type: kind, itemsLink }) => {
    const isPicture = kind === 'Link' && itemsLink === 'Asset'
    const named = /^(?:title|name)$/.test(id) ? 'title' : holdsByType[kind]
    const holds = isPicture ? 'image' : named
    return holds ? [clickable(id, holds, ofEntries[holds](id, undefined))] : []
  })
}

export const piecesFor = (tag: Tag, found: Inspection, templateType: string): Clickable[] =>
  tag === 'site-search' ? recordPieces(found.fields) : entryPieces(found, templateType)

/** In braces, or as what a part of it depends on. */
export function uses(template: string, field: string): boolean {
  const name = field.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`\\{\\{\\s*${name}\\s*[|}]|data-(?:if|unless|each)="${name}"`).test(template)
}
