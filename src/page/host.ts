// What a component can use of the element around it.
import type { Details } from '../contract/details.ts'
import type { Report, RequestNote } from '../contract/page-api.ts'
import type { richDoc, richDocSurface } from '../contract/rich-doc.ts'
import type { siteSearch, siteSearchSurface } from '../contract/site-search.ts'
import type { EmbedError } from '../errors/errors.ts'

type MethodName = keyof typeof siteSearch.methods | keyof typeof richDoc.methods

/** Each declared event needs a type for its detail, or it does not compile. */
type Declared = typeof siteSearchSurface.events & typeof richDocSurface.events

type EventName = keyof Declared

export type StateName = keyof (typeof siteSearchSurface.states & typeof richDocSurface.states)

/** Only an event that is declared cancelable may be dispatched as cancelable. */
type Cancelable<Name extends EventName> = Declared[Name] extends { cancelable: true }
  ? [cancelable: true]
  : []

/** The values that a component may publish as properties. */
interface Published {
  query: string
  /** The library's own instance, whose type belongs to the library. */
  instantSearch: object | null
}

/** The state of the fallback's first text field when the element takes over from it. */
export interface Handover {
  text: string
  focused: boolean
  selection: [number, number]
}

export interface Host {
  readonly element: HTMLElement
  /** For the console: `<site-search id="…">`. */
  readonly name: string
  /** The page-wide settings, for a setting that is not an attribute; the strongest value first. */
  readonly defaults: { of(property: string): Iterable<readonly [source: string, value: unknown]> }
  /** Null if the browser has none, and in a React component, which is not a custom element. */
  readonly internals: ElementInternals | null
  /** It was in the page before our script, or is parsed with it, so nobody has seen it empty. */
  readonly wasWaiting: boolean
  /** False when a listener has cancelled the event. */
  dispatch<Name extends EventName>(
    type: Name,
    detail: Details[Name],
    ...cancelable: Cancelable<Name>
  ): boolean
  /** What a visitor has begun to type in the fallback; null if it has no text field or is hidden. */
  handover(): Handover | null
  /** Moves the visitor's words and focus to its first text field. False if it has no usable text field. */
  handBack(typed: Partial<Handover>): boolean
  hideFallback(): void
  /** The owner's templates and style sheets for slots; none if a visitor may have written them. */
  templates(): Element[]
  /** `typed` goes into its first text field. `isFirst`: it is above the element's message, not below. */
  showFallback(typed?: string, isFirst?: boolean): void
  /** Handles a method of the element until the returned function is called; `check` is SiteEmbed.check(). */
  answer(method: MethodName | 'check', handler: () => void): () => void
  call(method: MethodName): void
  /** Sets the value that a property returns, for properties that not only the page changes. */
  publish<Name extends keyof Published>(property: Name, value: Published[Name]): void
  /** Sets a state for the page's styles, if the browser supports that, until the returned function is called. */
  holdState(name: StateName): () => void
  /** Whether the page or the visitor has agreed; subscribers hear of a change. */
  readonly consent: { given(): boolean; give(): void; subscribe(listener: () => void): () => void }
  /** A key for data about the element. It stays the same until the element is out of the page for five seconds. */
  readonly stay: object
  /** Kept in the browser's history, so it is still there after leaving the page and coming back. */
  readonly memory: {
    read(): unknown
    /** What was written last, if the element was removed and put back; else null. */
    kept(): unknown
    /** What the current entry of the history has, even if it was read before. */
    peek(): unknown
    write(value: unknown): void
  }
  /** For SiteEmbed.check(). */
  note(request: RequestNote): void
  noteError(error: EmbedError | null): void
  noteRecognised(fields: Report['recognised']): void
  /** Registers mistakes that visitors cannot see. If the owner asks, it includes some that may be intended. */
  noteMistakes(find: (isAsked: boolean) => readonly string[]): void
  /** Reports these mistakes to the owner, each once. An element that a script has added is left out. */
  hint(): void
  /** Notes the sources that a page with a strict policy (CSP) must allow, by directive. */
  notePolicy(policy: Record<string, readonly string[]>): void
}

/** The props that an element gives its component. */
export interface ElementProps<Settings> {
  host: Host
  settings: Settings
  /** Values of properties that have no attribute, such as `messages`. */
  properties: Readonly<Record<string, unknown>>
  /** How often each setting has been written, even with the same value. */
  writes: Readonly<Record<string, number>>
  /** Settings whose written value is not valid. */
  refused: readonly string[]
}
