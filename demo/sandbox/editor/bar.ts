// Which page stands in the frame, and which entry, where the page shows any.
import { make, type Option, options } from './dom.ts'
import { type PageSetup, type Setup, tokenParameter } from './setup.ts'
import type { Space } from './space.ts'
import type { Words } from './words.ts'

/** The space's own tag of the language. */
async function localeOf(space: Space, language: string): Promise<string> {
  const all = await space.locales()
  const ofLanguage = all.find(({ code }) => code.split('-')[0] === language)
  return (ofLanguage ?? all.find((one) => one.default))?.code ?? language
}

const labelled = (words: string, control: HTMLElement) => make('label', {}, words, control)

export class Bar {
  readonly #pages: HTMLSelectElement
  readonly #entries = make('select', { id: 'entry' })
  readonly #entry = labelled('', this.#entries)
  readonly element: HTMLElement

  constructor(
    private readonly setup: Setup,
    words: Words,
    private readonly spaceOf: (space: string, environment: string) => Space,
    private readonly choose: (address: string) => void,
  ) {
    const titles = setup.pages.map(({ name, title }) => ({ value: name, title }))
    this.#pages = make('select', { id: 'page' }, ...options(titles))
    this.#entry.prepend(words.entryOfPage)
    this.element = make('div', { class: 'bar' }, labelled(words.page, this.#pages), this.#entry)
    this.#pages.addEventListener('change', () => this.#show(null))
    this.#entries.addEventListener('change', () => this.#tell())
  }

  /** As the address of the editor says, or the first. */
  async begin(parameters: URLSearchParams) {
    const asked = parameters.get('page')
    if (this.setup.pages.some(({ name }) => name === asked)) this.#pages.value = asked ?? ''
    await this.#show(parameters.get('entry'))
  }

  get #page(): PageSetup | undefined {
    return this.setup.pages.find(({ name }) => name === this.#pages.value)
  }

  async #show(entry: string | null) {
    const space = this.#page?.space ?? null
    this.#entry.hidden = space === null
    const found = space === null ? [] : await this.#entriesOf(space)
    this.#entries.replaceChildren(...options(found))
    if (found.some(({ value }) => value === entry)) this.#entries.value = entry ?? ''
    this.#tell()
  }

  async #entriesOf(name: string): Promise<Option[]> {
    const space = this.spaceOf(name, 'master')
    const locale = await localeOf(space, this.setup.language)
    const all = await space.choices(locale, 'Entry')
    return all.map(({ key, title, type }) => ({ value: key.id, title, group: type }))
  }

  #tell() {
    const { language, origin, token } = this.setup
    const lang: Record<string, string> = language === 'en' ? {} : { lang: language }
    const entry: Record<string, string> = this.#entries.value ? { entry: this.#entries.value } : {}
    const name = this.#pages.value
    history.replaceState(null, '', `?${new URLSearchParams({ ...lang, page: name, ...entry })}`)
    const path = name === 'index' ? '' : name
    const query = new URLSearchParams({ ...lang, ...entry, [tokenParameter]: token })
    this.choose(`${origin}/${path}?${query}`)
  }
}
