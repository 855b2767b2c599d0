// A stand-in for the element of a component: nothing listens, and nothing is stored.
import type { Host } from '../../../src/page/host.ts'

export const hostFor = (name: string): Host => ({
  get element(): HTMLElement {
    throw new Error('there is no element: only what is rendered at first is made here')
  },
  name,
  internals: null,
  wasWaiting: true,
  dispatch: () => true,
  handover: () => null,
  handBack: () => false,
  hideFallback() {},
  templates: () => [],
  showFallback() {},
  answer: () => () => {},
  call() {},
  publish() {},
  holdState: () => () => {},
  defaults: { of: () => [] },
  consent: { given: () => true, give() {}, subscribe: () => () => {} },
  stay: {},
  memory: { read: () => null, kept: () => null, peek: () => null, write() {} },
  note() {},
  noteError() {},
  notePolicy() {},
  noteRecognised() {},
  noteMistakes() {},
  hint() {},
})
