// What a component may ask of the element that it lives in.
import type { Details } from '../contract/details.ts'
import type { Report, RequestNote } from '../contract/page-api.ts'
import type { richDoc, richDocSurface } from '../contract/rich-doc.ts'
import type { siteSearch, siteSearchSurface } from '../contract/site-search.ts'
import type { EmbedError } from '../errors/errors.ts'

type MethodName = keyof typeof siteSearch.methods | keyof typeof richDoc.methods

/** A declared event without a type for its detail does not compile. */
type Declared = typeof siteSearchSurface.events & typeof richDocSurface.events

type EventName = keyof Declared

export type StateName = keyof (typeof siteSearchSurface.states & typeof richDocSurface.states)

/** A cancelable event says so where it is told, and no other does. */
type Cancelable<Name extends EventName> = Declared[Name] extends { cancelable: true }
  ? [cancelable: true]
  : []

/** What a component may give a property to be read as. */
interface Published {
  query: string
  /** The library's own instance: what it can do is the library's to say. */
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
  /** The page-wide settings, for one that is no attribute; the strongest value first. */
  readonly defaults: { of(property: string): Iterable<readonly [source: string, value: unknown]> }
  /** Null where the browser has none, and in a component of React's, which is no custom element. */
  readonly internals: ElementInternals | null
  /** It stood in the page before our script, or is parsed with it: nobody has seen it empty. */
  readonly wasWaiting: boolean
  /** False when a listener has cancelled the event. */
  dispatch<Name extends EventName>(
    type: Name,
    detail: Details[Name],
    ...cancelable: Cancelable<Name>
  ): boolean
  /** What a visitor has begun to type in the fallback; null where it has no text field or is hidden. */
  handover(): Handover | null
  /** The visitor goes on in its first text field. False where it has none that can be typed in. */
  handBack(typed: Partial<Handover>): boolean
  hideFallback(): void
  /** The owner's templates and style sheets for slots; none where a visitor may have written them. */
  templates(): Element[]
  /** `typed` goes into its first text field. `isFirst`: it stands above what the element says, not below. */
  showFallback(typed?: string, isFirst?: boolean): void
  /** Carries out a method of the element until the returned function is called; `check` is SiteEmbed.check(). */
  answer(method: MethodName | 'check', handler: () => void): () => void
  call(method: MethodName): void
  /** Sets what a property reads as, where not only the page changes it. */
  publish<Name extends keyof Published>(property: Name, value: Published[Name]): void
  /** For the page's styles, where the browser has such states; until the returned function is called. */
  holdState(name: StateName): () => void
  /** True once the page or the visitor has agreed; tells when that changes. */
  readonly consent: { given(): boolean; give(): void; subscribe(listener: () => void): () => void }
  /** The same until the element has been out of the page for five seconds: a key for what is known of it. */
  readonly stay: object
  /** Kept in the browser's history: it is there again after leaving the page and coming back. */
  readonly memory: {
    read(): unknown
    /** What was written last, where the element was taken out and put back; else null. */
    kept(): unknown
    /** What the current entry of the history holds, also when it has been read before. */
    peek(): unknown
    write(value: unknown): void
  }
  /** For SiteEmbed.check(). */
  note(request: RequestNote): void
  noteError(error: EmbedError | null): void
  noteRecognised(fields: Report['recognised']): void
  /** What an owner may have got wrong, and no visitor can see; with what a page may mean so, if the owner asks. */
  noteMistakes(find: (isAsked: boolean) => readonly string[]): void
  /** The sources that a strict page must allow, by directive. */
  notePolicy(policy: Record<string, readonly string[]>): void
}

/** The props that an element gives its component. */
export interface ElementProps<Settings> {
  host: Host
  settings: Settings
  /** What is set as a property and as no attribute, such as `messages`. */
  properties: Readonly<Record<string, unknown>>
  /** How often each setting has been written, also with the value that it had. */
  writes: Readonly<Record<string, number>>
  /** Settings whose written value is not valid. */
  refused: readonly string[]
}
