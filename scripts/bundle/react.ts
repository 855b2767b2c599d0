// React is published as CommonJS: a bundler keeps everything that it exports, and calls it through an object,
// `(0, x.jsx)(…)`. Here its files become modules with the same code, so that calls are plain calls, and unused
// exports are left out.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const folderOf = (name: string, { resolve } = require) => dirname(resolve(`${name}/package.json`))
const dom = folderOf('react-dom')
const react = join(folderOf('react'), 'cjs/react.production.js')
const renderer = join(dom, 'cjs/react-dom-client.production.js')

/** By the name that is imported. */
const files: Readonly<Record<string, string>> = {
  react,
  'react/jsx-runtime': join(dirname(react), 'react-jsx-runtime.production.js'),
  'react-dom': join(dom, 'cjs/react-dom.production.js'),
  'react-dom/client': renderer,
  scheduler: join(folderOf('scheduler', createRequire(renderer)), 'cjs/scheduler.production.js'),
  // React's own since version 18; the package is for those before.
  'use-sync-external-store/shim/index.js': react,
}
const published = new Set(Object.values(files))

/** Only the scheduler of a profiling build has them. */
const forProfiling = /\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g

/** Merges exports with two names, such as `jsx` and `jsxs`, because equal calls compress better. */
export function exportsOf(code: string): string[] {
  const found = [...code.matchAll(/^exports\.(\w+) =\s+(?:(\w+);)?/gm)]
  return found.map(([, name = '', value]) => {
    const [, first = name] = found.find(([, , other]) => value && other === value) ?? []
    return `exports_${first} as ${name}`
  })
}

const importsOf = (code: string) =>
  [...code.matchAll(/(\w+) = require\("([^"]+)"\)/g)].map(
    ([, local, name]) => `import * as ${local} from '${name}'; `,
  )

/** The same code on the same lines, so that a source map still leads there. */
const bodyOf = (code: string) =>
  code
    .replace(/^var (?:\w+ = require\("[^"]+"\)[,;]\s+)+/gm, (all) => all.replace(/[^\n]/g, ''))
    .replace(forProfiling, 'void 0')
    .replace(/^exports\.(\w+)/gm, 'var exports_$1')
    .replace(/\bexports\.(\w+)/g, 'exports_$1')

export const moduleOf = (code: string) =>
  `${importsOf(code).join('')}${bodyOf(code)}
export { ${exportsOf(code).join(', ')} }`

/**
 * Sets up the renderer when r2wc first renders an element, and not on every page with the script. It is not inside
 * another function: docs/decisions/bundle.md.
 */
const lateModuleOf = (code: string) =>
  `${importsOf(code).join('')}let made; const make = () => { ${bodyOf(code)}
return { createRoot: exports_createRoot } }
export const createRoot = (...all) => (made ??= make()).createRoot(...all)`

/** As CommonJS, React is also the default of itself. */
const withDefault = (code: string) => `${moduleOf(code)}\nexport * as default from 'react'`

export const reactAsModule = (): Plugin => ({
  name: 'react-as-module',
  enforce: 'pre',
  resolveId: (id) => files[id] ?? null,
  load(id) {
    if (!published.has(id)) return null
    const made = { [renderer]: lateModuleOf, [react]: withDefault }[id] ?? moduleOf
    return made(readFileSync(id, 'utf8'))
  },
})
