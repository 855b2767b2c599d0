// What an attribute is called, in the language of the page.

import { partsOf, type Settings, type Tag } from '../settings.ts'
import type { Explanations } from '../words/of-attributes.ts'
import type { Language } from '../words/shape.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

const labels: Record<Language, Explanations> = { en, pl, de, da }

export function labelOf(tag: Tag, name: string, language: Language): string {
  const all: Readonly<Record<string, string>> = labels[language][tag]
  return all[name] ?? name
}

export const labelsOf = (tag: Tag, names: readonly string[], language: Language) =>
  names.map((name) => labelOf(tag, name, language)).join(', ')

/** Of attributes of all elements of the snippet; `named` tells which those are of one. */
export const labelsIn = (
  settings: Settings,
  language: Language,
  named: (part: Settings) => readonly string[],
) =>
  partsOf(settings)
    .map((part) => labelsOf(part.element, named(part), language))
    .filter(Boolean)
    .join(', ')
