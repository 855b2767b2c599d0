// The types of the texts about each attribute. The compiler checks that none is missing.
import type { AttributeOf, AttributeSpec, Tag } from '../settings.ts'

/** An attribute without its words does not compile. */
export type Explanations = { readonly [T in Tag]: Readonly<Record<AttributeOf<T>, string>> }

/** A word of a choice without its meaning does not compile. */
export type Choices = {
  readonly [T in Tag]: {
    readonly [Name in AttributeOf<T> as AttributeSpec<T, Name> extends { of: readonly string[] }
      ? Name
      : never]: AttributeSpec<T, Name> extends { of: readonly (infer Word extends string)[] }
      ? Readonly<Record<Word, string>>
      : never
  }
}
