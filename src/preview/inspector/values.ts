// Recognises the output of an owner's template or function by its words.
import { textBelow } from '../../content/document-node.ts'
import { type Asset, type Entry, isRichText, type Library, sysOf } from '../../content/entry.ts'
import { byName } from '../../content/entry-digest.ts'
import { isObject } from '../../net/json.ts'
import { saysTitle } from '../../recognition/names.ts'
import type { Assets } from './assets.ts'

/** A field of an entry or of an asset. */
export interface Field {
  of: Entry | Asset
  fieldId: string
}

const words = (text: string) => text.replace(/\s+/g, ' ').trim()
export const solid = (text: string) => text.replace(/\s+/g, '')

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

function linksIn(value: unknown): unknown[] {
  if (!isObject(value)) return Array.isArray(value) ? value.flatMap(linksIn) : []
  return sysOf(value).type === 'Link' ? [value] : Object.values(value).flatMap(linksIn)
}

const isOther = 'img, video, audio, [data-entry], .document'

export class Values {
  readonly #texts = new Map<string, Field>()
  readonly #files = new Map<Asset, Field>()
  readonly #richTexts: { of: Entry; fieldId: string; text: string }[] = []

  /** A value that several fields have counts as the first one's. */
  constructor(
    entries: readonly Entry[],
    private readonly assets: Assets,
  ) {
    for (const entry of entries) this.#add(entry)
  }

  #add(of: Entry) {
    for (const { name: fieldId, value } of byName(of.fields, saysTitle)) {
      const field = { of, fieldId }
      if (isRichText(value)) this.#richTexts.push({ ...field, text: solid(textBelow(value, '')) })
      for (const one of listed(value)) {
        const isText = typeof one === 'string' || typeof one === 'number'
        if (isText) addTo(this.#texts, words(String(one)), field)
        else addTo(this.#files, this.assets.linkedBy(one), field)
      }
    }
  }

  of(element: Element): Field | null {
    const asset = this.assets.of(element)
    if (asset) return this.#files.get(asset) ?? { of: asset, fieldId: 'file' }
    if (element.matches(isOther) || element.querySelector(isOther)) return null
    return this.#texts.get(words(element.textContent)) ?? null
  }

  /** The field of the element's own text, without that of its children. */
  ofOwnWords(element: Element): Field | null {
    const own = [...element.childNodes].filter((node) => node instanceof Text)
    return this.#texts.get(words(own.map(({ data }) => data).join(''))) ?? null
  }

  /** The field of the first own words in it. */
  richText(element: Element) {
    const [own] = [...element.querySelectorAll('.flow > :not(.flow, [part~="embed"])')]
    const begin = solid(own?.textContent ?? '')
    return this.#richTexts.find(({ text }) => text.includes(begin))
  }
}

function addTo<Key>(map: Map<Key, Field>, key: Key | null, field: Field) {
  if (key && !map.has(key)) map.set(key, field)
}

/** All entries that a value links to, also inside a rich text. */
export const linkedFrom = (value: unknown, library: Library): Entry[] =>
  linksIn(value).flatMap((link) => library.entry(link) ?? [])
