// What a component may ask of the element that it lives in.
import type { Cancelable, EventDetails, EventName } from '../contract/events.ts'
import type { MethodName, Published } from '../contract/members.ts'
import type { EmbedError } from '../errors/errors.ts'

/** What stood in the first text field of the fallback when the element took over. */
export interface Handover {
  text: string
  focused: boolean
  selection: [number, number]
}

export interface RequestNote {
  url: string
  status: number | 'failed' | 'cancelled'
  milliseconds: number
}

export interface Host {
  readonly element: HTMLElement
  /** As the console shows it: `<site-search id="…">`. */
  readonly name: string
  /** False when a listener has cancelled the event. */
  dispatch<Name extends EventName>(
    type: Name,
    detail: EventDetails[Name],
    ...cancelable: Cancelable<Name>
  ): boolean
  /** What a visitor has begun in the fallback's first text field. */
  handover(): Handover | null
  hideFallback(): void
  /** The owner's templates and style sheets for slots; none where a visitor may have written them. */
  templates(): Element[]
  showFallback(typed?: string): void
  /** The element's methods, while the component is there to answer them. */
  answer(method: MethodName, handler: () => void): () => void
  call(method: MethodName): void
  /** What a property reads as, where the visitor can change it. */
  publish<Name extends keyof Published>(property: Name, value: Published[Name]): void
  /** True once the page or the visitor has agreed; tells when that changes. */
  readonly consent: { given(): boolean; give(): void; subscribe(listener: () => void): () => void }
  /** Survives leaving the page and coming back. */
  readonly memory: {
    read(): unknown
    /** What the present step of the history holds, whoever has read it. */
    peek(): unknown
    write(value: unknown): void
  }
  /** For SiteEmbed.check(). */
  note(request: RequestNote): void
  noteError(error: EmbedError | null): void
  /** The sources that a strict page must allow, by directive. */
  notePolicy(policy: Record<string, readonly string[]>): void
}

/** What every component gets from its element. */
export interface ElementProps<Settings> {
  host: Host
  settings: Settings
  /** Properties that are no attributes, such as `messages`. */
  properties: Readonly<Record<string, unknown>>
  /** How often each setting has been written: the same value written again counts. */
  writes: Readonly<Record<string, number>>
  /** Settings for which something was written that is not understood. */
  refused: readonly string[]
}
