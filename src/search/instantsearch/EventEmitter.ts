// In the place of the event emitter that InstantSearch and its helper extend, which is written for old browsers
// (scripts/bundle/builds.ts). It does the same, without warnings about many listeners and events about them.
type Listener = ((...values: unknown[]) => unknown) & {
  /** Of one that is called once: the one that was given. */
  listener?: Listener
}

class EventEmitter {
  /** Made late: the helper extends this class without calling it. */
  declare _events?: ReadonlyMap<string, readonly Listener[]>
  declare addListener: EventEmitter['on']

  static {
    EventEmitter.prototype.addListener = EventEmitter.prototype.on
  }

  listeners(type: string): readonly Listener[] {
    return this._events?.get(type) ?? []
  }

  listenerCount(type: string) {
    return this.listeners(type).length
  }

  on(type: string, listener: Listener) {
    const listeners = [...this.listeners(type), listener]
    this._events = new Map(this._events).set(type, listeners)
    return this
  }

  once(type: string, listener: Listener) {
    const once: Listener = (...values) => {
      this.removeListener(type, once)
      listener.apply(this, values)
    }
    once.listener = listener
    return this.on(type, once)
  }

  removeListener(type: string, listener: Listener) {
    const all = this.listeners(type)
    const at = all.map((one) => one === listener || one.listener === listener).lastIndexOf(true)
    const listeners = all.filter((_, index) => index !== at)
    this._events = new Map(this._events).set(type, listeners)
    return this
  }

  removeAllListeners(type?: string) {
    this._events = new Map([...(this._events ?? [])].filter(([other]) => type && other !== type))
    return this
  }

  setMaxListeners() {
    return this
  }

  /** False where nobody listens. An error that nobody hears is thrown. */
  emit(type: string, ...values: unknown[]) {
    const listeners = this.listeners(type)
    if (type === 'error' && !listeners.length) throw values[0]
    for (const listener of listeners) listener.apply(this, values)
    return listeners.length > 0
  }
}

/** The helper requires it, as CommonJS. */
export { EventEmitter as default, EventEmitter as 'module.exports' }
