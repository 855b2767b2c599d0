// React is published as CommonJS. Bundlers call its functions through an object then, `(0, x.jsx)(…)`, at
// every place. Here each is an export of a module, so that a call is a call.
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const packages = ['react', 'react/jsx-runtime']

/** React's own since version 18; the package is for those before. */
const ownStore = 'use-sync-external-store/shim/index.js'

/** What is there by two names, as `jsx` and `jsxs` in production, is one: calls that are alike pack smaller. */
export function exportsOf(all: Readonly<Record<string, unknown>>): string[] {
  const names = Object.keys(all).filter((key) => /^[A-Za-z]/.test(key))
  return names.map((key) => {
    const first = names.find((other) => all[other] === all[key])
    return first === key ? `export const ${key} = all.${key}` : `export { ${first} as ${key} }`
  })
}

const moduleOf = (name: string) =>
  [`import all from '${name}?commonjs'`, ...exportsOf(require(name)), 'export default all'].join(
    '\n',
  )

export function reactAsModule(): Plugin {
  const mark = '\0module-of:'
  return {
    name: 'react-as-module',
    enforce: 'pre',
    async resolveId(id, _, options) {
      if (id === ownStore) return `${mark}react`
      const [name = '', isInner] = id.split('?')
      // React's own renderer asks for it as it is.
      if (!packages.includes(name) || options.kind === 'require-call') return null
      if (isInner) return this.resolve(name, undefined, { ...options, skipSelf: true })
      return mark + name
    },
    load: (id) => (id.startsWith(mark) ? moduleOf(id.slice(mark.length)) : null),
  }
}
