// Finds out which elements of a document show which fields, by the class names that src/content renders. It is
// longer than other files, because it is one walk whose steps call each other.
import { textBelow } from '../../content/document-node.ts'
import { type Entry, isRichText, type Library } from '../../content/entry.ts'
import type { OpenedEntry } from '../../content/field-document.ts'
import type { DocSettings } from '../../contract/rich-doc.ts'
import { momentOf } from '../../format/dates.ts'
import { Assets } from './assets.ts'
import { fieldShown, fieldsOf } from './fields.ts'
import { type Field, linkedFrom, solid, Values } from './values.ts'

/** An element, and the field that it shows. */
export interface Part extends Field {
  element: Element
}

type Parts = Generator<Part, void>

/** Undefined if the field is unknown. */
interface Place {
  of: Entry
  fieldId: string | undefined
}

const entryBox = '[data-entry][part~="embed"]'
const fileBox = 'figure, .file, [part~="embed"]'
/** The box around nodes of `renderNode`. */
const ownBox = '.own'
const boxes = [entryBox, fileBox, ownBox].join()

export const partsOf = (root: ParentNode, found: OpenedEntry, settings: DocSettings): Part[] => [
  ...new Walk(found).document(root, settings),
]

function* part(element: Element, { of, fieldId }: Place): Parts {
  if (fieldId) yield { element, of, fieldId }
}

function* named(box: Element, of: Entry, fields: Record<string, string | undefined>): Parts {
  for (const [selector, fieldId] of Object.entries(fields))
    for (const element of box.querySelectorAll(selector)) yield* part(element, { of, fieldId })
}

class Walk {
  readonly #library: Library
  readonly #assets: Assets
  readonly #filesOnly: Values
  readonly #texts = new Map<unknown, { words: string; embedded: Values }>()

  constructor(private readonly found: OpenedEntry) {
    this.#library = found.library
    this.#assets = new Assets(found.library)
    this.#filesOnly = new Values([], this.#assets)
  }

  *document(root: ParentNode, { field, dateField }: DocSettings): Parts {
    const { entry: of, document } = this.found
    const place = { of, fieldId: fieldShown(of, field, document) }
    for (const article of root.querySelectorAll('article')) {
      for (const header of article.querySelectorAll(':scope > .header'))
        yield* this.#header(header, of, dateField)
      yield* this.#text(article, place)
    }
  }

  *#header(header: Element, of: Entry, dateField: string | null): Parts {
    const { title, date, image } = fieldsOf(of, this.#library)
    const isOurs = (child: Element) => child.matches('[part~="heading"], .byline, figure')
    if ([...header.children].every(isOurs))
      yield* named(header, of, {
        '[part~="heading"]': title,
        '[part~="date"]': dateField && momentOf(of.fields[dateField]) ? dateField : date,
        figure: image,
      })
    else yield* this.#byOwner(header, of)
  }

  /** Blocks are in a row, or in sections if the text is long. */
  *#text(box: Element, place: Place): Parts {
    const isRow = box.matches('.flow')
    for (const child of box.children)
      if (child.matches('.flow')) yield* this.#text(child, place)
      else if (isRow) yield* this.#block(child, place)
  }

  *#block(block: Element, place: Place): Parts {
    if (block.matches(boxes)) yield* this.#box(block, place)
    else {
      yield* part(block, place)
      yield* this.#boxesIn(block, place)
    }
  }

  *#boxesIn(element: Element, place: Place): Parts {
    if (!element.querySelector(boxes)) return
    for (const child of element.children)
      if (child.matches(boxes)) yield* this.#box(child, place)
      else yield* this.#boxesIn(child, place)
  }

  *#box(box: Element, place: Place): Parts {
    if (box.matches(ownBox)) yield* this.#own(box, place)
    else if (box.matches(entryBox)) yield* this.#entry(box)
    else {
      const of = this.#assets.shownIn(box)
      if (of) yield { element: box, of, fieldId: 'file' }
    }
  }

  *#entry(box: Element): Parts {
    const of = this.#library.entry({ sys: { id: box.getAttribute('data-entry') } })
    if (!of) return
    if (!box.querySelector(':scope > .card-head')) {
      yield* this.#byOwner(box, of)
      return
    }
    const { title, date, summary, image, body, whole } = fieldsOf(of, this.#library)
    yield* part(box, { of, fieldId: whole })
    yield* named(box, of, {
      ':scope > .card-head > .card-image': image,
      ':scope > .card-head .card-title': title,
      ':scope > .card-head .card-date': date,
      ':scope > .card-head .card-summary': summary,
    })
    for (const text of box.querySelectorAll(':scope > .document'))
      yield* this.#text(text, { of, fieldId: body })
  }

  *#whole(box: Element, of: Entry): Parts {
    yield* part(box, { of, fieldId: fieldsOf(of, this.#library).whole })
  }

  /** Parts made by a template or `renderEntry`. */
  *#byOwner(box: Element, of: Entry): Parts {
    yield* this.#whole(box, of)
    const entries = [of, ...linkedFrom(of.fields, this.#library)]
    yield* this.#made(box, new Values(entries, this.#assets))
  }

  *#made(box: Element, values: Values): Parts {
    for (const element of box.children) {
      const field = values.of(element)
      if (field) yield { element, ...field }
      else if (element.matches(entryBox)) yield* this.#entry(element)
      else if (element.matches('.document')) {
        const place = values.richText(element)
        if (place) yield* this.#text(element, place)
      } else {
        const own = values.ofOwnWords(element)
        if (own) yield { element, ...own }
        yield* this.#made(element, values)
      }
    }
  }

  /** Parts made by `renderNode`: for a block of the text, else for an embedded entry. */
  *#own(box: Element, place: Place): Parts {
    const { words, embedded } = this.#textOf(place)
    const isOfText = box.querySelector(entryBox) || words.includes(solid(box.textContent))
    const made = [...this.#made(box, isOfText ? this.#filesOnly : embedded)]
    const of = made.map((one) => one.of).find((one) => 'fields' in one)
    if (isOfText || !of) yield* part(box, place)
    else yield* this.#whole(box, of)
    yield* made
  }

  #textOf({ of, fieldId }: Place) {
    const value = fieldId && of.fields[fieldId]
    const known = this.#texts.get(value)
    if (known) return known
    const text = {
      words: solid(isRichText(value) ? textBelow(value, '') : String(value)),
      embedded: new Values(linkedFrom(value, this.#library), this.#assets),
    }
    this.#texts.set(value, text)
    return text
  }
}
