// A space that the page shows: what is in it, what was opened of it, and what links in it lead to.
import type { WireItem } from '../content/wire.ts'
import { Item } from './item.ts'
import {
  assetType,
  type ContentType,
  collections,
  type Fields,
  type Key,
  type LinkType,
  type Locale,
  titleOf,
  written,
} from './model.ts'
import { type Answer, pathOf, type Service } from './service.ts'

export interface Choice {
  key: Key
  title: string
  /** Of an entry, what its type is called. */
  type: string
}

/** How far the links of a new target are followed. */
const depth = '3'

export class Space {
  /** By `Entry id`. */
  readonly opened = new Map<string, Item>()
  /** By locale: null for what the service has not. */
  readonly #told = new Map<string, Map<string, WireItem | null>>()
  readonly #learning = new Map<string, Promise<void>>()
  readonly #choices = new Map<string, Promise<Choice[]>>()
  #locales: Promise<Answer<Locale>> | undefined
  #types: Promise<Answer<ContentType>> | undefined

  constructor(private readonly service: Service) {}

  async locales(): Promise<readonly Locale[]> {
    this.#locales ??= this.service.ask('locales')
    return (await this.#locales).items
  }

  async types(): Promise<readonly ContentType[]> {
    this.#types ??= this.service.ask('content_types')
    return (await this.#types).items
  }

  async open(key: Key): Promise<Item> {
    const [{ sys, fields }, types, locales] = await Promise.all([
      this.service.ask<WireItem & { fields: Fields }>(pathOf(key), { locale: '*' }),
      this.types(),
      this.locales(),
    ])
    const type = types.find((type) => type.sys.id === sys.contentType?.sys.id) ?? assetType
    const item = this.opened.get(written(key)) ?? new Item(key, type, fields, locales)
    this.opened.set(written(key), item)
    return item
  }

  told = (locale: string, key: string) => this.#told.get(locale)?.get(key)

  /** With what they link to. */
  learn = (locale: string, keys: readonly Key[]) =>
    Promise.all(
      keys.map((key) => {
        const name = `${locale} ${written(key)}`
        const learning = this.#learning.get(name) ?? this.#learn(locale, key)
        this.#learning.set(name, learning)
        return learning
      }),
    )

  async #learn(locale: string, key: Key) {
    const told = this.#told.get(locale) ?? new Map<string, WireItem | null>()
    this.#told.set(locale, told)
    const asked = { 'sys.id': key.id, locale, include: depth }
    const answer = await this.service.ask<Answer<WireItem>>(collections[key.kind], asked)
    told.set(written(key), null)
    const { Entry = [], Asset = [] } = answer.includes ?? {}
    for (const item of [...answer.items, ...Entry, ...Asset])
      told.set(written({ kind: item.sys.type, id: item.sys.id }), item)
  }

  /** All that can be linked to. */
  choices(locale: string, kind: LinkType): Promise<Choice[]> {
    const name = `${locale} ${kind}`
    const known = this.#choices.get(name) ?? this.#allChoices(locale, kind)
    this.#choices.set(name, known)
    return known
  }

  async #allChoices(locale: string, kind: LinkType): Promise<Choice[]> {
    const types = kind === 'Asset' ? [assetType] : await this.types()
    return (await Promise.all(types.map((type) => this.#choicesOf(locale, kind, type)))).flat()
  }

  async #choicesOf(locale: string, kind: LinkType, type: ContentType): Promise<Choice[]> {
    const { items } = await this.service.ask<Answer<WireItem>>(collections[kind], {
      ...(kind === 'Entry' && { content_type: type.sys.id }),
      select: `sys,fields.${type.displayField}`,
      limit: '1000',
      locale,
    })
    return items.map(({ sys, fields }) => ({
      key: { kind, id: sys.id },
      title: titleOf(fields[type.displayField], sys.id),
      type: type.name,
    }))
  }

  /** What the service says of it afterwards. */
  async save(item: Item, locale: string): Promise<WireItem> {
    const { key, fields } = item
    // What is typed meanwhile is not saved yet.
    item.isSaved = true
    await this.service.save(key, fields).catch((error: unknown) => {
      item.isSaved = false
      throw error
    })
    this.#told.clear()
    this.#learning.clear()
    this.#choices.clear()
    return this.service.ask(pathOf(key), { locale })
  }
}
