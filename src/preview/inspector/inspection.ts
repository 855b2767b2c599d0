// The work while the editor inspects a page.
import type { Previewed } from '../../content/previewed.ts'
import type { Tell } from '../tell.ts'
import { Look } from './look.ts'
import { Movement, quietTime } from './movement.ts'
import type { Seen } from './seen.ts'
import { type Tagged, taggedByPage, taggedIn } from './tagged.ts'
import { Watch } from './watch.ts'

/** Elements that have their own use for a click. */
const ownUse =
  'a, button, input, select, textarea, label, summary, video, audio, [role="button"], [role="link"], [contenteditable]'

const elementsOf = (event: Event) => event.composedPath().filter((it) => it instanceof Element)

export class Inspection {
  readonly #look = new Look(
    () => this.#find(),
    (seen) => this.#send(seen),
  )
  readonly #moved = () => {
    if (!this.#scroll.isOn) this.#look.ask()
  }
  readonly #scroll: Movement
  readonly #resize: Movement
  readonly #watch: Watch
  /** The parts of the documents; null if they have to be found again. */
  #own: readonly Tagged[] | null = null
  #byPage: readonly Tagged[] = []
  /** The elements under the pointer, the innermost first. */
  #pointedAt: Element[] = []
  #pointing: ReturnType<typeof setTimeout> | undefined
  #told = ''

  constructor(
    private readonly documents: () => readonly Previewed[],
    private readonly tell: Tell,
    private readonly releaseId: unknown,
  ) {
    this.#scroll = new Movement('SCROLL', tell, this.#moved)
    this.#resize = new Movement('RESIZE', tell, this.#moved)
    this.#watch = new Watch({
      scrolled: () => {
        this.#look.stop()
        this.#scroll.hear()
      },
      resized: this.#resize.hear,
      moved: this.#moved,
      changed: () => this.changed(),
      pointed: this.#point,
    })
    addEventListener('click', this.#click)
    this.changed()
  }

  changed() {
    this.#own = null
    this.#watch.see(this.documents())
    this.#moved()
  }

  #find(): readonly Tagged[] {
    const documents = this.documents()
    this.#own ??= documents.flatMap(taggedIn)
    this.#byPage = taggedByPage(documents[0])
    return [...this.#byPage, ...this.#own]
  }

  #send(seen: readonly Seen[]) {
    const isTagged = new Set(seen.map(({ element }) => element))
    const hovered = this.#pointedAt.find((element) => isTagged.has(element))
    const message = {
      elements: seen.map(({ element, ...one }) => ({ ...one, isHovered: element === hovered })),
      automaticallyTaggedCount: seen.length - this.#byPage.length,
      manuallyTaggedCount: this.#byPage.length,
      ...(this.releaseId !== undefined && { releaseId: this.releaseId }),
    }
    const places = seen.map(({ coordinates: { x, y, width, height } }) => [x, y, width, height])
    // Without `toJSON`, a DOMRect serialises to an empty object.
    const told = JSON.stringify([message, places])
    // The editor's own library reports the page's elements each time, and the last message counts.
    if (told === this.#told && !this.#byPage.length) return
    this.#told = told
    this.tell('TAGGED_ELEMENTS', message)
  }

  readonly #point = (event: Event) => {
    const elements = elementsOf(event)
    clearTimeout(this.#pointing)
    this.#pointing = setTimeout(() => {
      this.#pointedAt = elements
      this.#moved()
    }, quietTime)
  }

  readonly #click = (event: Event) => {
    const elements = elementsOf(event)
    if (event.defaultPrevented || elements.some((element) => element.matches(ownUse))) return
    const fields = new Map(this.#own?.map(({ element, attributes }) => [element, attributes]))
    const clicked = elements.find((element) => fields.has(element))
    const field = clicked && fields.get(clicked)
    if (field) this.tell('TAGGED_FIELD_CLICKED', { action: 'TAGGED_FIELD_CLICKED', ...field })
  }

  stop() {
    this.#look.stop()
    this.#scroll.stop()
    this.#resize.stop()
    this.#watch.stop()
    clearTimeout(this.#pointing)
    removeEventListener('click', this.#click)
  }
}
