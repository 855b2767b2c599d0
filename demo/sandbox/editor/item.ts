// An entry or an asset in the form: what the service has of it, and what was typed since.
import { valueIn } from '../content/locales.ts'
import {
  type ContentType,
  type Field,
  type Fields,
  type Key,
  type Locale,
  titleOf,
} from './model.ts'

export class Item {
  /** Fields that were typed in since the editor was opened. What is saved stays among them. */
  readonly #typed = new Set<string>()
  isSaved = true

  constructor(
    readonly key: Key,
    readonly type: ContentType,
    readonly fields: Fields,
    private readonly locales: readonly Locale[],
  ) {}

  /** What stands in the form: nothing, where the language has no value of its own. */
  own(field: Field, locale: string): unknown {
    return this.fields[field.id]?.[this.#place(field, locale)]
  }

  /** As the service would send it. */
  value(field: Field, locale: string): unknown {
    const values = this.fields[field.id] ?? {}
    return valueIn({ locales: this.locales }, values, this.#place(field, locale))
  }

  set(field: Field, locale: string, value: unknown) {
    const { [this.#place(field, locale)]: _, ...others } = this.fields[field.id] ?? {}
    const isEmpty = value === undefined || value === ''
    this.fields[field.id] = isEmpty ? others : { ...others, [this.#place(field, locale)]: value }
    this.#typed.add(field.id)
    this.isSaved = false
  }

  /** By field; undefined for one that was emptied. Null where nothing was typed. */
  typed(locale: string): Record<string, unknown> | null {
    const fields = this.type.fields.filter(({ id }) => this.#typed.has(id))
    const values = fields.map((field) => [field.id, this.value(field, locale)] as const)
    return values.length > 0 ? Object.fromEntries(values) : null
  }

  title(locale: string): string {
    const field = this.type.fields.find(({ id }) => id === this.type.displayField)
    return titleOf(field && this.value(field, locale), this.key.id)
  }

  /** A field that is not translated has its value in the default language. */
  #place({ localized }: Field, locale: string): string {
    if (localized) return locale
    return this.locales.find((one) => one.default)?.code ?? locale
  }
}
