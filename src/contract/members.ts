// Names of both elements' methods, and of the attributes that make up a service, as types.
import type { Attributes, Camel } from './attribute.ts'
import type { richDoc } from './rich-doc.ts'
import type { siteSearch } from './site-search.ts'

export type MethodName = keyof typeof siteSearch.methods | keyof typeof richDoc.methods

/** What a component may give a property to be read as. */
export interface Published {
  query: string
  /** The library's own instance: what it can do is the library's to say. */
  instantSearch: object | null
}

/** An attribute with a default names no service by itself. */
type CredentialIn<All extends Attributes> = {
  [Name in keyof All & string]: All[Name] extends { credential: string }
    ? All[Name] extends { default: string }
      ? never
      : Camel<Name>
    : never
}[keyof All & string]

export type Credential = CredentialIn<typeof siteSearch.attributes & typeof richDoc.attributes>
