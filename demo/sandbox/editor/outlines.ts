// What of the page can be edited, drawn over its frame: outlines, each with a button that opens its field.
import { isRecord } from '../content/wire.ts'
import { button, make } from './dom.ts'
import type { Key } from './model.ts'
import type { Message } from './wire.ts'

export interface Place {
  key: Key
  fieldId: string
  /** Of the space, where the page tells. */
  space: string | null
  environment: string | null
}

interface Outline {
  place: Place
  box: { x: number; y: number; width: number; height: number }
  isHovered: boolean
  isCovered: boolean
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0)
const textOf = (value: unknown) => (typeof value === 'string' && value ? value : null)

/** Null for what names no field. */
export function placeOf(attributes: unknown): Place | null {
  if (!isRecord(attributes)) return null
  const { entryId, assetId, fieldId, space, environment } = attributes
  const entry = textOf(entryId)
  const id = entry ?? textOf(assetId)
  if (!id) return null
  return {
    key: { kind: entry ? 'Entry' : 'Asset', id },
    fieldId: textOf(fieldId) ?? '',
    space: textOf(space),
    environment: textOf(environment),
  }
}

/** Those that can be seen now. */
export function outlinesIn({ elements }: Message): Outline[] {
  const all: unknown[] = Array.isArray(elements) ? elements : []
  return all.flatMap((element) => {
    if (!isRecord(element) || !element.isVisible) return []
    const place = placeOf(element.attributes)
    const { coordinates } = element
    if (!place || !isRecord(coordinates)) return []
    const { x, y, width, height } = coordinates
    const box = { x: numberOf(x), y: numberOf(y), width: numberOf(width), height: numberOf(height) }
    const isHovered = element.isHovered === true
    return [{ place, box, isHovered, isCovered: element.isCoveredByOtherElement === true }]
  })
}

export class Outlines {
  readonly element = make('div', { class: 'outlines' })
  #shown: Outline[] = []
  /** As the page wants it. */
  #hidesCovered = false
  /** Begun and not ended: `SCROLL`, `RESIZE`. */
  readonly #moving = new Set<string>()

  constructor(
    private readonly words: { edit: string },
    private readonly open: (place: Place) => void,
  ) {}

  hear(method: string, message: Message) {
    const [, what = '', when] = /^(SCROLL|RESIZE)_(START|END)$/.exec(method) ?? []
    if (when === 'START') this.#moving.add(what)
    else this.#moving.delete(what)
    this.element.classList.toggle('moving', this.#moving.size > 0)
    if (method === 'CONNECTED') this.#hidesCovered = message.hideCoveredElementOutlines === true
    if (method !== 'TAGGED_ELEMENTS') return
    this.#show(outlinesIn(message).filter((outline) => this.#isToBeSeen(outline)))
  }

  /** A button beyond the frame could be come to by keys. */
  #isToBeSeen({ box: { x, y, width, height }, isCovered }: Outline): boolean {
    const { clientWidth, clientHeight } = this.element
    const isWithin = x < clientWidth && y < clientHeight && x + width > 0 && y + height > 0
    return isWithin && !(isCovered && this.#hidesCovered)
  }

  clear() {
    this.#moving.clear()
    this.#show([])
  }

  /** A button that has the focus stays. */
  #show(outlines: Outline[]) {
    this.#shown = outlines
    const { children } = this.element
    for (const extra of [...children].slice(outlines.length)) extra.remove()
    for (const [at, outline] of outlines.entries()) {
      if (!children[at]) this.element.append(this.#made(at))
      const box = children[at]
      if (box instanceof HTMLElement) this.#place(box, outline)
    }
  }

  #made(at: number) {
    const press = () => {
      const place = this.#shown[at]?.place
      if (place) this.open(place)
    }
    return make('div', { class: 'outline' }, button(this.words.edit, press))
  }

  #place(element: HTMLElement, { box, place, isHovered, isCovered }: Outline) {
    element.classList.toggle('hovered', isHovered)
    element.classList.toggle('covered', isCovered)
    // A button above the frame could not be pressed.
    element.classList.toggle('high', box.y < 30)
    for (const [name, value] of Object.entries(box))
      element.style.setProperty(`--${name}`, `${Math.round(value)}px`)
    const button = element.firstElementChild
    button?.setAttribute('aria-label', `${this.words.edit}: ${place.fieldId}, ${place.key.id}`)
  }
}
