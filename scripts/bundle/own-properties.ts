// Gives short names to our private custom properties, such as `--_space`. They keep the underscore, because slotted
// elements of the page inherit them, and must not confuse them with their own.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const property = /--_[a-z-]+/g

/** From all sheets, so that a property has one name in all scripts of a page. */
function names(): ReadonlyMap<string, string> {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join('src', file), 'utf8'))
  const found = new Set(sheets.join('\n').match(property)?.sort())
  return new Map([...found].map((name, at) => [name, `--_${at.toString(36)}`]))
}

export function shortOwnProperties(): Plugin {
  const short = names()
  return {
    name: 'short-own-properties',
    /** No line gets another number, so that a source map still leads there. */
    renderChunk: (code) => ({
      code: code.replace(property, (name) => short.get(name) ?? name),
      map: null,
    }),
  }
}
