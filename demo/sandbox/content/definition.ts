// What a content space of the sandbox is made of. The data writes it, the service reads it.
import type { Document } from '@contentful/rich-text-types'

export interface Link {
  sys: { type: 'Link'; linkType: 'Entry' | 'Asset'; id: string }
}

/** Into another space. */
export interface FarLink {
  sys: { type: 'ResourceLink'; linkType: 'Contentful:Entry' | 'Contentful:Asset'; urn: string }
}

export type FieldValue =
  | string
  | number
  | boolean
  | null
  | Document
  | Link
  | FarLink
  | (Link | FarLink)[]
  | string[]
  | Record<string, unknown>

/** Every field is keyed by locale, as in an export of a space. */
export type LocalisedFields = Record<string, Record<string, FieldValue>>

export interface EntryDefinition {
  id: string
  contentType: string
  createdAt: string
  updatedAt: string
  /** If it was changed since. */
  publishedAt?: string
  /** A draft is only seen by the preview. */
  draft?: boolean
  tags?: string[]
  fields: LocalisedFields
  /** The fields that change, by the release that they come with. */
  planned?: Record<string, LocalisedFields>
}

/** What is planned comes out together. */
export interface ReleaseDefinition {
  id: string
  at: string
}

export interface AssetDefinition {
  id: string
  createdAt: string
  updatedAt?: string
  publishedAt?: string
  /** A draft is only seen by the preview. */
  draft?: boolean
  tags?: string[]
  title: Record<string, string>
  description?: Record<string, string>
  file: {
    fileName: string
    contentType: string
    width?: number
    height?: number
    /** Where it lies, if it is none of the space's own files. */
    url?: string
    /** The bytes, made on demand by code. */
    bytes: () => Uint8Array
    /** A picture that code can draw at any size: what the Images API then serves for `w` and `h`. */
    draw?: (width: number, height: number) => Uint8Array
  }
}

export interface LocaleDefinition {
  code: string
  name: string
  default: boolean
  fallbackCode: string | null
}

export interface ContentTypeField {
  id: string
  name: string
  type:
    | 'Symbol'
    | 'Text'
    | 'RichText'
    | 'Date'
    | 'Link'
    | 'Array'
    | 'Boolean'
    | 'Integer'
    | 'Object'
  localized: boolean
  linkType?: 'Entry' | 'Asset'
}

export interface ContentTypeDefinition {
  id: string
  name: string
  displayField: string
  fields: ContentTypeField[]
}

export interface SpaceDefinition {
  id: string
  environment: string
  accessTokens: string[]
  previewTokens: string[]
  locales: LocaleDefinition[]
  contentTypes: ContentTypeDefinition[]
  entries: EntryDefinition[]
  assets: AssetDefinition[]
  /** Only where the plan of the space has Timeline. */
  releases?: ReleaseDefinition[]
}
