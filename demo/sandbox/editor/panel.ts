// The form for what is edited: which entry of the page it is, its fields, and the button that saves it.
import { button, make, options } from './dom.ts'
import { fieldsOf, focusField } from './form/form.ts'
import type { Item } from './item.ts'
import { type Key, type LinkType, written } from './model.ts'
import type { Shown } from './shown.ts'
import type { Space } from './space.ts'
import type { Words } from './words.ts'

export interface Opened {
  item: Item
  space: Space
  locale: string
}

interface Acts {
  /** Another entry or file of the same space. */
  open(key: Key, from: Opened): void
  changed(opened: Opened): void
  save(opened: Opened): Promise<void>
  /** Tells what has failed. */
  failed(error: unknown): void
}

export class Panel {
  opened: Opened | null = null
  /** Where the way back leads. */
  #before: Opened[] = []
  readonly #list: HTMLSelectElement
  readonly #fields = make('div', { class: 'fields' })
  readonly #state = make('span', { class: 'state', role: 'status' })
  readonly #back: HTMLButtonElement
  readonly #save: HTMLButtonElement
  readonly element: HTMLElement

  constructor(
    private readonly words: Words,
    private readonly acts: Acts,
  ) {
    this.#list = make('select', { id: 'edited', change: () => this.#choose() })
    this.#back = button(words.back, () => this.#goBack(), { hidden: true })
    this.#save = button(words.save, () => void this.#keep(), { class: 'main', disabled: true })
    const label = make('label', {}, words.edited, this.#list)
    const head = make('div', { class: 'head' }, label, this.#back, this.#state, this.#save)
    this.element = make(
      'section',
      { class: 'panel', 'aria-label': words.fields },
      head,
      this.#fields,
    )
    this.element.addEventListener('keydown', (event) => this.#key(event))
  }

  /** What the page shows now. */
  list(all: readonly Shown[]) {
    const { opened } = this
    const others = opened && !all.some(({ key }) => written(key) === written(opened.item.key))
    const own = others ? [asShown(opened)] : []
    const found = [...own, ...all].map(({ key, title, type }) => ({
      value: written(key),
      title,
      group: type || this.words.files,
    }))
    this.#list.replaceChildren(...options(found))
    if (opened) this.#list.value = written(opened.item.key)
  }

  show(opened: Opened, fieldId?: string) {
    const { opened: before } = this
    const isOther = before?.item !== opened.item || before.locale !== opened.locale
    if (before && isOther) this.#before.push(before)
    if (isOther) this.#fill(opened)
    if (fieldId === undefined) return
    if (!focusField(this.#fields, fieldId)) this.#list.focus()
  }

  /** For another page. */
  clear() {
    this.opened = null
    this.#before = []
    this.#fields.replaceChildren()
    this.#list.replaceChildren()
    this.#tell()
  }

  #fill(opened: Opened) {
    this.opened = opened
    const { item, space, locale } = opened
    const { words, acts } = this
    const choices = (kind: LinkType) =>
      space.choices(locale, kind).catch((error: unknown) => {
        acts.failed(error)
        return []
      })
    const around = { words, choices, open: (key: Key) => acts.open(key, opened) }
    const changed = () => {
      this.#tell()
      acts.changed(opened)
    }
    this.#fields.replaceChildren(...fieldsOf(item, locale, around, changed))
    this.#tell()
  }

  #tell() {
    const { words, opened } = this
    const isSaved = opened?.item.isSaved ?? true
    this.#state.textContent = isSaved ? '' : words.unsaved
    this.#save.disabled = isSaved
    this.#back.hidden = this.#before.length === 0
  }

  async #keep() {
    const { opened, words } = this
    if (!opened || opened.item.isSaved) return
    await this.acts.save(opened).then(
      () => {
        this.#tell()
        this.#state.textContent = words.saved
      },
      (error: unknown) => this.acts.failed(error),
    )
  }

  #goBack() {
    const before = this.#before.pop()
    if (!before) return
    this.#fill(before)
    this.#list.value = written(before.item.key)
    this.#list.focus()
  }

  #choose() {
    const [kind, ...id] = this.#list.value.split(' ')
    if (!this.opened || (kind !== 'Entry' && kind !== 'Asset')) return
    this.acts.open({ kind, id: id.join(' ') }, this.opened)
  }

  #key(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void this.#keep()
  }
}

const asShown = ({ item, locale }: Opened): Shown => ({
  key: item.key,
  title: item.title(locale),
  type: item.type.name,
})
