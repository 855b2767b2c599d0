// The lines of a template: one for each field that is clicked, by what the field holds.
import type { Field, Inspection } from '../inspect/finding.ts'
import type { Tag } from '../settings.ts'

type Piece = (name: string, urlField: string | undefined) => string

const ofRecords: Record<Exclude<Field['holds'], 'rich'>, Piece> = {
  title: (name, url) =>
    url
      ? `<h3><a href="{{${url}}}">{{${name}|highlight}}</a></h3>`
      : `<h3>{{${name}|highlight}}</h3>`,
  text: (name) => `<p data-if="${name}">{{${name}|snippet}}</p>`,
  image: (name) => `<img data-if="${name}" src="{{${name}}}" alt="" width="160">`,
  url: (name) => `<a href="{{${name}}}">{{${name}}}</a>`,
  date: (name) => `<p>{{${name}|date}}</p>`,
  price: (name) => `<b>{{${name}|currency}}</b>`,
  number: (name) => `<p>{{${name}|number}}</p>`,
  list: (name) => `<ul><li data-each="${name}">{{.}}</li></ul>`,
  flag: (name) => `<p data-if="${name}">${name}</p>`,
}

const ofEntries: Record<Field['holds'], Piece> = {
  ...ofRecords,
  title: (name) => `<h3><a href="{{url}}">{{${name}}}</a></h3>`,
  text: (name) => `<p data-if="${name}">{{${name}}}</p>`,
  image: (name) =>
    `<img data-if="${name}" src="{{${name}|image:640}}" alt="{{${name}.description}}">`,
  date: (name) => `<p data-if="${name}">{{${name}|date}}</p>`,
  rich: (name) => `{{${name}|rich}}`,
}

export interface Clickable {
  name: string
  piece: string
}

function recordPieces(fields: readonly Field[]): Clickable[] {
  const url = fields.find(({ holds }) => holds === 'url')?.name
  return fields.flatMap(({ name, holds }) =>
    holds === 'rich' ? [] : [{ name, piece: ofRecords[holds](name, url) }],
  )
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
    return holds ? [{ name: id, piece: ofEntries[holds](id, undefined) }] : []
  })
}

export const piecesFor = (tag: Tag, found: Inspection, templateType: string): Clickable[] =>
  tag === 'site-search' ? recordPieces(found.fields) : entryPieces(found, templateType)

/** In braces, or as what a part of it depends on. */
export function uses(template: string, field: string): boolean {
  const name = field.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`\\{\\{\\s*${name}\\s*[|}]|data-(?:if|unless|each)="${name}"`).test(template)
}

/** What somebody has changed by hand is not taken away by a click, nor does it come twice. */
export function withPiece(template: string, piece: string, field: string): string {
  if (template.includes(piece))
    return template
      .replace(piece, () => '')
      .replace(/\n{2,}/g, '\n')
      .trim()
  return uses(template, field) ? template : `${template}\n${piece}`.trim()
}
