// The script that asks an agent has no React of its own, and nothing else that the bundle gives it by the list
// `given` in src/search/asking.ts. All that comes from the modules of that list comes here from one module,
// which has it from the moment that the bundle gives it.
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Plugin, parseAst } from 'vite'

const giver = resolve('src/search/asking.ts')
const receiver = resolve('src/ask/given.ts')

/** `names` in the order of the list, and the modules that they come from. */
export function givenIn(code: string) {
  const [, list = ''] = /^const given = \[([^\]]*)\]/m.exec(code) ?? []
  const names: readonly string[] = list.match(/\w+/g) ?? []
  const modules = parseAst(code, { lang: 'ts' })
    .body.filter((one) => one.type === 'ImportDeclaration')
    .filter(({ specifiers }) => specifiers.some(({ local }) => names.includes(local.name)))
    .map(({ source }) => source.value)
  return { names, modules }
}

/** Until `receive` is called nothing has a value, and nothing uses one. */
export const moduleOf = (names: readonly string[]) =>
  `export let ${names}
export { jsx as jsxs }
export const Fragment = ({ children }) => children
export const receive = (given) => { [${names}] = given }`

export function givenByBundle(): Plugin {
  const { names, modules } = givenIn(readFileSync(giver, 'utf8'))
  const isGiven = (id: string) =>
    modules.some((one) => id === (one.startsWith('.') ? resolve(dirname(giver), one) : one))
  return {
    name: 'given-by-bundle',
    enforce: 'pre',
    resolveId(id, importer = '') {
      const path = id.startsWith('.') ? resolve(dirname(importer), id) : id
      return isGiven(path) ? receiver : null
    },
    load: (id) => (id === receiver ? moduleOf(names) : null),
  }
}
