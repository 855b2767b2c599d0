// Beside the elements of a page under attack: notes what of the hostile texts has reached them, and what
// about them is dangerous, after each of many answers.
import type { Page } from '@playwright/test'
import { dangersIn } from '../dangers.ts'

export interface DoorInPage {
  dangers: string[]
  noted: Record<string, Set<string>>
  /** In the shadow roots of our elements, too. */
  all(selector: string): Element[]
  /** Once what was told is shown. */
  shown(): Promise<void>
  /** The search has answered. */
  answered(element: Element | Searching): Promise<void>
  /** What stands in this node is other than before. */
  changed(node: Node): Promise<void>
  /** True after some change of the page, or already. */
  until(isSo: () => boolean): Promise<void>
  /** As by hand. */
  type(field: Element | null | undefined, text: string): void
  note(kind: string, texts: Iterable<string | null>): void
  has(kind: string, text: string): boolean
  noteTexts(kind: string, selector: string): void
  noteLinks(kind: string, selector: string): void
  /** Of many texts those that stand somewhere in the elements. */
  noteFound(kind: string, texts: readonly string[]): void
  look(): void
}
/** What a page may do with a search. */
export interface Searching extends Element {
  query: string
  open(): void
  refresh(): void
}
declare global {
  interface Window {
    door: DoorInPage
  }
}

/** A text as it is compared: elements take marks and blanks away, and the wire halves of signs. */
export function bare(text: string) {
  return text
    .replace(/__\/?ais-highlight__/g, '')
    .replace(/[\s\0\ufffd\u200b]+|\p{Surrogate}+/gu, '')
    .toLowerCase()
}

/** Functions that stand by themselves, because the browser gets them as texts. */
function install(find: typeof dangersIn, bareOf: typeof bare) {
  const roots = () => [...document.querySelectorAll('*')].flatMap((it) => it.shadowRoot ?? [])
  const all = (selector: string) =>
    [document, ...roots()].flatMap((root) => [...root.querySelectorAll(selector)])
  const door: DoorInPage = {
    dangers: [],
    noted: {},
    all,
    shown: () => new Promise((done) => setTimeout(done)),
    answered: (element) =>
      new Promise((done, fail) => {
        const end = new AbortController()
        const settle = (event: Event) => {
          const { code, message } = event instanceof CustomEvent ? event.detail : {}
          // A busy machine takes longer than a visitor would wait.
          if (code === 'timeout' && 'refresh' in element) return element.refresh()
          end.abort()
          if (event.type === 'search-results') done()
          else fail(new Error(message))
        }
        for (const type of ['search-results', 'search-error'])
          element.addEventListener(type, settle, { signal: end.signal })
      }),
    changed: (node) =>
      new Promise((done) => {
        new MutationObserver((_, watch) => {
          watch.disconnect()
          done()
        }).observe(node, { childList: true, characterData: true, subtree: true })
      }),
    until: (isSo) =>
      new Promise((done) => {
        const look = () => {
          if (!isSo()) return
          watch.disconnect()
          done()
        }
        const watch = new MutationObserver(look)
        watch.observe(document, { childList: true, characterData: true, subtree: true })
        look()
      }),
    type(field, text) {
      const { prototype } =
        field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    },
    note(kind, texts) {
      door.noted[kind] ??= new Set()
      for (const text of texts) door.noted[kind].add(bareOf(text ?? ''))
    },
    has: (kind, text) => door.noted[kind]?.has(bareOf(text)) ?? false,
    noteTexts: (kind, selector) =>
      door.note(
        kind,
        all(selector).map(({ textContent }) => textContent),
      ),
    noteLinks: (kind, selector) =>
      door.note(
        kind,
        all(selector).map((link) => link.getAttribute('href')),
      ),
    noteFound(kind, texts) {
      const whole = bareOf(
        roots()
          .flatMap(({ textContent }) => textContent ?? '')
          .join('\n'),
      )
      door.note(
        kind,
        texts.filter((text) => whole.includes(bareOf(text))),
      )
    },
    look() {
      door.dangers.push(...roots().flatMap((root) => find(root)))
    },
  }
  Object.assign(window, { door })
}

export interface Door {
  /** The first of the texts that were never noted: none, where all went through. */
  missing(kind: string, texts: readonly string[]): Promise<string[]>
  /** The first that were noted though they are none of these. */
  others(kind: string, texts: readonly string[]): Promise<string[]>
}

/** Before the page is opened. */
export async function withDoor(page: Page): Promise<Door> {
  await page.addInitScript({ content: `(${install})(${dangersIn}, ${bare})` })
  const noted = async (kind: string) =>
    new Set(await page.evaluate((name) => [...(window.door.noted[name] ?? [])], kind))
  return {
    async missing(kind, texts) {
      const reached = await noted(kind)
      return texts.filter((text) => bare(text) && !reached.has(bare(text))).slice(0, 10)
    },
    async others(kind, texts) {
      const known = new Set(texts.map(bare))
      return [...(await noted(kind))].filter((text) => text && !known.has(text)).slice(0, 10)
    },
  }
}
