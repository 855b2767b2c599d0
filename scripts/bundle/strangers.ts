// The sheets of `src/shell` also have rules for parts of a single element. A script without that element leaves out
// the selectors of these parts, and the custom properties that none of its sheets uses.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const filesIn = (rooms: readonly string[], end: RegExp) =>
  rooms
    .flatMap((room) =>
      readdirSync(join('src', room), { recursive: true, encoding: 'utf8' }).map((file) =>
        join('src', room, file),
      ),
    )
    .filter((file) => end.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

const comment = /\/\*[\s\S]*?\*\//g
const setProperty = /(--_[\w-]+):[^;]*;/g
/** A rule without others in it. */
const rule = /([^{};]+)(\{[^{}]*\})/g
/** Selectors in one of these have the same specificity, and so do those that stay. */
const oneOf = /:is\(([^()]*)\)/g

/** What stays of a list of selectors; '' where nothing does. */
function kept(selectors: string, isStrange: (selector: string) => boolean): string {
  const inner = selectors.replace(oneOf, (_, list: string) => {
    const left = list.split(',').filter((one) => !isStrange(one))
    return left.length ? `:is(${left})` : '.%'
  })
  // A comma in parentheses parts no rules.
  return inner
    .split(/,(?![^(]*\))/)
    .filter((one) => !one.includes('.%') && !isStrange(one))
    .join(',')
}

/** `named` is source in which the classes are given; `read` are the sheets that read properties. */
export function withoutStrangers(css: string, named: string, read: string): string {
  const isStrange = (selector: string) =>
    [...selector.matchAll(/\.([a-z][\w-]*)/g)].some(
      ([, name]) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(named),
    )
  return css
    .replace(comment, '')
    .replace(setProperty, (all, name: string) => (read.includes(`var(${name}`) ? all : ''))
    .replace(rule, (_, selectors: string, body: string) => {
      const left = kept(selectors, isStrange)
      return left && left + body
    })
}

export function ofTheseRooms(rooms: readonly string[]): Plugin {
  const named = filesIn(rooms, /\.tsx?$/)
  const read = filesIn(rooms, /\.css$/) + named
  return {
    name: 'of-these-rooms',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('.css?inline') ? { code: withoutStrangers(code, named, read), map: null } : null,
  }
}
