// What runs in each page before its own scripts: it tells what this inspector does not, by words in the
// console that nobody else gets to read, and keeps the desktop out.
const SIGN = 'said to the one who drives'

function watchPage(sign) {
  const { debug } = console
  let words = 0
  // Numbered, because the console counts what is said again instead of saying it.
  const say = (word) => debug.call(console, sign, JSON.stringify({ ...word, number: ++words }))
  if (window === top) {
    const tellAddress = () => say({ address: location.href })
    for (const name of ['pushState', 'replaceState']) {
      const method = History.prototype[name]
      History.prototype[name] = {
        [name](...args) {
          Reflect.apply(method, this, args)
          tellAddress()
        },
      }[name]
    }
    addEventListener('popstate', tellAddress, true)
    addEventListener('hashchange', tellAddress, true)
  }
  // X11's middle button would write what was last selected into the field that has the focus.
  let button = 0
  const pressed = (event) => {
    button = event.button
  }
  addEventListener('mousedown', pressed, true)
  const pasted = (event) => {
    if (button !== 1) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('paste', pasted, true)
  for (const name of ['alert', 'confirm', 'prompt'])
    window[name] = (message = '', defaultPrompt = '') => {
      say({ dialog: name, message: String(message), defaultPrompt: String(defaultPrompt) })
      return name === 'prompt' ? null : name === 'confirm' ? false : undefined
    }
}

export const prelude = `(${watchPage})(${JSON.stringify(SIGN)});\n`

/** Null for what the page's own scripts say. */
export function readWord({ parameters }) {
  const [first, second] = parameters ?? []
  return first?.value === SIGN ? JSON.parse(second.value) : null
}
