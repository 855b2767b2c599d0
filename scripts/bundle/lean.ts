// Plugins that keep out of the bundle what no visitor needs, and what a page could misread.
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** `package/path/file.js`, wherever the packages lie. */
const fileOf = (id: string) => id.split('node_modules/').at(-1)?.split('?')[0] ?? ''

/** Whole modules, each with what stands in its place; one that nothing imports fails the build. */
export function withoutUnused(unused: Readonly<Record<string, string>>): Plugin {
  const met = new Set<string>()
  return {
    name: 'without-unused',
    enforce: 'pre',
    buildStart: () => met.clear(),
    load(id) {
      const file = fileOf(id)
      met.add(file)
      return unused[file] ?? null
    },
    buildEnd(error) {
      if (error) return
      for (const file of Object.keys(unused))
        if (!met.has(file))
          this.error(`${file} is not part of the bundle, so it does not have to be left out.`)
    },
  }
}

/** Modules of ours, by their path from the top, each with the one that takes its place. That one may import it, and so may `others`. */
export function insteadOf(
  instead: Readonly<Record<string, string>>,
  others: readonly string[] = [],
): Plugin {
  const met = new Set<string>()
  return {
    name: 'instead-of',
    enforce: 'pre',
    buildStart: () => met.clear(),
    async resolveId(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      const path = found && relative(process.cwd(), found.id)
      const other = path && instead[path]
      if (!other || [other, ...others].some((one) => importer === resolve(one))) return null
      met.add(path)
      return resolve(other)
    },
    buildEnd(error) {
      if (error) return
      for (const file of Object.keys(instead))
        if (!met.has(file)) this.error(`${file} is not part of the bundle, so nothing replaces it.`)
    },
  }
}

/** As long, in as many lines: what comes after stands where it stood, and a source map still leads there. */
const blankAs = (text: string) => text.replace(/[^\n]/g, ' ')

/** The contract documents itself for the README and for editors; visitors do not pay for it. */
export function withoutDocs(): Plugin {
  const text = String.raw`\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`
  const documentation = new RegExp(String.raw`\bdoc:${text},?`, 'g')
  return {
    name: 'without-docs',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('/src/contract/')
        ? { code: code.replace(documentation, blankAs), map: null }
        : null,
  }
}

/**
 * V8 otherwise compiles a function when it is first called, on the thread that shows the page. By this
 * line it compiles all of them on another thread, while the script is still coming in.
 */
const compiledAhead = '//# allFunctionsCalledOnLoad\n'

/** What it is, then how to compile it. A source map is told of lines that come from nowhere. */
export function firstLines(bannerOf: (file: string) => string): Plugin {
  const linesOf = (file: string) => bannerOf(file) + compiledAhead
  return {
    name: 'first-lines',
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk') file.code = linesOf(file.fileName) + file.code
        else if (file.fileName.endsWith('.map'))
          file.source = withEmptyLines(String(file.source), linesOf('').split('\n').length - 1)
    },
  }
}

const withEmptyLines = (map: string, count: number) =>
  map.replace('"mappings":"', `"mappings":"${';'.repeat(count)}`)

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A page may declare another encoding, or none, and its scripts are then read in it. */
export const asciiOf = (code: string) => code.replace(/[\u0080-\uffff]/g, escaped)
