// The documents of a page that follow the editor: one greeting, one listener, one inspector for all of them.
import { saidBy } from '../content/editor-messages.ts'
import type { Follow, Previewed } from '../content/previewed.ts'
import type { Json } from '../net/json.ts'
import { createInspector, type Inspector } from './inspector/inspector.ts'
import { LiveDocument } from './live-document.ts'
import { type Tell, teller } from './tell.ts'

/** The editor's own library looks at the address in this interval too. */
const betweenLooks = 500

class Session {
  readonly #documents = new Map<Previewed, LiveDocument>()
  readonly #tell: Tell
  readonly #inspector: Inspector
  /** The editor's last message about inspector mode, which also applies to documents that come later. */
  #mode: Json | null = null
  #address = location.href
  #looking: ReturnType<typeof setInterval> | undefined

  constructor(private readonly editor: string) {
    this.#tell = teller(editor)
    this.#inspector = createInspector(() => [...this.#documents.keys()], this.#tell)
  }

  add(document: Previewed): () => void {
    const live = new LiveDocument(document, this.#tell)
    this.#documents.set(document, live)
    if (this.#documents.size === 1) this.#begin(document)
    document.changed = () => {
      live.changed()
      this.#inspector.changed()
    }
    document.changed()
    return () => {
      delete document.changed
      live.stop()
      this.#documents.delete(document)
      if (this.#documents.size) this.#inspector.changed()
      else this.#end()
    }
  }

  #begin({ settings }: Previewed) {
    addEventListener('message', this.#hear)
    this.#looking = setInterval(this.#look, betweenLooks)
    this.#tell('CONNECTED', {
      action: 'CONNECTED',
      connected: true,
      ...this.#inspector.count(),
      locale: settings.contentLocale ?? settings.locale ?? 'en',
      isInspectorEnabled: true,
      isLiveUpdatesEnabled: true,
      // Hides outlines of parts below a sticky bar or a dialog.
      hideCoveredElementOutlines: true,
    })
    if (this.#mode) this.#inspector.hear(this.#mode)
  }

  #end() {
    removeEventListener('message', this.#hear)
    clearInterval(this.#looking)
    this.#inspector.stop()
  }

  readonly #hear = (event: MessageEvent<unknown>) => {
    const said = saidBy(this.editor, event)
    if (!said) return
    if (said.method === 'INSPECTOR_MODE_CHANGED') this.#mode = said
    this.#inspector.hear(said)
    for (const live of this.#documents.values()) live.hear(said)
  }

  readonly #look = () => {
    if (location.href === this.#address) return
    this.#address = location.href
    this.#tell('URL_CHANGED', { action: 'URL_CHANGED', ...this.#inspector.count() })
  }
}

const sessions = new Map<string, Session>()

export const follow: Follow = (document, editor) => {
  const session = sessions.get(editor) ?? new Session(editor)
  sessions.set(editor, session)
  return session.add(document)
}
