// A stand-in for a browser, for a run outside of the unit tests. To be imported before anything of ours.
import { Window } from 'happy-dom'
import { isProperty } from './properties.ts'

const window = new Window({ url: 'http://localhost:3000/' })
const names = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis))
for (const name of [...names, 'document', 'location', 'history', 'navigator'])
  Object.defineProperty(globalThis, name, {
    configurable: true,
    writable: true,
    value: Reflect.get(window, name),
  })
Object.assign(globalThis, {
  window,
  CSS: { supports: isProperty },
})
// The owner is told of a great many things.
console.warn = () => {}
console.error = () => {}
