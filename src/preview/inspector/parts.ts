// Which elements of a document show which fields, by the names that src/content gives to what it renders.
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

const entryBox = '[data-entry][part~="embed"]'
const fileBox = 'figure, .file, [part~="embed"]'
/** Of the function `renderNode`. */
const ownBox = '.own'
const boxes = [entryBox, fileBox, ownBox].join()

export const partsOf = (root: ParentNode, found: OpenedEntry, settings: DocSettings): Part[] => [
  ...new Walk(found).document(root, settings),
]

/** Nothing where it is not known which field it is. */
function* part(element: Element, of: Entry, fieldId: string | undefined): Parts {
  if (fieldId) yield { element, of, fieldId }
}

function* named(
  box: Element,
  of: Entry,
  fields: Readonly<Record<string, string | undefined>>,
): Parts {
  for (const [selector, fieldId] of Object.entries(fields))
    for (const element of box.querySelectorAll(selector)) yield* part(element, of, fieldId)
}

class Walk {
  readonly #library: Library
  readonly #assets: Assets
  readonly #filesOnly: Values
  readonly #texts = new Map<unknown, { words: string; embedded: Values }>()

  constructor(private readonly found: OpenedEntry) {
    this.#library = found.library
    this.#assets = new Assets(found)
    this.#filesOnly = new Values([], this.#assets)
  }

  *document(root: ParentNode, settings: DocSettings): Parts {
    const { entry, document } = this.found
    for (const article of root.querySelectorAll('article')) {
      for (const header of article.querySelectorAll(':scope > .header'))
        yield* this.#header(header, settings.dateField)
      yield* this.#text(article, entry, fieldShown(entry, settings.field, document))
    }
  }

  *#header(header: Element, dateField: string | null): Parts {
    const { entry } = this.found
    const { title, date, image, whole } = fieldsOf(entry, this.#library)
    const isOurs = (child: Element) => child.matches('[part~="heading"], .byline, figure')
    if ([...header.children].every(isOurs))
      yield* named(header, entry, {
        '[part~="heading"]': title,
        '[part~="date"]': dateField && momentOf(entry.fields[dateField]) ? dateField : date,
        figure: image,
      })
    else yield* this.#byOwner(header, entry, whole)
  }

  /** Blocks stand in a row, in sections where it is long. */
  *#text(box: Element, of: Entry, fieldId: string | undefined): Parts {
    const isRow = box.matches('.flow')
    for (const child of box.children)
      if (child.matches('.flow')) yield* this.#text(child, of, fieldId)
      else if (isRow) yield* this.#block(child, of, fieldId)
  }

  *#block(block: Element, of: Entry, fieldId: string | undefined): Parts {
    if (block.matches(boxes)) yield* this.#box(block, of, fieldId)
    else {
      yield* part(block, of, fieldId)
      yield* this.#boxesIn(block, of, fieldId)
    }
  }

  *#boxesIn(element: Element, of: Entry, fieldId: string | undefined): Parts {
    if (!element.querySelector(boxes)) return
    for (const child of element.children)
      if (child.matches(boxes)) yield* this.#box(child, of, fieldId)
      else yield* this.#boxesIn(child, of, fieldId)
  }

  *#box(box: Element, of: Entry, fieldId: string | undefined): Parts {
    if (box.matches(ownBox)) yield* this.#own(box, of, fieldId)
    else if (box.matches(entryBox)) yield* this.#entry(box)
    else yield* this.#file(box)
  }

  *#file(element: Element): Parts {
    const asset = this.#assets.shownIn(element)
    if (asset) yield { element, of: asset, fieldId: 'file' }
  }

  *#entry(box: Element): Parts {
    const entry = this.#library.entry({ sys: { id: box.getAttribute('data-entry') } })
    if (!entry) return
    const { title, date, summary, image, body, whole } = fieldsOf(entry, this.#library)
    if (!box.querySelector(':scope > .card-head')) {
      yield* this.#byOwner(box, entry, whole)
      return
    }
    yield* part(box, entry, whole)
    yield* named(box, entry, {
      ':scope > .card-head > .card-image': image,
      ':scope > .card-head .card-title': title,
      ':scope > .card-head .card-date': date,
      ':scope > .card-head .card-summary': summary,
    })
    for (const text of box.querySelectorAll(':scope > .document'))
      yield* this.#text(text, entry, body)
  }

  /** What a template or `renderEntry` has made of an entry. */
  *#byOwner(box: Element, entry: Entry, whole: string | undefined): Parts {
    yield* part(box, entry, whole)
    yield* this.#made(
      box,
      new Values([entry, ...linkedFrom(entry.fields, this.#library)], this.#assets),
    )
  }

  *#made(box: Element, values: Values): Parts {
    for (const element of box.children) {
      const field = values.of(element)
      if (field) yield { element, ...field }
      else if (element.matches(entryBox)) yield* this.#entry(element)
      else if (element.matches('.document')) {
        const { of, fieldId } = values.richText(element) ?? {}
        if (of && 'fields' in of) yield* this.#text(element, of, fieldId)
      } else yield* this.#made(element, values)
    }
  }

  /** What `renderNode` has made: of a block of the text, else of an entry that is embedded in it. */
  *#own(box: Element, of: Entry, fieldId: string | undefined): Parts {
    const { words, embedded } = this.#textOf(of, fieldId)
    if (box.querySelector(entryBox) || words.includes(solid(box.textContent))) {
      yield* part(box, of, fieldId)
      yield* this.#made(box, this.#filesOnly)
      return
    }
    const made = [...this.#made(box, embedded)]
    const [first] = made
    if (first && 'fields' in first.of)
      yield* part(box, first.of, fieldsOf(first.of, this.#library).whole)
    else yield* part(box, of, fieldId)
    yield* made
  }

  #textOf(of: Entry, fieldId: string | undefined) {
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
