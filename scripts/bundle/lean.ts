// Plugins that remove what no visitor needs from the bundle, and what a page could misread.
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** `package/path/file.js`, wherever the packages lie. */
const fileOf = (id: string) => id.split('node_modules/').at(-1)?.split('?')[0] ?? ''

/** Replaces whole modules; the build fails if nothing imports one of them. */
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

/** Blank text of the same length and lines, so that positions after it and the source map stay right. */
const blankAs = (text: string) => text.replace(/[^\n]/g, ' ')

/** Removes the docs in the contract, which are for the README and editors, so that visitors do not load them. */
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
 * Without this line, V8 compiles a function when it is first called, on the main thread. With it, V8 compiles all of
 * them on another thread while the script is loading.
 */
const compiledAhead = '//# allFunctionsCalledOnLoad\n'

/** The first lines: what the file is, and how to compile it. The source map is shifted by these lines. */
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
